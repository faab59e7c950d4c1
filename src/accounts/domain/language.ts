/** The languages in which people are written to. The first is for those who have asked for none. */
export const LANGUAGES = ['vi', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
