/** The digits as they are said one by one: never mốt, tư or lăm. */
export const DIGITS = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'] as const;

/** A string of digits, digit by digit; everything else in it is silent. */
export function readDigits(written: string): string {
  return [...written.replace(/\D/g, '')].map((digit) => DIGITS[Number(digit)]).join(' ');
}

/**
 * A whole number of any length as northern newsreaders say it: mốt, tư and lăm after mươi, linh for empty
 * tens, không trăm in every later group, nghìn, triệu, tỷ, and beyond that a count of tỷ (nghìn tỷ).
 */
export function readCardinal(written: string | number): string {
  const digits = String(written).replace(/^0+(?=\d)/, '');
  if (digits === '0') return 'không';
  return billions(digits).join(' ');
}

/** `digits` without leading zeros; the last nine are below tỷ, what is before them counts tỷ. */
function billions(digits: string): string[] {
  if (digits.length <= 9) return millions(digits, false);
  const lower = millions(digits.slice(-9), true);
  return [...billions(digits.slice(0, -9)), 'tỷ', ...lower];
}

const SCALES = ['triệu', 'nghìn', ''] as const;

function millions(digits: string, continued: boolean): string[] {
  const padded = digits.padStart(9, '0');
  const words: string[] = [];
  SCALES.forEach((scale, place) => {
    const group = padded.slice(place * 3, place * 3 + 3);
    if (group === '000') return;
    words.push(...hundreds(group, continued || words.length > 0), ...(scale === '' ? [] : [scale]));
  });
  return words;
}

function hundreds(group: string, continued: boolean): string[] {
  const [hundred, ten, unit] = [Number(group[0]), Number(group[1]), Number(group[2])];
  const words = hundred > 0 || continued ? [DIGITS[hundred]!, 'trăm'] : [];
  if (ten === 0 && unit === 0) return words;
  if (ten === 0) return words.length > 0 ? [...words, 'linh', DIGITS[unit]!] : [DIGITS[unit]!];
  return [...words, ...tens(ten, unit)];
}

function tens(ten: number, unit: number): string[] {
  const head = ten === 1 ? ['mười'] : [DIGITS[ten]!, 'mươi'];
  if (unit === 0) return head;
  if (unit === 5) return [...head, 'lăm'];
  if (ten > 1 && unit === 1) return [...head, 'mốt'];
  if (ten > 1 && unit === 4) return [...head, 'tư'];
  return [...head, DIGITS[unit]!];
}
