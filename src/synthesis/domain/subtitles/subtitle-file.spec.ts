import { subtitleFile } from './subtitle-file';

const cues = [
  { startSec: 0, endSec: 1.2345, text: 'Xin chào' },
  { startSec: 3661.5, endSec: 3662, text: 'a < b & c --> d' },
];

describe('subtitleFile', () => {
  it('writes SubRip', () => {
    expect(subtitleFile(cues, 'srt')).toBe(
      '1\n00:00:00,000 --> 00:00:01,234\nXin chào\n\n2\n01:01:01,500 --> 01:01:02,000\na < b & c → d\n',
    );
  });

  it('writes WebVTT', () => {
    expect(subtitleFile(cues, 'vtt')).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:01.234\nXin chào\n\n01:01:01.500 --> 01:01:02.000\na &lt; b &amp; c --&gt; d\n',
    );
  });

  it('breaks a long text into two even lines', () => {
    const text = 'Một câu dài hơn bốn mươi hai ký tự thì được chia làm hai dòng đều nhau';
    const lines = subtitleFile([{ startSec: 0, endSec: 1, text }], 'srt')
      .split('\n')
      .slice(2, 4);
    expect(lines.join(' ')).toBe(text);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(42);
  });

  it('is a valid file without any cue', () => {
    expect(subtitleFile([], 'vtt')).toBe('WEBVTT\n');
    expect(subtitleFile([], 'srt')).toBe('');
  });
});
