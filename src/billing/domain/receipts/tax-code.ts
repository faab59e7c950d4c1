/** What the first nine digits of a tax code are multiplied with; their sum gives the tenth. */
const WEIGHTS = [31, 29, 23, 19, 17, 13, 7, 5, 3];

/**
 * Whether a text has the form of a Vietnamese tax code (Circular 86/2024/TT-BTC): ten digits of which the last checks
 * the others, perhaps with a hyphen and three digits for a branch; or the twelve digits of a personal identification
 * number, which people and households use since July 2025.
 */
export function isTaxCode(text: string): boolean {
  if (/^\d{12}$/.test(text)) return true;
  return /^\d{10}(-\d{3})?$/.test(text) && Number(text[9]) === checkDigit(text);
}

/** Ten for nine digits that no tax code begins with. */
function checkDigit(code: string): number {
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(code[place]), 0);
  return 10 - (sum % 11);
}
