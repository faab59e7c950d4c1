/**
 * The service's own worker, except that a text can make its thread die (`CRASH`) or never come back
 * (`HANG`): faults that no text is known to cause any more, and that must stay harmless all the same.
 */
const process = require('node:process');
const { parentPort } = require('node:worker_threads');
const worker = require('../../../dist/src/speech/workers/worker.js');

module.exports = worker.default.then((run) => (call) => {
  parentPort.postMessage({ started: call.id });
  const text = call.input.text ?? '';
  if (text.includes('CRASH')) process.exit(3);
  while (text.includes('HANG'));
  return run(call);
});
