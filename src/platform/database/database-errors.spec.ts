import { isTransient } from './database-errors';

describe('isTransient', () => {
  const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });

  it.each([
    ['a deadlock', deadlock, true],
    ['what a use case throws because of a deadlock', new Error('stuck', { cause: deadlock }), true],
    ['a violated constraint', Object.assign(new Error('duplicate key'), { code: '23505' }), false],
    ['an error without a code', new Error('stuck', { cause: new Error('other') }), false],
    ['what is no error', undefined, false],
  ])('%s', (_what, error, transient) => {
    expect(isTransient(error)).toBe(transient);
  });
});
