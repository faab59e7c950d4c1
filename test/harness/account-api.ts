import type { Response } from 'light-my-request';
import type { TestingModule } from '@nestjs/testing';
import { assemble, type Change, serveRequests } from './application';
import { ensureBuilt } from './built-app';
import type { Loose } from './client';
import { MovableClock } from './movable-clock';
import { createDatabase } from './postgres';

/** What `Browser.register` chooses. */
export const PASSWORD = 'mot-mat-khau-dai';

/** A client with an address of its own that keeps its cookies, as browsers do. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly api: AccountApi,
    readonly address: string,
    private readonly userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ) {}

  get(url: string): Promise<Answer> {
    return this.call('GET', url);
  }

  post(url: string, body: object = {}): Promise<Answer> {
    return this.call('POST', url, body);
  }

  /** Opens an account and stays logged in. */
  register(email: string, password = PASSWORD): Promise<Answer> {
    return this.post('/api/v1/auth/register', { email, password });
  }

  logIn(email: string, password = PASSWORD): Promise<Answer> {
    return this.post('/api/v1/auth/login', { email, password });
  }

  /** Its cookies, for a call with headers of its own. */
  get cookieJar(): Record<string, string> {
    return Object.fromEntries(this.cookies);
  }

  /** Forgets the cookies with this in their name, or all of them. */
  forget(part = ''): void {
    for (const name of this.cookies.keys()) if (name.includes(part)) this.cookies.delete(name);
  }

  /** Has the cookies that another browser has. */
  copyCookies(from: Browser): void {
    for (const [name, value] of from.cookies) this.cookies.set(name, value);
  }

  /** Changes the value of the cookie with this in its name. */
  forge(part: string, change: (value: string) => string): void {
    for (const [name, value] of this.cookies) if (name.includes(part)) this.cookies.set(name, change(value));
  }

  async call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
  ): Promise<Answer> {
    const answer = await this.api.inject({
      method,
      url,
      remoteAddress: this.address,
      headers: { 'user-agent': this.userAgent },
      cookies: Object.fromEntries(this.cookies),
      ...(body && { payload: body }),
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return new Answer(answer);
  }
}

/** What the service answered. */
export class Answer {
  constructor(private readonly response: Response) {}

  get http(): number {
    return this.response.statusCode;
  }

  get headers(): Response['headers'] {
    return this.response.headers;
  }

  get text(): string {
    return this.response.payload;
  }

  get body(): Loose {
    return this.response.json();
  }
}

/** The routes of accounts as the service serves them. */
export interface AccountApi {
  readonly app: TestingModule;
  readonly clock: MovableClock;
  inject(options: object): Promise<Response>;
  close(): Promise<void>;
}

/** @param speech whether texts can be spoken as well */
export async function startAccountApi(
  variables: Record<string, string> = {},
  change?: Change,
  speech = false,
): Promise<AccountApi> {
  await ensureBuilt(); // the thread that hashes passwords
  const database = await createDatabase();
  const clock = new MovableClock();
  const app = await assemble({
    databaseUrl: database.url,
    variables,
    clock,
    speech,
    ...(change && { change }),
  });
  const server = await serveRequests(app, variables);
  return {
    app,
    clock,
    inject: (options) => server.inject(options),
    async close() {
      await server.close();
      await database.drop();
    },
  };
}
