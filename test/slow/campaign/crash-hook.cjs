/**
 * Loaded by Node.js before the program (`--require`): ends the process, as a power cut would, when it comes to
 * the crash point that CRASH_POINT names for the (CRASH_PASSES + 1)th time. The points are statements on their
 * way to PostgreSQL, and the renaming of audio files, so the program itself knows nothing of them.
 */
const fs = require('node:fs/promises');
const process = require('node:process');
const { Client } = require('pg');
const points = require('./crash-points.json');

const { CRASH_POINT, CRASH_PASSES = '0' } = process.env;
const point = points.find(({ name }) => name === CRASH_POINT);
if (!point) throw new Error(`There is no crash point ${CRASH_POINT}.`);
const [before, after, once] = [point.before, point.after, point.once].map(
  (text) => text && new RegExp(text, 's'),
);
let passes = Number(CRASH_PASSES);

/** @param {boolean} isHere */
function crashIf(isHere) {
  if (isHere && passes-- === 0) process.kill(process.pid, 'SIGKILL');
}

/** Runs an action with the point watched on both sides of it. */
async function watched(action, isEligible, run) {
  crashIf(Boolean(before?.test(action) && isEligible));
  const result = await run();
  crashIf(Boolean(after?.test(action) && isEligible));
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
  const isEligible = !once || sofar.some((earlier) => once.test(earlier));
  return watched(trimmed, isEligible, () => query.call(this, statement, ...rest));
};

const { rename } = fs;
fs.rename = (from, to) => watched('file rename', true, () => rename(from, to));
