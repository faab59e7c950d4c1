import type { Forced } from './specimen';

const FORCED: readonly Forced[] = ['hover', 'focus-visible'];

/** The class that an element has to look as if it were in a state. */
export const classAs = (state: Forced): string => `as-${state}`;

/** Gives every rule about these states a twin right behind it, which holds for their classes. */
export function addForcedRules(sheets: Iterable<CSSStyleSheet>): void {
  for (const sheet of sheets)
    for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
      const rule = sheet.cssRules[at];
      if (!(rule instanceof CSSStyleRule)) continue;
      const twin = twinOf(rule.cssText);
      if (twin !== rule.cssText) sheet.insertRule(twin, at + 1);
    }
}

const twinOf = (rule: string): string =>
  FORCED.reduce((text, state) => text.replaceAll(`:${state}`, `.${classAs(state)}`), rule);
