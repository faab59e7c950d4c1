import { randomToken, sha256 } from './secrets';

it('secrets are stored as their SHA-256', () => {
  expect(sha256('abc').toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad', // FIPS 180-2, appendix B.1
  );
});

it('tokens are 256 random bits that fit into a cookie', () => {
  expect(randomToken()).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(randomToken()).not.toBe(randomToken());
});
