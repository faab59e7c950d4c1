/**
 * Which of some offers a header such as `Accept` or `Accept-Language` asks for first (RFC 9110 section 12.5). Ranges
 * (`text/*`, `*`) and variants (`en-GB` for `en`) count. Of equal wishes the one that is offered first wins, and so
 * does the first offer where the header wants none of them: to show it is kinder than to refuse.
 */
export function preferred<Offer extends string>(
  header: string | undefined,
  offers: readonly [Offer, ...Offer[]],
): Offer {
  const wishes = (header ?? '').toLowerCase().split(',').map(wishIn);
  const weigh = (offer: Offer): number => {
    const fitting = wishes.filter(({ range }) => covers(range, offer));
    fitting.sort((one, other) => other.range.length - one.range.length); // the closest wish decides
    return fitting[0]?.weight ?? 0;
  };
  return offers.reduce((best, offer) => (weigh(offer) > weigh(best) ? offer : best), offers[0]);
}

function wishIn(text: string): { range: string; weight: number } {
  const [range = '', ...parameters] = text.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return { range, weight: /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight) : 0 };
}

function covers(range: string, offer: string): boolean {
  if (range === '*' || range === '*/*' || range === offer) return true;
  if (range.endsWith('/*')) return offer.startsWith(range.slice(0, -1));
  return range.startsWith(`${offer}-`);
}
