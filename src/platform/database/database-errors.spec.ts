import { isDatabaseAway, isTransient } from './database-errors';

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

describe('isDatabaseAway', () => {
  it.each([
    ['a full disk', '53100', true],
    ['too many connections', '53300', true],
    ['a write that the system refused', '58030', true],
    ['a server that is starting', '57P03', true],
    ['no descriptor for a connection', 'EMFILE', true],
    ['a violated constraint', '23505', false],
    ['a mistake in a statement', '42601', false],
  ])('%s', (_what, code, away) => {
    expect(isDatabaseAway(Object.assign(new Error('refused'), { code }))).toBe(away);
  });
});
