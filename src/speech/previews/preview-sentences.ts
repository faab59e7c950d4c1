import type { Language } from '../domain/voice';

/** What a voice says of itself; nothing in it has to be read in another way than it is written. */
export const PREVIEW_SENTENCES: Readonly<Record<Language, string>> = {
  vi: 'Xin chào, đây là giọng đọc của tôi. Hôm nay trời đẹp, chúc bạn một ngày thật vui.',
  en: 'Hello, this is what my voice sounds like. It is a fine day, and I wish you a good one.',
};
