const MEASURES =
  'people|times|years?|months?|weeks?|days?|hours?|minutes?|seconds?|dollars?|euros?|pounds?|dong|percent|votes|meters?|metres?|' +
  'miles?|kilometers?|kilometres?|feet|km|kg|grams?|calories|steps|words|pages';
const MEASURED = new RegExp(String.raw`^\s(?:${MEASURES})\b`);

/** Whether lower-cased text after a number begins with what it measures: no year and no code. */
export function isMeasured(after: string): boolean {
  return MEASURED.test(after);
}
