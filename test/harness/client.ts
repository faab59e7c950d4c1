import { randomUUID } from 'node:crypto';
import { WEBHOOK_SECRET } from './service';

/** An answer of the service: status, headers and the parsed envelope. */
export interface Answer<Result = Record<string, never>> {
  readonly http: number;
  readonly headers: Headers;
  readonly body: {
    status: number;
    result: Result;
    code?: string;
    message?: string;
    errors?: { field: string; code: string; message: string }[] | null;
    success?: boolean;
  };
}

// oxlint-disable-next-line typescript/no-explicit-any -- tests name the fields that they look at
export type Loose = any;

/** Somebody who calls the API: with a key, with a cookie, or with neither. */
export class Client {
  constructor(
    readonly baseUrl: string,
    private readonly headers: Record<string, string> = {},
  ) {}

  get<Result = Loose>(path: string, headers: Record<string, string> = {}): Promise<Answer<Result>> {
    return this.call('GET', path, undefined, headers);
  }

  post<Result = Loose>(
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Result>> {
    return this.call('POST', path, body, headers);
  }

  async call<Result = Loose>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Result>> {
    const response = await fetch(this.baseUrl + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...this.headers,
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return {
      http: response.status,
      headers: response.headers,
      body: (await response.json()) as Answer<Result>['body'],
    };
  }

  /** Registers a new account and signs in. */
  async register(): Promise<{ client: Client; email: string; accountId: string }> {
    const email = `${randomUUID()}@example.com`;
    const answer = await this.post('/api/v1/auth/register', { email, password: 'mot-mat-khau-dai' });
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return {
      client: new Client(this.baseUrl, { cookie }),
      email,
      accountId: answer.body.result.account.id,
    };
  }

  /** A new account's client that carries an API key, and the key. */
  async newCustomer(): Promise<{ client: Client; session: Client; key: string }> {
    const { client: session } = await this.register();
    const answer = await session.post('/api/v1/account/api-keys', { name: 'test' });
    const key = answer.body.result.key as string;
    return { client: new Client(this.baseUrl, { authorization: `Bearer ${key}` }), session, key };
  }
}

let nextId = 1;

/** A notification as the bank gateway sends it. */
export function notification(changes: Record<string, unknown> = {}): Record<string, unknown> {
  nextId += 1;
  return {
    id: nextId,
    gateway: 'Vietcombank',
    transactionDate: '2026-11-20 10:00:00',
    accountNumber: '0000000000',
    subAccount: null,
    code: null,
    content: 'chuyen tien',
    transferType: 'in',
    transferAmount: 99_000,
    accumulated: 0,
    referenceCode: `FT${randomUUID()}`,
    description: 'BankAPINotify',
    ...changes,
  };
}

export const withSecret = { 'x-secret-key': WEBHOOK_SECRET };
