import type { Random } from '../random';

const WORDS = 'hôm nay trời đẹp chúng tôi đi chơi ở Hà Nội và mua hoa cho mẹ trước khi về nhà'.split(' ');

/** Texts that are asked for again and again; their recordings are reused. */
const COMMON_TEXTS = 12;

/** A short sentence: two in five are one of the few that everybody wants. */
export function inventText(random: Random): string {
  if (random.chance(0.4)) return `Câu thường dùng số ${random.between(1, COMMON_TEXTS)}.`;
  const words = Array.from({ length: random.between(2, 6) }, () => random.pick(WORDS));
  return `${words.join(' ')} số ${random.between(1, 1_000_000)}.`;
}
