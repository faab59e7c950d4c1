import { PeriodTakings } from './takings';

const sums = (amountVnd: number) => ({ orders: 1, amountVnd, credits: 5 });

describe('PeriodTakings', () => {
  it.each([
    [299_000, 99_000, 200_000],
    [0, 99_000, -99_000],
  ])('of %d VND of which %d VND went back has %d VND left', (sold, sentBack, left) => {
    expect(new PeriodTakings(sums(sold), sums(sentBack)).netVnd).toBe(left);
  });
});
