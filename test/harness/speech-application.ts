import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestingModule } from '@nestjs/testing';
import { CreditLedger, OpenAccount } from '../../src/accounts';
import { TypeOrmTransaction } from '../../src/platform/database/typeorm-transaction';
import { AuditAudio } from '../../src/synthesis/application/maintenance/audit-audio';
import { AudioRecords } from '../../src/synthesis/application/ports/audio-records';
import { AudioStore } from '../../src/synthesis/application/ports/audio-store';
import { SpeechRequestsRepository } from '../../src/synthesis/application/ports/speech-requests.repository';
import type { SpeechCall } from '../../src/synthesis/application/open-speech';
import { SynthesizeSpeech } from '../../src/synthesis/application/synthesize-speech';
import { SynthesisSchedule } from '../../src/synthesis/infrastructure/synthesis-schedule';
import { assemble, type Change } from './application';
import { ensureBuilt } from './built-app';
import { MovableClock } from './movable-clock';
import { createDatabase } from './postgres';

export interface SpeechApplicationOptions {
  /** Settings beside the ones that every one has. */
  readonly variables?: Record<string, string>;
  /** Another that is open, on whose database and folder this one works as well. */
  readonly beside?: SpeechApplication;
  readonly role?: 'api' | 'worker';
}

export interface Money {
  readonly available: number;
  readonly held: number;
  /** Credits of the account's charges, negative. */
  readonly charges: number[];
}

/** The application with the real engine, on a database and a folder of its own, without HTTP. */
export class SpeechApplication {
  private constructor(
    private readonly app: TestingModule,
    readonly clock: MovableClock,
    readonly databaseUrl: string,
    readonly folder: string,
    private readonly cleanUp: () => Promise<void>,
  ) {}

  static async start(
    change: Change = (builder) => builder,
    { variables = {}, beside, role = 'api' }: SpeechApplicationOptions = {},
  ): Promise<SpeechApplication> {
    await ensureBuilt(); // the engine's workers
    const database = beside ? null : await createDatabase();
    const databaseUrl = beside?.databaseUrl ?? database?.url ?? '';
    const folder = beside?.folder ?? (await mkdtemp(path.join(tmpdir(), 'loa-speech-')));
    const clock = new MovableClock();
    if (variables.REDIS_URL) clock.go(); // the database tells by its own clock what may be claimed
    const app = await assemble({
      databaseUrl,
      variables: { DATA_DIR: folder, SIGNUP_CREDITS: '0', ...variables },
      role,
      clock,
      change: (builder) => change(builder).overrideProvider(SynthesisSchedule).useValue({}), // tests do the tasks
    });
    if (role === 'worker') await app.init(); // takes jobs from now on
    return new SpeechApplication(app, clock, databaseUrl, folder, async () => {
      await app.close();
      await database?.drop();
      if (!beside) await rm(folder, { recursive: true, force: true });
    });
  }

  get<Provider>(token: abstract new (...args: never[]) => Provider): Provider {
    return this.app.get<Provider>(token, { strict: false });
  }

  named<Provider>(token: string): Provider {
    return this.app.get<Provider>(token, { strict: false });
  }

  /** @returns the id of a new account with so many credits */
  async newAccount(credits: number): Promise<string> {
    const { id } = await this.get(OpenAccount).execute({
      email: `${randomUUID()}@example.com`,
      password: null,
      name: 'Test',
      role: 'customer',
    });
    const grant = {
      accountId: id,
      credits,
      type: 'adjustment',
      sourceId: randomUUID(),
      reason: 'test',
    } as const;
    if (credits > 0) await this.get(CreditLedger).grant(grant);
    return id;
  }

  speak(accountId: string, inputText: string, rest: Partial<Omit<SpeechCall, 'accountId'>> = {}) {
    const { parameters, keyId = null, idempotencyKey = null, hasBought = true } = rest;
    const call = { accountId, keyId, hasBought, parameters: { inputText, ...parameters }, idempotencyKey };
    return this.get(SynthesizeSpeech).execute(call);
  }

  async money(accountId: string): Promise<Money> {
    const [account] = await this.query<{ available: string; held: string }>(
      'SELECT credits_available AS available, credits_held AS held FROM accounts WHERE id = $1',
      [accountId],
    );
    const charges = await this.query<{ credits: string }>(
      "SELECT credits FROM credit_entries WHERE account_id = $1 AND type = 'charge' ORDER BY id",
      [accountId],
    );
    return {
      available: Number(account?.available),
      held: Number(account?.held),
      charges: charges.map(({ credits }) => Number(credits)),
    };
  }

  /** The account's requests, newest first. */
  async requests(accountId: string) {
    return (await this.get(SpeechRequestsRepository).list(accountId, { page: 1, limit: 100 }, null)).items;
  }

  /** Files of which the database knows nothing. */
  async unknownFiles(): Promise<string[]> {
    const audit = new AuditAudio(this.get(AudioRecords), this.get(AudioStore), this.clock);
    const keys: string[] = [];
    for await (const key of audit.filesWithoutRequest()) keys.push(key);
    return keys;
  }

  async storedKeys(): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of this.get(AudioStore).list()) keys.push(key);
    return keys.sort();
  }

  /** Waits until so many sessions wait for a row that another has locked. */
  async untilLocked(sessions: number): Promise<void> {
    const waiting =
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    while ((await this.query(waiting)).length < sessions) await sleep(10);
  }

  query<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return this.get(TypeOrmTransaction).query<Row>(sql, parameters);
  }

  async close(): Promise<void> {
    await this.cleanUp();
  }
}
