import { mendedAddress } from './account-page';

describe('an address with a percent sign that means nothing', () => {
  it.each([
    ['/credits/%', '/credits/%25'],
    ['/credits/%E0%A4%A?page=2&to=%', '/credits/%25E0%25A4%25A?page=2&to=%'],
    ['//elsewhere.example/%', '/elsewhere.example/%25'],
    ['/\\elsewhere.example/%', '/elsewhere.example/%25'],
  ])('%s is one of this service that can be read', (typed, mended) => {
    expect(mendedAddress(typed)).toBe(mended);
    expect(() => decodeURIComponent(mended.split('?', 1)[0]!)).not.toThrow();
    expect(new URL(mended, 'https://loa.example').host).toBe('loa.example');
  });
});
