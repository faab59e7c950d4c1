import { refundReferenceFault, refundReferenceKey } from './refund-reference';

describe('the bank reference of a refund', () => {
  it.each(['', ' ', '\u200b', 'F'.repeat(201)])('is none: %j', (reference) => {
    expect(refundReferenceFault(reference)).toMatchObject({ field: 'refund_reference', code: 'REQUIRED' });
  });

  it.each(['1', ' FT9 ', 'F'.repeat(200)])('is one: %j', (reference) => {
    expect(refundReferenceFault(reference)).toBeNull();
  });

  it('is the same however people write it', () => {
    expect(new Set([' ft26 0001', 'FT260001', 'Ft26\t0001 '].map(refundReferenceKey))).toEqual(
      new Set(['FT260001']),
    );
    expect(refundReferenceKey('FT1')).not.toBe(refundReferenceKey('FT11'));
  });
});
