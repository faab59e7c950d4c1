import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Customer, Journal, Speech } from '../journal';
import type { World } from '../world/world';
import { post } from './call';
import { answerOf } from './speaker';

/** A connection that died in silence is noticed in 15 to 20 s. */
const TRIES = 30;
const PAUSE_MS = 1_000;

/**
 * Asks each API process for a text, once nothing strikes any more.
 * @returns a sentence for each that speaks itself: it has lost the queue, or no worker listens to it any more
 */
export async function findLostWorkers(world: World, journal: Journal): Promise<string[]> {
  const [customer] = journal.customers;
  const lost: string[] = [];
  for (const [number, baseUrl] of world.apiUrls.entries()) {
    const metricsUrl = world.metricsUrls[number]!;
    let isSpokenElsewhere = false;
    for (let tries = 0; tries < TRIES && !isSpokenElsewhere; tries += 1) {
      if (tries > 0) await sleep(PAUSE_MS);
      const before = await spokenBy(metricsUrl);
      const isAnswered = await ask(journal, customer!, baseUrl);
      isSpokenElsewhere = isAnswered && (await spokenBy(metricsUrl)) === before;
    }
    if (!isSpokenElsewhere) lost.push(`stuck: no worker speaks what api-${number + 1} is asked for`);
  }
  return lost;
}

/** How many requests have ended in a process. */
async function spokenBy(metricsUrl: string): Promise<number> {
  const metrics = await (await fetch(metricsUrl)).text();
  const counts = metrics.matchAll(/^loa_syntheses_total\{.*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** @returns whether there was an answer */
async function ask(journal: Journal, customer: Customer, baseUrl: string): Promise<boolean> {
  const idempotencyKey = randomUUID();
  const text = `Bây giờ yên rồi, lần ${idempotencyKey}.`; // never heard before
  const speech: Speech = { customer, idempotencyKey, text, answers: [], refusals: [], unknown: 0 };
  journal.speeches.push(speech);
  const { http, body } = await post(journal, {
    baseUrl,
    path: '/api/v1/tts',
    body: { input_text: text },
    headers: { authorization: `Bearer ${customer.key}`, 'idempotency-key': idempotencyKey },
  });
  if (http === 200) speech.answers.push(answerOf(body.result));
  else speech.unknown += 1;
  return http === 200;
}
