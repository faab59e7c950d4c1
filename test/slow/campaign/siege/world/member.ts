import { randomUUID } from 'node:crypto';
import { type CallOptions, Caller, cookiesOf, resultOf } from '../caller';

/** Somebody who has signed up. */
export interface Enrolled {
  readonly email: string;
  readonly password: string;
  readonly key: string;
  /** Of the browser that signed up, as the header Cookie has them. */
  readonly cookies: string;
}

/** Signs somebody up, as anybody can, and makes a key. @throws Error when the service refuses */
export async function signUp(baseUrl: string, localAddress: string): Promise<Enrolled> {
  const caller = new Caller(baseUrl, localAddress, false);
  const email = `${randomUUID()}@example.com`;
  const password = `mat-khau-${randomUUID()}`;
  const call = async (path: string, options: CallOptions) => {
    const answer = await caller.call('POST', path, options);
    if (answer.status !== 200)
      throw new Error(`${path} answered ${answer.status}: ${answer.body.toString()}`);
    return answer;
  };
  const cookies = cookiesOf(await call('/api/v1/auth/register', { body: { email, password } }));
  const made = await call('/api/v1/account/api-keys', {
    headers: { cookie: cookies },
    body: { name: 'siege' },
  });
  return { email, password, key: resultOf(made).key as string, cookies };
}
