import { createHash } from 'node:crypto';
import { BuiltinEspeak } from './builtin-espeak';
import { type EspeakEvent, VOLUME } from './espeak-library';
import { espeakNameOf } from './espeak-speakers';

const TEXT = 'Xin chào các bạn, hôm nay trời đẹp. Hello everyone, this is a sentence: 2 αβγ.';

/** What a fresh instance says with a voice: its samples, and its words as `position+length@milliseconds`. */
async function speak(name: string) {
  const espeak = await BuiltinEspeak.open();
  expect(espeak.setVoice(name)).toBe(0);
  const heard: { pcm: number[]; words: string[] } = { pcm: [], words: [] };
  espeak.synthesize(TEXT, (pcm, events) => {
    heard.pcm.push(...(pcm ?? []));
    heard.words.push(...events.filter(({ type }) => type === 'word').map(placed));
    return false;
  });
  return heard;
}

const placed = ({ text_position, word_length, audio_position }: EspeakEvent) =>
  `${text_position}+${word_length}@${audio_position}`;

describe('The built-in eSpeak NG', () => {
  /** Of the 16-bit samples; compared with another build of 1.52, at the same start of the noise. */
  it.each<[speakerId: string, digest: string]>([
    ['vi-north-female-1', 'f0f9d4f4c2fe7050'],
    ['vi-north-male-1', 'c8142c30fb46116a'],
    ['vi-central-female-1', 'e2d6b907f6fe84b9'],
    ['vi-central-male-1', '189edcafbd1447ee'],
    ['vi-south-female-1', '2197ea5e3155cd8d'],
    ['vi-south-male-1', '269c6e97b764bd08'],
    ['en-us-female-1', '001498acf6ef21a0'],
    ['en-us-male-1', '4a213243bfd99004'],
  ])('says the same with %s on every machine', async (speakerId, digest) => {
    const { pcm } = await speak(espeakNameOf(speakerId)!);
    expect(createHash('sha256').update(Int16Array.from(pcm)).digest('hex').slice(0, 16)).toBe(digest);
  });

  it('says when each word is heard', async () => {
    const { words } = await speak('vi');
    expect(words).toEqual(
      '1+3@0 5+4@225 10+3@462 14+3@686 19+3@1123 23+3@1349 27+4@1505 32+3@1762 37+5@2250 43+8@2556 53+4@3221 58+2@3440 61+1@3606 63+8@3773 73+1@4545 75+3@4778'.split(
        ' ',
      ),
    );
  });

  it.each(['`', '…“-ữ', "-'બ½`"])('stays within its memory at %s, a clause without a word', async (text) => {
    const espeak = await BuiltinEspeak.open();
    espeak.setVoice('vi');
    expect(() => espeak.synthesize(text, () => false)).not.toThrow(); // WebAssembly notices; C need not
  });

  it('does not know other voices', async () => {
    const espeak = await BuiltinEspeak.open();
    expect(espeak.setVoice('tlh')).not.toBe(0);
  });

  it('stops when it has been heard enough, and speaks on', async () => {
    const espeak = await BuiltinEspeak.open();
    const lengthOf = (isEnough: (samples: number) => boolean) => {
      let samples = 0;
      espeak.synthesize(TEXT, (pcm) => isEnough((samples += pcm?.length ?? 0)));
      return samples;
    };
    const whole = lengthOf(() => false);
    expect(lengthOf((samples) => samples > 10_000)).toBeLessThan(whole / 2);
    expect(lengthOf(() => false)).toBeGreaterThan(whole * 0.95);
  });

  it('is silent at volume 0', async () => {
    const espeak = await BuiltinEspeak.open();
    espeak.setParameter(VOLUME, 0);
    let loudest = 0;
    espeak.synthesize(TEXT, (pcm) => {
      for (const sample of pcm ?? []) loudest = Math.max(loudest, Math.abs(sample));
      return false;
    });
    expect(loudest).toBe(0);
  });
});
