/**
 * The child process of a sherpa-onnx model, except that a text can make it die in native code (`CRASH`) or
 * never come back (`HANG`).
 */
const process = require('node:process');
const children = require('../../../dist/src/speech/workers/processes/serve-tasks.js');

/** What nobody changes: the process sleeps, since one that spins would only take from other tests. */
const NEVER = new Int32Array(new SharedArrayBuffer(4));

const { serveTasks } = children;
children.serveTasks = (open) =>
  serveTasks(async () => {
    const { tasks, about } = await open();
    const speak = (call) => {
      const text = call.text.toUpperCase();
      if (text.includes('CRASH')) process.kill(process.pid, 'SIGSEGV');
      if (/CRASH|HANG/.test(text)) Atomics.wait(NEVER, 0, 0);
      return tasks.speak(call);
    };
    return { tasks: { ...tasks, speak }, about };
  });
require('../../../dist/src/speech/engines/sherpa/sherpa-child.js');
