import { parseOptions } from '@node-rs/argon2';
import { COST, DECOY } from './argon2id';

it('compares the password of an unknown account at the cost of a known one', () => {
  expect(DECOY).toMatch(/^\$argon2id\$/);
  expect(parseOptions(DECOY)).toMatchObject(COST);
});
