import { refundedOrder, refundSource } from './refund-source';

it('differs between the refunds of an order, and tells whose they are', () => {
  const sources = [1, 2, 12].map((number) => refundSource('LOA12345678', number));
  expect(sources).toEqual(['LOA12345678', 'LOA12345678:2', 'LOA12345678:12']);
  for (const source of sources) expect(refundedOrder(source)).toBe('LOA12345678');
});
