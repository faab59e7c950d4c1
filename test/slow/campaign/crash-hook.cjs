/**
 * Loaded by Node.js before the program (`--require`): ends the process, as a power cut would, when it comes to
 * the crash point that CRASH_POINT names for the (CRASH_PASSES + 1)th time. The points are statements on their
 * way to PostgreSQL, and the renaming of audio files, so the program itself knows nothing of them. Those that it comes to
 * are written into the file CRASH_POINTS_PASSED: a statement that is written anew must not leave its point behind.
 */
const { appendFileSync } = require('node:fs');
const fs = require('node:fs/promises');
const process = require('node:process');
const { Client } = require('pg');

const { CRASH_POINT, CRASH_PASSES = '0', CRASH_POINTS_PASSED } = process.env;
const points = require('./crash-points.json').map(({ name, ...patterns }) => {
  const [before, after, once] = ['before', 'after', 'once'].map(
    (key) => patterns[key] && new RegExp(patterns[key], 's'),
  );
  return { name, before, after, once };
});
if (CRASH_POINT && !points.some(({ name }) => name === CRASH_POINT))
  throw new Error(`There is no crash point ${CRASH_POINT}.`);
const passed = new Set();
let passes = Number(CRASH_PASSES);

/**
 * @param {'before' | 'after'} side of the action
 * @param {string} action
 * @param {string[]} sofar the statements of its transaction
 */
function pass(side, action, sofar) {
  for (const { name, once, [side]: here } of points) {
    if (!here?.test(action) || (once && !sofar.some((earlier) => once.test(earlier)))) continue;
    if (!passed.has(name)) appendFileSync(CRASH_POINTS_PASSED, `${name}\n`);
    passed.add(name);
    if (name === CRASH_POINT && passes-- === 0) process.kill(process.pid, 'SIGKILL');
  }
}

/** Runs an action with the points watched on both sides of it. */
async function watched(action, sofar, run) {
  pass('before', action, sofar);
  const result = await run();
  pass('after', action, sofar);
  return result;
}

const { query } = Client.prototype;
/** The statements of each connection's open transaction. */
const transactions = new WeakMap();

Client.prototype.query = function (statement, ...rest) {
  const text = typeof statement === 'string' ? statement : statement?.text;
  const callback = rest.at(-1);
  if (typeof text !== 'string' || typeof callback === 'function') return query.call(this, statement, ...rest);
  const trimmed = text.trim();
  if (/^START TRANSACTION/.test(trimmed)) transactions.set(this, []);
  const sofar = transactions.get(this) ?? [];
  sofar.push(trimmed);
  return watched(trimmed, sofar, () => query.call(this, statement, ...rest));
};

const { rename } = fs;
fs.rename = (from, to) => watched('file rename', [], () => rename(from, to));
