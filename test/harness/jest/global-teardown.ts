type Step = () => Promise<void>;

/** Jest loads set-up and tear-down apart from each other; the process is what they share. */
const shared = globalThis as typeof globalThis & { testTeardown?: Step[] };

/** Notes what the tear-down has to undo; the last step is undone first. */
export function onTeardown(step: Step): void {
  (shared.testTeardown ??= []).unshift(step);
}

/** Runs once after all tests and stops what the set-up has started. */
export default async function globalTeardown(): Promise<void> {
  for (const step of shared.testTeardown?.splice(0) ?? []) await step();
}
