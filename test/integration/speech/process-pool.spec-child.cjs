/** A child of `ProcessPool` whose tasks are the faults of native code. */
const { mkdirSync } = require('node:fs');
const process = require('node:process');
const { setTimeout } = require('node:timers/promises');
const { WasmLibrary } = require('../../../dist/src/speech/wasm/wasm-library.js');
const { serveTasks } = require('../../../dist/src/speech/workers/processes/serve-tasks.js');

/** No library has so much memory. */
const OUTSIDE = 0x7fff0000;

const [mood, folder] = process.argv.slice(2);

const tasks = {
  double: ({ pcm }) => ({ pcm: pcm.map((x) => 2 * x), pid: process.pid }),
  sleep: ({ ms }) => setTimeout(ms, { pid: process.pid }),
  environment: () => ({ names: Object.keys(process.env) }),
  fail: ({ reason }) => {
    throw new Error(reason);
  },
  exit: ({ code }) => {
    process.stderr.write('exit(255) in a library\n');
    process.exit(code);
  },
  trap: async () => (await WasmLibrary.open('lame')).functions.lame_init_params(OUTSIDE),
  abort: () => process.abort(),
  hang: () => {
    for (;;);
  },
};

if (mood === 'dies at the start') {
  process.stderr.write('no model here\n');
  process.abort();
}

serveTasks(async () => {
  if (mood === 'opens once') mkdirSync(folder);
  if (mood === 'refuses to open') throw new Error('libspeech.so.1 is not there');
  if (mood === 'finds no room') throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  if (mood === 'never opens') await new Promise(() => {});
  return { about: { pid: process.pid }, tasks };
});
