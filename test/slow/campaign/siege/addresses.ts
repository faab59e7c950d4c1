/** Where those come from who are to be served whatever happens. */
export const HONEST = { customer: '127.0.1.1', bank: '127.0.1.2', watch: '127.0.1.3' } as const;

const FIRST_NETWORK = 10;
const PER_NETWORK = 250;

/** Source addresses of an attack: a network of its own for each, so that limits by address start afresh. */
export const addressesOf = (attack: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => {
    const [high, low] = [Math.floor(index / PER_NETWORK), index % PER_NETWORK];
    return `127.${FIRST_NETWORK + attack}.${high}.${low + 1}`;
  });

/** Where an attack's accounts were opened, each at its own place. */
export const homeOf = (attack: number, member: number): string =>
  `127.${FIRST_NETWORK + attack}.${200 + member}.1`;
