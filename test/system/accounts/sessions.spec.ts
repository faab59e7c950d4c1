import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { Client } from '../../harness/client';
import { Service } from '../../harness/service';

const PASSWORD = 'mot-mat-khau-dai'; // what Client.register chooses

describe('the sessions of an account', () => {
  let service: Service;
  let anyone: Client;
  beforeAll(async () => {
    service = await Service.start();
    anyone = new Client(service.baseUrl);
  }, BUILD_LIMIT_MS);
  afterAll(() => service.stop());

  const isSignedIn = async (client: Client): Promise<boolean> =>
    (await client.get('/api/v1/account')).http === 200;

  async function signIn(email: string, password: string): Promise<Client> {
    const answer = await anyone.post('/api/v1/auth/login', { email, password });
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return new Client(service.baseUrl, { cookie });
  }

  it('end one by one at log-out', async () => {
    const { client: here, email } = await anyone.register();
    const there = await signIn(email, PASSWORD);
    expect((await here.post('/api/v1/auth/logout')).http).toBe(200);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, true]);
  });

  it('end everywhere else when asked to, and nobody else is touched', async () => {
    const { client: here, email } = await anyone.register();
    const there = await signIn(email, PASSWORD);
    const { client: stranger } = await anyone.register();
    expect((await here.post('/api/v1/auth/logout-elsewhere')).http).toBe(200);
    expect([await isSignedIn(here), await isSignedIn(there), await isSignedIn(stranger)]).toEqual([
      true,
      false,
      true,
    ]);
    expect((await anyone.post('/api/v1/auth/logout-elsewhere')).http).toBe(401);
  });

  it('end everywhere else when the password changes, and the old one opens nothing', async () => {
    const { client: here, email } = await anyone.register();
    const there = await signIn(email, PASSWORD);
    const change = { current_password: PASSWORD, new_password: 'mot-mat-khau-khac' };
    const wrong = await here.post('/api/v1/auth/password', { ...change, current_password: 'khong-phai' });
    expect([wrong.http, wrong.body.code]).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(await isSignedIn(there)).toBe(true);

    expect((await here.post('/api/v1/auth/password', change)).http).toBe(200);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    expect(await isSignedIn(await signIn(email, PASSWORD))).toBe(false);
    expect(await isSignedIn(await signIn(email, change.new_password))).toBe(true);
  });
});
