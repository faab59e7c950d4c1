import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { WebhookDto } from '../../api/generated';
import { LanguageProvider } from '../../i18n/language';
import { Fetching } from '../../testing/fetching';
import { Webhooks } from './webhooks';

const SECRET = 'whsec_c2VjcmV0IHNlY3JldCBzZWNyZXQgc2VjcmV0ISE=';
const URL_ONE = 'https://shop.example.com/events';

const webhook = (of: Partial<WebhookDto> = {}): WebhookDto => ({
  ...{ id: 'one', url: URL_ONE, events: ['order.paid'], enabled: true, failing_since: null },
  ...{ disabled_reason: null, disabled_at: null, created_at: '2026-11-20T08:00:00.000Z' },
  ...of,
});

interface Call {
  readonly act: string;
  readonly body: unknown;
}

/** @returns what was asked for by other methods than GET, once it has been read */
function show(items: WebhookDto[], answer: () => Response = () => ok({ ...webhook(), secret: SECRET })) {
  const calls: Promise<Call>[] = [];
  Fetching.by((request) => {
    const act = `${request.method} ${new URL(request.url).pathname}`;
    if (request.method === 'GET') return ok({ items });
    calls.push(
      request
        .text()
        .then((body): Call => ({ act, body: body === '' ? null : (JSON.parse(body) as unknown) })),
    );
    return answer();
  });
  render(
    <Fetching>
      <LanguageProvider>
        <Webhooks />
      </LanguageProvider>
    </Fetching>,
  );
  return () => Promise.all(calls);
}

const ok = (result: object): Response => Response.json({ status: 1, result });

const fault = (status: number, code: string, ...errors: { field: string; code: string }[]): Response =>
  Response.json({ status: 0, code, message: code, errors }, { status });

const press = async (name: string): Promise<void> =>
  void fireEvent.click(await screen.findByRole('button', { name }));

async function add(): Promise<void> {
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: URL_ONE } });
  await press('Add webhook');
}

beforeEach(() => {
  Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
  history.replaceState(null, '', '/webhooks');
});
afterEach(cleanup);

describe('the screen of webhooks', () => {
  it('lists where each is, what it is told of, and whether and why it is told nothing', async () => {
    const at = '2026-11-22T08:00:00.000Z';
    show([
      webhook(),
      webhook({ id: 'two', url: 'https://gone.example', enabled: false, disabled_reason: 'gone' }),
      webhook({ id: 'three', url: 'https://fails.example', enabled: false, disabled_reason: 'failing' }),
      webhook({ id: 'four', url: 'https://off.example', enabled: false, disabled_at: at }),
      webhook({ id: 'five', url: 'https://job.example', events: [], failing_since: at }),
    ]);
    const row = async (url: string) => within((await screen.findByText(url)).closest('tr')!);
    expect((await row(URL_ONE)).getByText('An order is paid')).toBeTruthy();
    expect((await row(URL_ONE)).getByText('Enabled')).toBeTruthy();
    expect((await row('https://gone.example')).getByText(/your server answered 410/)).toBeTruthy();
    expect((await row('https://fails.example')).getByText(/accepted nothing for three days/)).toBeTruthy();
    expect(
      (await row('https://off.example')).getByText(
        /^Disabled by hand, or when the password was reset \(22\/11/,
      ),
    ).toBeTruthy();
    expect((await row('https://job.example')).getByText(/only long jobs/i)).toBeTruthy();
    expect((await row('https://job.example')).getByText(/^Has accepted nothing since 22\/11/)).toBeTruthy();
  });

  it('adds one, and shows its secret once', async () => {
    const calls = show([]);
    await screen.findByText('No webhooks yet');
    for (const name of [/^Speech failed/, /^An order is paid/, /^Speech failed/, /^Credits will expire/])
      fireEvent.click(screen.getByRole('checkbox', { name }));
    await add();
    await screen.findByText(SECRET);
    expect(await calls()).toEqual([
      { act: 'POST /api/v1/webhooks', body: { url: URL_ONE, events: ['order.paid', 'credits.expiring'] } },
    ]);
    expect(document.activeElement?.textContent).toBe('Copy');
    expect(screen.queryByText(/previous secret/)).toBeNull();
    await press('I have stored the secret');
    expect(screen.queryByText(SECRET)).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Address'));
  });

  it.each([
    ['Address', 'url', 'ADDRESS_NOT_ALLOWED', /into a private network/],
    ['Address', 'url', 'TOO_LONG', /cannot be used/],
    ['Events to receive', 'events', 'TOO_SHORT', /at least one event/],
  ])('says beside “%s” what the service finds wrong with it: %s, %s', async (label, field, code, said) => {
    show([], () => fault(400, 'INVALID_PARAMS', { field, code }));
    await add();
    const words = await screen.findByText(said);
    const at =
      label === 'Address' ? screen.getByLabelText(label) : screen.getByRole('group', { name: label });
    expect(at.getAttribute('aria-describedby')?.split(' ')).toContain(words.id);
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('says what is wrong with no field', async () => {
    show([], () => fault(409, 'TOO_MANY_WEBHOOKS'));
    await add();
    expect((await screen.findByText(/has 10 webhooks/)).closest('[role=alert]')).toBeTruthy();
  });
});

describe('a webhook', () => {
  it('gives another secret once that is confirmed, and says how long the former one works', async () => {
    const calls = show([webhook()]);
    await press(`New secret for ${URL_ONE}`);
    await screen.findByText(/another 24 hours/);
    expect(await calls()).toEqual([]);
    await press('New secret');
    await screen.findByText(SECRET);
    expect(screen.getByText(/previous secret/)).toBeTruthy();
    expect(screen.queryByText(/another 24 hours/)).toBeNull();
    expect(document.activeElement?.textContent).toBe('Copy');
    expect(await calls()).toEqual([{ act: 'POST /api/v1/webhooks/one/rotate', body: null }]);
  });

  it('sends a test, and leads to where its outcome appears', async () => {
    const calls = show([webhook()], () => ok({ delivery: {} }));
    await press(`Send test to ${URL_ONE}`);
    await waitFor(() => expect(location.pathname).toBe('/webhooks/one'));
    expect(await calls()).toEqual([{ act: 'POST /api/v1/webhooks/one/test', body: null }]);
  });

  it('tells why no test is sent to one that is disabled', async () => {
    show([webhook({ enabled: false })], () => fault(409, 'WEBHOOK_DISABLED'));
    await press(`Send test to ${URL_ONE}`);
    await screen.findByText(/disabled. Enable it first/);
    expect(location.pathname).toBe('/webhooks');
  });

  it('enables one that the service has disabled', async () => {
    const calls = show([webhook({ enabled: false, disabled_reason: 'gone' })]);
    const toggle = await screen.findByRole('switch', { name: `Enable webhook ${URL_ONE}` });
    fireEvent.click(toggle);
    await waitFor(async () =>
      expect(await calls()).toEqual([{ act: 'PATCH /api/v1/webhooks/one', body: { enabled: true } }]),
    );
  });

  it('changes the events of one, and leaves those of one that a job has made', async () => {
    const calls = show([webhook({ events: [] })]);
    const save = async (): Promise<void> => {
      const dialog = await screen.findByRole('dialog');
      fireEvent.submit(dialog.querySelector('form')!);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await press(`Edit webhook ${URL_ONE}`);
    await save();
    await press(`Edit webhook ${URL_ONE}`);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('checkbox', { name: /^Speech is ready/ }));
    await save();
    expect((await calls()).map(({ body }) => body)).toEqual([
      { url: URL_ONE },
      { url: URL_ONE, events: ['speech.completed'] },
    ]);
  });

  it('deletes one once that is confirmed, and keeps the focus on the page', async () => {
    const items = [webhook()];
    const calls = show(items, () => ok(items.pop()!));
    await press(`Delete webhook ${URL_ONE}`);
    expect(await calls()).toEqual([]);
    await press('Delete');
    await screen.findByText('No webhooks yet');
    expect(await calls()).toEqual([{ act: 'DELETE /api/v1/webhooks/one', body: null }]);
    expect(document.activeElement?.textContent).toBe('The webhook is deleted.');
  });
});

describe('an answer about a webhook that comes late', () => {
  it('leaves whoever has gone elsewhere where they are when a test is sent late', async () => {
    show([webhook()], () => ok({ delivery: {} }));
    const answer = Fetching.late();
    await press(`Send test to ${URL_ONE}`);
    cleanup();
    await answer();
    expect(location.pathname).toBe('/webhooks');
  });

  it('shows a new secret that comes late, and keeps what is being done to another meanwhile', async () => {
    show([webhook(), webhook({ id: 'two', url: 'https://two.example' })]);
    const answer = Fetching.late();
    await press(`New secret for ${URL_ONE}`);
    await press('New secret');
    await press('Cancel');
    await press(`Edit webhook ${URL_ONE}`);
    fireEvent.submit(screen.getByRole('dialog').querySelector('form')!);
    await press('Cancel');
    await press('Edit webhook https://two.example');
    await answer();
    await screen.findByText(SECRET);
    screen.getByRole('dialog', { name: 'Edit webhook https://two.example' });
  });
});
