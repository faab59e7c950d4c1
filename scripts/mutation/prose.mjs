import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Calls whose texts people read: a new error, `super` of one, a fault of a field. */
const isTelling = ({ node }) =>
  node.type === 'NewExpression'
    ? node.callee.name !== 'RegExp'
    : node.type === 'CallExpression' &&
      (node.callee.type === 'Super' ||
        ['of', 'fault'].includes(node.callee.property?.name ?? node.callee.name));

const SENTENCE = /^\S*(?: \S+){3,}\.$/;

/**
 * Passes over the wording of messages: a sentence, a text with a space in it that an error or a fault of a field is
 * given, and what stands as `message` or `description`. Tests hold the error's class, code and field; another wording is no
 * fault. Decorators are Nest's wiring, which integration tests run.
 */
const ignorer = {
  shouldIgnore(path) {
    if (path.isDecorator()) return 'wiring';
    if (!path.isStringLiteral() && !path.isTemplateLiteral()) return undefined;
    const text = path.isStringLiteral()
      ? path.node.value
      : path.node.quasis.map(({ value }) => value.raw).join('');
    const key = path.parent.type === 'ObjectProperty' ? path.parent.key.name : null;
    const isWording =
      SENTENCE.test(text) ||
      ['message', 'description'].includes(key) ||
      (text.includes(' ') && isTelling(path.parentPath));
    return isWording ? 'wording' : undefined;
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'prose', ignorer)];
