#!/usr/bin/env node
/**
 * node scripts/lint/plain-object-lookups.mjs [folder]
 *
 * Refuses to look a string up in a plain object: `table[name]`, `name in table`, `const { [name]: value } = table`.
 * What the table does not hold, its prototype may: `table['constructor']` is a function, and whoever sends that
 * word breaks the code that expects text. A `Map` holds only what was put into it.
 *
 * Allowed are keys that the compiler knows: literals and unions of them, unless a cast on the spot makes them so;
 * numbers, symbols, and whatever is taken from a list. A rule of its own because no linter with types has it.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = path.resolve(process.argv[2] ?? fileURLToPath(new URL('../..', import.meta.url)));
/** The service and its page are two programs: their settings of the compiler differ. */
const PROGRAMS = ['tsconfig.json', 'src/web/tsconfig.json'];
const IS_CHECKED = /^(?:src|bench)\/.*(?<!\.spec|\.d)\.tsx?$/;
const IS_GENERATED = /\/generated\//;
const ANY_STRING = ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral | ts.TypeFlags.Any;

const lookups = PROGRAMS.flatMap(lookupsOf);
for (const place of lookups)
  console.error(
    `${place} A plain object also answers for "constructor" and its like: look strings up in a Map.`,
  );
process.exitCode = lookups.length === 0 ? 0 : 1;

/** Where the sources of a program look strings up in plain objects: `src/some.ts:12:3`. */
function lookupsOf(config) {
  const file = path.join(ROOT, config);
  const { config: settings, error } = ts.readConfigFile(file, ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  const { options, fileNames } = ts.parseJsonConfigFileContent(settings, ts.sys, path.dirname(file));
  const isChecked = (name) => IS_CHECKED.test(path.relative(ROOT, name)) && !IS_GENERATED.test(name);
  const checked = fileNames.filter(isChecked);
  if (checked.length === 0) throw new Error(`${config} has no file to check`);
  const program = ts.createProgram(checked, options);
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter(({ fileName }) => isChecked(fileName))
    .flatMap((source) => keysIn(source, checker).filter((key) => isAnyString(key, checker)))
    .map(placeOf);
}

/** Every key that something in a part of a file is looked up with, but for keys of lists. */
function keysIn(part, checker) {
  const keys = [];
  const visit = (node) => {
    if (ts.isElementAccessExpression(node) && !isList(node.expression, checker))
      keys.push(node.argumentExpression);
    if (asksForString(node)) keys.push(node.left);
    if (ts.isComputedPropertyName(node) && isTakenApart(node.parent)) keys.push(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(part);
  return keys;
}

/** `key in object`; `#field in object` asks for no string. */
function asksForString(node) {
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.InKeyword &&
    !ts.isPrivateIdentifier(node.left)
  );
}

function isList(expression, checker) {
  return checker.isArrayLikeType(checker.getApparentType(checker.getTypeAtLocation(expression)));
}

/** Whether a property is taken out of an object: by a declaration, an assignment or a loop. */
function isTakenApart(property) {
  if (ts.isBindingElement(property)) return true;
  let pattern = property;
  while (isPartOfPattern(pattern.parent)) pattern = pattern.parent;
  const { parent } = pattern;
  if (ts.isForOfStatement(parent)) return parent.initializer === pattern;
  return (
    ts.isBinaryExpression(parent) &&
    parent.left === pattern &&
    parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  );
}

function isPartOfPattern(node) {
  return (
    ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node) || ts.isPropertyAssignment(node)
  );
}

/** Whether an expression may be any string, whatever a cast around it says. */
function isAnyString(expression, checker) {
  const type = checker.getTypeAtLocation(expression);
  const bound = checker.getBaseConstraintOfType(type) ?? type;
  const parts = bound.isUnion() ? bound.types : [bound];
  if (parts.some(({ flags }) => flags & ANY_STRING)) return true;
  return isWrapped(expression) && isAnyString(expression.expression, checker);
}

function isWrapped(expression) {
  return (
    ts.isAssertionExpression(expression) ||
    ts.isNonNullExpression(expression) ||
    ts.isParenthesizedExpression(expression)
  );
}

function placeOf(node) {
  const source = node.getSourceFile();
  const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${path.relative(ROOT, source.fileName)}:${line + 1}:${character + 1}`;
}
