/**
 * Refuses to look a string up in a plain object: `table[name]`, `name in table`, `const { [name]: value } = table`.
 * What the table does not hold, its prototype may: `table['constructor']` is a function, and whoever sends that
 * word breaks the code that expects text. A `Map` holds only what was put into it.
 *
 * Allowed are keys that the compiler knows: literals and unions of them, unless a cast on the spot makes them so;
 * numbers, symbols, and whatever is taken from a list. Needs type information.
 */
import ts from 'typescript';

const CASTS = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSTypeAssertion']);
const ANY_STRING = ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral | ts.TypeFlags.Any;

export const noPlainObjectLookup = {
  meta: {
    type: 'problem',
    docs: { description: 'Strings are looked up in a Map, never in a plain object.' },
    messages: {
      lookup: 'A plain object also answers for "constructor" and its like: look strings up in a Map.',
    },
    schema: [],
  },
  create(context) {
    const { program, getTypeAtLocation } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();

    /** Whether an expression may be any string, whatever a cast around it says. */
    function isAnyString(expression) {
      const type = getTypeAtLocation(expression);
      const bound = checker.getBaseConstraintOfType(type) ?? type;
      const parts = bound.isUnion() ? bound.types : [bound];
      if (parts.some(({ flags }) => flags & ANY_STRING)) return true;
      return CASTS.has(expression.type) && isAnyString(expression.expression);
    }

    function isList(expression) {
      return checker.isArrayLikeType(checker.getApparentType(getTypeAtLocation(expression)));
    }

    function check(key) {
      if (key.type !== 'Literal' && isAnyString(key)) context.report({ node: key, messageId: 'lookup' });
    }

    return {
      'MemberExpression[computed=true]'({ object, property }) {
        if (!isList(object)) check(property);
      },
      "BinaryExpression[operator='in']"({ left }) {
        if (left.type !== 'PrivateIdentifier') check(left);
      },
      'ObjectPattern > Property[computed=true]'({ key }) {
        check(key);
      },
    };
  },
};
