/**
 * Runs operator commands one after the other in one process. Each connection to its socket brings a command as JSON and is
 * answered with what came of it. A command finds what it would find in a process of its own, and nothing on standard input.
 */
const { rmSync } = require('node:fs');
const { createServer } = require('node:net');

const [, , address] = process.argv;

/** How often it looks whether the process that has started it is still there: a run of tests that is killed says nothing. */
const LOOK_EVERY_MS = 5_000;

/** Keeps from a stream of this process what is written on it. @returns a function that ends this and tells what it was */
function capture(stream) {
  const { write } = stream;
  let written = '';
  stream.write = (text) => {
    written += String(text);
    return true;
  };
  return () => {
    stream.write = write;
    return written;
  };
}

async function run({ program, args, env, cwd }) {
  Object.assign(process, { env, exitCode: 0 });
  process.chdir(cwd);
  const streams = [process.stdout, process.stderr].map(capture);
  let written;
  try {
    await require(program).runCommandLine(args);
  } finally {
    written = streams.map((end) => end());
  }
  const [stdout, stderr] = written;
  return { code: process.exitCode, stdout, stderr };
}

const end = () => process.exit();
const { ppid } = process;
setInterval(() => process.ppid === ppid || end(), LOOK_EVERY_MS);

let previous = Promise.resolve();

async function answer(socket, asked) {
  if (asked === 'end') return end();
  previous = previous.then(() => run(asked));
  socket.end(JSON.stringify(await previous));
}

require('reflect-metadata');
createServer({ allowHalfOpen: true }, (socket) => {
  let asked = '';
  socket.on('data', (text) => (asked += text));
  socket.on('end', () => void answer(socket, JSON.parse(asked)));
})
  .on('error', end) // another process has the socket already
  .listen(address, () => process.once('exit', () => rmSync(address, { force: true })));
