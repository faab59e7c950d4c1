// Loaded before the service: on SIGUSR2 the process has no free descriptor, on the next one it has them back.
const process = require('node:process');
const { closeSync, openSync } = require('node:fs');
const { clearInterval, setInterval } = require('node:timers');

/** What the process closes meanwhile is taken as well. */
const TAKE_EVERY_MS = 20;

let held = [];
let timer = null;

process.on('SIGUSR2', () => {
  if (timer) {
    clearInterval(timer);
    timer = null;
    held.forEach((descriptor) => closeSync(descriptor));
    held = [];
    return;
  }
  take();
  timer = setInterval(take, TAKE_EVERY_MS);
});

function take() {
  try {
    for (;;) held.push(openSync('/dev/null', 'r'));
  } catch (error) {
    if (error.code !== 'EMFILE') throw error;
  }
}
