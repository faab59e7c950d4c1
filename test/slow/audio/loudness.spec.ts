import { loudness } from '../../harness/audio/ffmpeg';
import { Recordings, VOICES } from '../../harness/audio/recordings';
import { useTools } from '../../harness/tools';

useTools('ffmpeg');

describe('Loudness', () => {
  const recordings = new Recordings();
  afterAll(() => recordings.close());

  it('is the same for all speakers, formats and shapes within 1 LU (BS.1770)', async () => {
    const levels: number[] = [];
    for (const voice of VOICES) levels.push(loudness((await recordings.make({ voice })).bytes));
    for (const audioType of ['mp3', 'ogg', 'flac'] as const)
      levels.push(loudness((await recordings.make({ audioType })).bytes));
    for (const shape of [{ speed: 0.5 }, { speed: 2 }, { pitch: 0.6 }, { pitch: 1.8 }, { text: 'Vâng.' }])
      levels.push(loudness((await recordings.make(shape)).bytes));
    expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(1);
    expect(levels[0]).toBeCloseTo(-23, 0);
  });
});
