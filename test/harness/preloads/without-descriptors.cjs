// Loaded before the service: on SIGUSR2 the process has no free descriptor, on the next one it has them back.
const process = require('node:process');
const { closeSync, openSync } = require('node:fs');

let held = null;

process.on('SIGUSR2', () => {
  if (held) {
    held.forEach((descriptor) => closeSync(descriptor));
    held = null;
    return;
  }
  held = [];
  try {
    for (;;) held.push(openSync('/dev/null', 'r'));
  } catch (error) {
    if (error.code !== 'EMFILE') throw error;
  }
});
