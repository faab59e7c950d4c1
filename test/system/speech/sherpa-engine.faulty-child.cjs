/**
 * The child process of a sherpa-onnx model, except that a text can make it die in native code (`CRASH`) or
 * never come back (`HANG`).
 */
const process = require('node:process');
const children = require('../../../dist/src/speech/workers/processes/serve-tasks.js');

const { serveTasks } = children;
children.serveTasks = (open) =>
  serveTasks(async () => {
    const { tasks, about } = await open();
    const speak = (call) => {
      const text = call.text.toUpperCase();
      if (text.includes('CRASH')) process.kill(process.pid, 'SIGSEGV');
      while (text.includes('CRASH') || text.includes('HANG'));
      return tasks.speak(call);
    };
    return { tasks: { ...tasks, speak }, about };
  });
require('../../../dist/src/speech/engines/sherpa/sherpa-child.js');
