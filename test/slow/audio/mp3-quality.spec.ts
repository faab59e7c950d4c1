import { decode, encodeMp3 } from '../../harness/audio/ffmpeg';
import { segmentalSnrDb } from '../../harness/audio/measure';
import { Recordings, VOICES } from '../../harness/audio/recordings';
import { useTools } from '../../harness/tools';

useTools('ffmpeg');

const recordings = new Recordings();
afterAll(() => recordings.close());

describe.each(VOICES)('The mp3 of $speakerId', (voice) => {
  it('is closer to the original than a constant 64 kbit/s, and smaller', async () => {
    const spoken = decode((await recordings.make({ voice })).bytes);
    const [wav, mp3] = await Promise.all(
      (['wav', 'mp3'] as const).map((type) =>
        recordings.postProcess(spoken.pcm.slice(), spoken.sampleRate, type, 1),
      ),
    );
    const constant = encodeMp3(wav!.bytes, 64);
    const original = decode(wav!.bytes).pcm;
    const quality = (file: Uint8Array) => segmentalSnrDb(original, decode(file).pcm);
    expect(quality(mp3!.bytes)).toBeGreaterThan(quality(constant));
    expect(mp3!.bytes.length).toBeLessThan(0.9 * constant.length);
  });
});
