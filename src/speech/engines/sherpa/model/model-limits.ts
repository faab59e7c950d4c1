/** What is believed of a model's statement about itself; in Hz. */
export const SAMPLE_RATES = { lowest: 8_000, highest: 48_000 };
export const MOST_SPEAKERS = 10_000;
