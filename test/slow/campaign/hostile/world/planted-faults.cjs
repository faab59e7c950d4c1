/**
 * Loaded into a service that is to misbehave: on SIGUSR2 it writes an error that no answer tells of, a secret and
 * what is no log line, and takes more memory than a service may.
 */
'use strict';

const { Buffer } = require('node:buffer');
const process = require('node:process');

const TOO_MUCH_BYTES = 700 * 1024 * 1024;

let held = null;

process.on('SIGUSR2', () => {
  held ??= Buffer.alloc(TOO_MUCH_BYTES, 1);
  process.stdout.write('{"level":"error","msg":"a planted error"}\n');
  process.stdout.write(`{"level":"info","msg":"the secret is ${process.env.WEBHOOK_SECRETS}"}\n`);
  process.stdout.write(`planted: ${held.length} bytes\n`);
});
