import { readOrdinal } from '../numbers/ordinals';
import { readCardinal } from '../numbers/cardinals';
import { readFraction, readInteger, readNumeral } from '../numbers/numerals';

/** Two whole numbers as written. */
export interface NumberPair {
  readonly first: string;
  readonly second: string;
}

/** ba phẩy mười bốn. */
export const sayDecimal = ({ first, second }: NumberPair): string =>
  `${readInteger(first)} phẩy ${readFraction(second)}`;

/** ba phần tư. */
export const sayFraction = ({ first, second }: NumberPair): string =>
  `${readCardinal(first)} phần ${Number(second) === 4 ? 'tư' : readCardinal(second)}`;

/** So many of so many; a rank is an ordinal. */
export interface Ratio extends NumberPair {
  readonly isRank?: boolean;
}

/** tám trên mười; of a rank tư trên mười. */
export const sayRatio = ({ first, second, isRank = false }: Ratio): string =>
  `${isRank ? readOrdinal(Number(first)) : readCardinal(first)} trên ${readCardinal(second)}`;

/** ba đến năm. */
export const sayRange = ({ first, second }: NumberPair): string =>
  `${readInteger(first)} đến ${readInteger(second)}`;

/** hai một, in chess hai phẩy năm không phẩy năm. */
export const sayScore = ({ first, second }: NumberPair): string =>
  [first, second].map((side) => readNumeral(side.replace('.', ',')) ?? readCardinal(side)).join(' ');
