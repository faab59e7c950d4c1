/**
 * Refuses to look a string up in a plain object: `table[name]` and `name in table`. What the table does not
 * hold, its prototype may: `table['constructor']` is a function, and a text that contains such a word fails.
 * A `Map` holds only what was put into it.
 *
 * Allowed are keys that the compiler knows (literals and unions of them, unless a cast makes them so), numbers
 * and symbols, and lists. Needs type information.
 */
import { ESLintUtils } from '@typescript-eslint/utils';
import ts from 'typescript';

const CASTS = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSTypeAssertion']);

export const noPlainObjectLookup = {
  meta: {
    type: 'problem',
    docs: { description: 'Look strings up in a Map, never in a plain object.' },
    messages: {
      lookup:
        'A plain object answers for the names of Object.prototype as well ("constructor"): use a Map for strings.',
    },
    schema: [],
  },
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const checker = services.program.getTypeChecker();

    /** Whether an expression may be any string, whatever a cast around it says. */
    const isAnyString = (expression) => {
      const type = services.getTypeAtLocation(expression);
      const parts = (checker.getBaseConstraintOfType(type) ?? type).isUnion?.() ? type.types : [type];
      if (parts?.some(({ flags }) => flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral))) return true;
      return CASTS.has(expression.type) && isAnyString(expression.expression);
    };

    const isList = (expression) => {
      const type = checker.getApparentType(services.getTypeAtLocation(expression));
      return checker.isArrayLikeType(type);
    };

    return {
      'MemberExpression[computed=true]'({ object, property }) {
        if (property.type === 'Literal' || isList(object) || !isAnyString(property)) return;
        context.report({ node: property, messageId: 'lookup' });
      },
      "BinaryExpression[operator='in']"({ left, right }) {
        if (left.type === 'Literal' || left.type === 'PrivateIdentifier' || !isAnyString(left)) return;
        context.report({ node: right, messageId: 'lookup' });
      },
    };
  },
};
