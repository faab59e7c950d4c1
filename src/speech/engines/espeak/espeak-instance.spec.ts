import { BuiltinEspeak } from './builtin-espeak';
import { EspeakInstance } from './espeak-instance';

it('keeps no more than a few megabytes after a long text', async () => {
  const instance = new EspeakInstance(await BuiltinEspeak.open());
  const { pcm, sampleRate } = instance.speak('Hôm nay trời đẹp. '.repeat(80), 'vi');
  expect(pcm.length / sampleRate).toBeGreaterThan(60);
  expect(instance).toHaveProperty('samples.byteLength', 2 * 2 ** 20);
});
