import type { NoiseRule } from '../rule';

const STAMP = String.raw`(?:\d{1,3}:)?[0-5]\d:[0-5]\d[,.]\d{1,3}`;

const cueTimes: NoiseRule = {
  name: 'subtitle-times',
  class: 'markup',
  description: 'The number and times of a subtitle (SRT, WebVTT) are left out, its words are read.',
  examples: [['7\n00:01:15,200 --> 00:01:18,000\nAnh đi đâu đấy?', 'Anh đi đâu đấy?']],
  // WebVTT writes a dot and may put the position of the words after the times.
  pattern: new RegExp(
    String.raw`^(?:\d{1,6}[ \t]{0,4}\r?\n)?[ \t]{0,4}${STAMP} {1,4}--> {1,4}${STAMP}[^\r\n]{0,120}(?:\r?\n|$)`,
    'dgm',
  ),
  warning: 'SUBTITLE_TIMES_DROPPED',
};

export const subtitleRules: readonly NoiseRule[] = [cueTimes];
