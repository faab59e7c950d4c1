import { preferred } from './preferred';

const TYPES = ['text/html', 'application/pdf'] as const;
const LANGUAGES = ['vi', 'en'] as const;

describe('preferred', () => {
  it.each([
    [undefined, 'text/html'],
    ['', 'text/html'],
    ['*/*', 'text/html'],
    ['application/pdf', 'application/pdf'],
    ['application/*', 'application/pdf'],
    ['Application/PDF;q=0.9, text/html;q=0.8', 'application/pdf'],
    ['application/pdf, text/html', 'text/html'],
    ['text/html;q=0, */*', 'application/pdf'],
    ['*/*;q=0.1, application/pdf;q=0.05', 'text/html'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html'],
    ['application/json', 'text/html'],
    ['application/pdf;q=2, text/html;q=0.1', 'text/html'],
    [';;q=,,', 'text/html'],
  ])('Accept: %s gets %s', (header, type) => {
    expect(preferred(header, TYPES)).toBe(type);
  });

  it.each([
    [undefined, 'vi'],
    ['en', 'en'],
    ['en-GB,en;q=0.9,vi;q=0.8', 'en'],
    ['vi-VN,vi;q=0.9,en-US;q=0.8', 'vi'],
    ['fr, en;q=0.5', 'en'],
    ['fr', 'vi'],
    ['eno', 'vi'],
    ['fr;q=1, EN-us; q=0.5, vi;q=0.4', 'en'],
    ['en;q=0.4, vi;q=0.5', 'vi'],
    ['en;q=0', 'vi'],
    ['fr-FR, *;q=0.5', 'vi'],
  ])('Accept-Language: %s gets %s', (header, language) => {
    expect(preferred(header, LANGUAGES)).toBe(language);
  });
});
