import { runAll } from '../support/paired-rounds';
import type { Speak } from './comparison';
import type { Texts } from './texts';

const TEXTS = 16;
const LENGTH = 5000;
const IN_FLIGHT = 2;

/**
 * Speaks about as much as a service has spoken after a minute of work. Its engine is JavaScript, and before
 * that is not all compiled: a round measured too soon would count the compiler.
 */
export async function warmUp(speak: Speak, texts: Texts): Promise<void> {
  await runAll(texts.take(TEXTS, LENGTH), speak, IN_FLIGHT);
}
