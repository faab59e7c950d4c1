const process = require('node:process');

// Ends a program whose starter has died and can stop it no more: the kernel closes the starter's end of the pipe.
process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL')).resume();
process.stdin.unref();
