import { isRest, rangeHeaders, strongEtag } from './range';

describe('A range', () => {
  it('is asked for with the ETag of what is there', () => {
    expect(rangeHeaders(0, '"a"')).toEqual({});
    expect(rangeHeaders(5, '"a"')).toEqual({ range: 'bytes=5-', 'if-range': '"a"' });
    expect(rangeHeaders(5, null)).toEqual({ range: 'bytes=5-' });
  });

  it.each([
    ['"a-1"', '"a-1"'],
    ['W/"a"', null],
    ['a', null],
    [undefined, null],
  ])('takes an ETag %s as %s', (etag, strong) => {
    expect(strongEtag({ etag })).toBe(strong);
  });

  it.each([
    ['bytes 5-9/10', true],
    ['bytes 5-7/10', true],
    ['bytes 4-9/10', false],
    ['bytes 5-10/10', false],
    ['bytes 5-9/11', false],
    ['bytes 5-9/*', false],
    ['5-9/10', false],
    [undefined, false],
  ])('%s is the rest from 5 on of 10 bytes: %s', (contentRange, expected) => {
    expect(isRest({ 'content-range': contentRange }, 5, 10)).toBe(expected);
  });
});
