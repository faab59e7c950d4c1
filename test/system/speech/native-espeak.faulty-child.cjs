/**
 * The service's own child process, except that a text can make it die as native code does (`CRASH`) or never
 * come back (`HANG`).
 */
const process = require('node:process');
const processes = require('../../../dist/src/speech/workers/processes/serve-tasks.js');

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
    while (call.text.includes('HANG'));
    return run(call);
  };
}
