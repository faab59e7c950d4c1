import { isKnown } from './known-findings';

const known = [{ rule: 'slow', route: 'POST /x', attack: /^text: long$/, why: '' }] as const;
const finding = { rule: 'slow', route: 'POST /x', attacks: new Set(['text: long']) } as const;

it('knows a finding by its rule, its route and all attacks that have shown it', () => {
  expect(isKnown(finding, known)).toBe(true);
  expect(isKnown({ ...finding, rule: 'no answer' }, known)).toBe(false);
  expect(isKnown({ ...finding, route: 'POST /y' }, known)).toBe(false);
  expect(isKnown({ ...finding, route: null, attacks: new Set() }, known)).toBe(false);
  expect(isKnown({ ...finding, attacks: new Set(['text: long', 'text: short']) }, known)).toBe(false);
});
