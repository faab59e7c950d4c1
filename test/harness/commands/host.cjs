/**
 * Runs operator commands one after the other in one process. Each connection to its socket brings a command as JSON and is
 * answered with what came of it. A command finds what it would find in a process of its own, and nothing on standard input.
 */
const { createServer } = require('node:net');

const [, , address] = process.argv;

/** For runs of tests that were killed and never say that they are over. */
const IDLE_LIMIT_MS = 120_000;

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
  await require(program).runCommandLine(args);
  const [stdout, stderr] = streams.map((end) => end());
  return { code: process.exitCode, stdout, stderr };
}

const end = () => process.exit();
let idle = setTimeout(end, IDLE_LIMIT_MS);
let previous = Promise.resolve();

async function answer(socket, asked) {
  if (asked === 'end') return end();
  clearTimeout(idle);
  previous = previous.then(() => run(asked));
  socket.end(JSON.stringify(await previous));
  clearTimeout(idle);
  idle = setTimeout(end, IDLE_LIMIT_MS);
}

require('reflect-metadata');
createServer({ allowHalfOpen: true }, (socket) => {
  let asked = '';
  socket.on('data', (text) => (asked += text));
  socket.on('end', () => void answer(socket, JSON.parse(asked)));
})
  .on('error', end) // another process has the socket already
  .listen(address);
