import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { useBuiltWorkers } from '../../harness/built-app';

useBuiltWorkers();

/** A thread runs the built files: Jest's transform breaks eSpeak NG. */
const SPEAKING = `
  const { parentPort } = require('node:worker_threads');
  const { default: loadEspeak } = require('@echogarden/espeak-ng-emscripten');
  const { EspeakInstance } = require('${join(__dirname, '../../../dist/src/speech/engines/espeak/espeak-instance.js')}');
  loadEspeak().then(({ eSpeakNGWorker }) => {
    const box = new EspeakInstance(new eSpeakNGWorker());
    const { pcm, sampleRate } = box.speak('Hôm nay trời đẹp. '.repeat(80), 'vi');
    parentPort.postMessage({ seconds: pcm.length / sampleRate, keptBytes: box.samples.byteLength });
  });
`;

it('keeps no more than a few megabytes after a long text', async () => {
  const [spoken] = (await once(new Worker(SPEAKING, { eval: true }), 'message')) as [
    { seconds: number; keptBytes: number },
  ];
  expect(spoken.seconds).toBeGreaterThan(60);
  expect(spoken.keptBytes).toBe(2 * 2 ** 20);
});
