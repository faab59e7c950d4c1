import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { pino } from 'pino';
import { createApp } from '../../src/app';
import { Environment } from '../../src/config/environment';
import { freePort } from './free-port';
import { createDatabase } from './postgres';

/** What an account has paid and made. */
export interface Spent {
  readonly available: number;
  readonly requests: number;
}

/** The service on a socket, for callers that speak OpenAI's API. Call `useBuiltWorkers` as well. */
export class OpenAiStage {
  private constructor(
    readonly app: NestFastifyApplication,
    /** Of the service, without a slash at its end. */
    readonly baseUrl: string,
    private readonly cleanUp: () => Promise<void>,
  ) {}

  static async start(variables: Record<string, string> = {}): Promise<OpenAiStage> {
    const database = await createDatabase();
    const folder = await mkdtemp(path.join(tmpdir(), 'loa-openai-'));
    const port = await freePort();
    const baseUrl = `http://127.0.0.1:${port}`;
    const environment = Environment.read({
      NODE_ENV: 'test',
      DATA_DIR: folder,
      RATE_LIMIT_ENABLED: 'false',
      SIGNUP_CREDITS: '10000',
      PUBLIC_BASE_URL: baseUrl,
      ...variables,
    });
    const app = await createApp(environment, pino({ level: 'silent' }), database.url);
    await app.listen(port, '127.0.0.1');
    return new OpenAiStage(app, baseUrl, async () => {
      await app.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    });
  }

  /** @returns the key of a new account */
  async newKey(): Promise<string> {
    const payload = { email: `${randomUUID()}@example.com`, password: 'mot-mat-khau-dai' };
    const account = await this.app.inject({ method: 'POST', url: '/api/v1/auth/register', payload });
    const cookie = String(account.headers['set-cookie']).split(';', 1)[0] ?? '';
    const answer = await this.app.inject({
      method: 'POST',
      url: '/api/v1/account/api-keys',
      payload: { name: 'test' },
      headers: { cookie },
    });
    return answer.json<{ result: { key: string } }>().result.key;
  }

  /** @param body a text is sent as it is */
  speak(key: string, body: object | string, headers: Record<string, string> = {}, signal?: AbortSignal) {
    return fetch(`${this.baseUrl}/v1/audio/speech`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...(signal && { signal }),
    });
  }

  async spent(key: string): Promise<Spent> {
    const headers = { authorization: `Bearer ${key}` };
    const get = async (url: string) => (await this.app.inject({ url, headers })).json();
    const account = await get('/api/v1/account');
    const history = await get('/api/v1/tts/history');
    return {
      available: Number(account.result.account.credits.available),
      requests: Number(history.result.total),
    };
  }

  async close(): Promise<void> {
    await this.cleanUp();
  }
}
