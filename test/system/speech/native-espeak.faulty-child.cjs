/**
 * The service's own child process, except that a text can make it die as native code does (`CRASH`) or never
 * come back (`HANG`).
 */
const process = require('node:process');
const processes = require('../../../dist/src/speech/workers/processes/serve-tasks.js');

/** What nobody changes: the process sleeps, since one that spins would only take from other tests. */
const NEVER = new Int32Array(new SharedArrayBuffer(4));

const { serveTasks } = processes;
processes.serveTasks = (open) =>
  serveTasks(async () => {
    const { tasks, about } = await open();
    return {
      about,
      tasks: Object.fromEntries(Object.entries(tasks).map(([name, run]) => [name, faulty(run)])),
    };
  });
require('../../../dist/src/speech/engines/espeak-native/child.js');

function faulty(run) {
  return (call) => {
    if (call.text.includes('CRASH')) process.abort();
    if (call.text.includes('HANG')) Atomics.wait(NEVER, 0, 0);
    return run(call);
  };
}
