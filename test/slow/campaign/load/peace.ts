import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Customer, Journal, Speech } from '../journal';
import type { World } from '../world/world';
import { type Reply, post } from './call';
import { answerOf } from './speaker';

/** A queue that has come back may need a moment; one that has not by then never will. */
const TRIES = 5;
const PAUSE_MS = 1_000;

/** An API process that has waited for the workers for so long speaks itself. */
const WORKERS_LIMIT_MS = 9_000;

/** What an API process says when it cannot put a request on the queue. */
const WITHOUT_QUEUE = 'the request is processed here';

/**
 * Asks each API process for a text, once nothing strikes any more.
 * @returns a sentence for each whose workers do not get it: its connection to the queue has died, or theirs have
 */
export async function findDeafWorkers(world: World, journal: Journal): Promise<string[]> {
  const [customer] = journal.customers;
  const deaf: string[] = [];
  for (const [number, baseUrl] of world.apiUrls.entries()) {
    const name = `api-${number + 1}`;
    const isHeard = () => isSpokenByWorkers(world, name, () => ask(journal, customer!, baseUrl));
    let tries = TRIES;
    while (tries > 0 && !(await isHeard())) {
      tries -= 1;
      await sleep(PAUSE_MS);
    }
    if (tries === 0) deaf.push(`stuck: the workers do not speak what ${name} is asked for`);
  }
  return deaf;
}

async function isSpokenByWorkers(world: World, name: string, call: () => Promise<Reply>): Promise<boolean> {
  const linesBefore = world.member(name).output.length;
  const startedAt = performance.now();
  const { http } = await call();
  const lines = world.member(name).output.slice(linesBefore);
  const isLate = performance.now() - startedAt > WORKERS_LIMIT_MS;
  return http === 200 && !isLate && !lines.some((line) => line.includes(WITHOUT_QUEUE));
}

async function ask(journal: Journal, customer: Customer, baseUrl: string): Promise<Reply> {
  const idempotencyKey = randomUUID();
  const text = `Bây giờ yên rồi, lần ${idempotencyKey}.`; // never heard before
  const speech: Speech = { customer, idempotencyKey, text, answers: [], refusals: [], unknown: 0 };
  journal.speeches.push(speech);
  const reply = await post(journal, {
    baseUrl,
    path: '/api/v1/tts',
    body: { input_text: text },
    headers: { authorization: `Bearer ${customer.key}`, 'idempotency-key': idempotencyKey },
  });
  if (reply.http === 200) speech.answers.push(answerOf(reply.body.result));
  else speech.unknown += 1;
  return reply;
}
