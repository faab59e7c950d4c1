import { InvalidParameters } from '../../shared/domain/domain-error';
import { normaliseEmail } from './account';

describe('normaliseEmail', () => {
  it.each([
    ['Lan@Example.COM', 'lan@example.com'],
    ['  lan+tts@example.com ', 'lan+tts@example.com'],
    ['nguyễn@ví-dụ.vn', 'nguyễn@ví-dụ.vn'],
  ])('stores %j as %j', (given, stored) => {
    expect(normaliseEmail(given)).toBe(stored);
  });

  it.each([
    '',
    'lan',
    'lan@',
    '@example.com',
    'lan@example',
    'lan@exa mple.com',
    'a@b@c.vn',
    'lan@.com',
    `${'a'.repeat(250)}@b.vn`,
  ])('refuses %j', (given) => {
    expect(() => normaliseEmail(given)).toThrow(InvalidParameters);
  });
});
