import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { AttemptDto, DeliveryDto, WebhookDto } from '../../api/generated';
import { LanguageProvider } from '../../i18n/language';
import { Fetching } from '../../testing/fetching';
import { Deliveries } from './deliveries';

const NOON = '2026-11-20T12:00:00.000Z';

const webhook: WebhookDto = {
  ...{ id: 'one', url: 'https://shop.example.com/events', events: ['order.paid'], enabled: true },
  ...{ disabled_reason: null, disabled_at: null, failing_since: null, created_at: NOON },
};

const attempt = (of: Partial<AttemptDto> = {}): AttemptDto => ({
  ...{ attempted_at: NOON, duration_ms: 1234, status_code: 200, error_code: null, error: null, answer: '' },
  ...of,
});

const delivery = (of: Partial<DeliveryDto> = {}): DeliveryDto => ({
  ...{ id: 'd1', webhook_id: 'one', type: 'order.paid', status: 'SUCCESS', next_attempt_at: null },
  ...{ attempts: [attempt()], created_at: NOON },
  ...of,
});

const ok = (result: object): Response => Response.json({ status: 1, result });

interface Stage {
  items: DeliveryDto[];
  webhook?: WebhookDto;
  total?: number;
  /** What anything but GET is answered. */
  answer?: () => Response;
}

/** @returns every call, without those of the list of webhooks */
function show(stage: Stage): string[] {
  const calls: string[] = [];
  Fetching.by(({ method, url }) => {
    const { pathname, search } = new URL(url);
    if (pathname === '/api/v1/webhooks') return ok({ items: [stage.webhook ?? webhook] });
    calls.push(`${method} ${pathname}${search}`);
    if (method !== 'GET') return stage.answer?.() ?? ok({ delivery: stage.items[0]! });
    const { items, total = items.length } = stage;
    return ok({ items, total, page: Number(new URL(url).searchParams.get('page')), limit: 10 });
  });
  render(
    <Fetching>
      <LanguageProvider>
        <Deliveries webhookId="one" />
      </LanguageProvider>
    </Fetching>,
  );
  return calls;
}

beforeEach(() => {
  Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
  history.replaceState(null, '', '/webhooks/one');
});
afterEach(cleanup);

describe('the log of deliveries', () => {
  it('tells of each what happened, how often it was sent, and what was answered, isolated', async () => {
    const turned = '\u202Egnihton ,yrros';
    const attempts = [
      attempt({ status_code: null, error: 'the connection failed: ECONNREFUSED' }),
      attempt({ status_code: 500, answer: turned, attempted_at: '2026-11-20T12:00:05.000Z' }),
    ];
    show({
      items: [
        delivery({ attempts, status: 'PENDING', next_attempt_at: '2026-11-20T12:05:05.000Z' }),
        delivery({ id: 'd2', type: 'webhook.test', attempts: [], status: 'PENDING', next_attempt_at: NOON }),
        delivery({ id: 'd3', type: 'later.than.this.page' }),
      ],
    });
    await screen.findByText('https://shop.example.com/events');
    expect((await screen.findByText(/^An order is paid/)).textContent).toBe('An order is paid · order.paid');
    expect(screen.getByText(/2 calls · again on 20\/11/)).toBeTruthy();
    expect(screen.getByText(/^Test ·/)).toBeTruthy();
    expect(screen.getByText(/^later\.than\.this\.page ·/)).toBeTruthy();
    const begun = screen.getByText(turned);
    expect(begun.tagName).toBe('BDI');
    expect(begun.parentElement?.textContent).toBe(`answered 500: ${turned}`);
    fireEvent.click(screen.getByRole('button', { name: /^Details: An order is paid/ }));
    const whole = screen.getByRole('group', { name: /^Answer of/ });
    expect([whole.textContent, whole.dir, whole.tabIndex]).toEqual([turned, 'auto', 0]);
    expect(screen.getByText('the connection failed: ECONNREFUSED').lang).toBe('en');
    expect(screen.getAllByText(/1,234 ms$/)).toHaveLength(2);
  });

  it('says why there was no answer in the language of the page, and in the service’s words under it', async () => {
    Object.defineProperty(navigator, 'languages', { value: ['vi'], configurable: true });
    const error = 'the connection failed: ECONNREFUSED';
    const silent = (id: string, error_code: AttemptDto['error_code']) =>
      delivery({ id, attempts: [attempt({ status_code: null, error_code, error })] });
    show({ items: [silent('d1', 'CONNECTION_REFUSED'), silent('d2', null)] });
    await screen.findByText('không trả lời: máy chủ từ chối kết nối');
    screen.getByText('không trả lời');
    expect(screen.queryByText(error)).toBeNull();
    fireEvent.click(screen.getAllByRole('button', { name: /^Chi tiết/ })[0]!);
    expect(screen.getByText(error).lang).toBe('en');
    screen.getByText(/máy chủ từ chối kết nối · /);
  });

  it('shows of a long answer its beginning in the row, whole characters', async () => {
    show({ items: [delivery({ attempts: [attempt({ answer: '😀'.repeat(300) })] })] });
    expect((await screen.findByText(/^😀+$/u)).textContent).toBe('😀'.repeat(120));
  });

  it('is read page by page, and by state, as the address says', async () => {
    history.replaceState(null, '', '/webhooks/one?page=2');
    const calls = show({ items: [delivery()], total: 21 });
    await screen.findByText('Page 2 of 3');
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(calls.at(-1)).toBe('GET /api/v1/webhooks/one/deliveries?page=3&limit=10'));
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'FAILED' } });
    await waitFor(() =>
      expect(calls.at(-1)).toBe('GET /api/v1/webhooks/one/deliveries?page=1&limit=10&status=FAILED'),
    );
    expect(location.search).toBe('?status=FAILED');
  });
});

describe('a delivery', () => {
  it('sends one again, says so until it was sent, and keeps the focus on the button', async () => {
    const stage: Stage = { items: [delivery({ status: 'FAILED' })] };
    const waits = delivery({ status: 'PENDING', next_attempt_at: NOON });
    const calls = show({
      ...stage,
      get items() {
        return stage.items;
      },
      answer: () => {
        stage.items = [waits];
        return ok({ delivery: waits });
      },
    });
    const again = await screen.findByRole('button', { name: /^Send again: An order is paid/ });
    expect(screen.getByText('Given up', { selector: '.badge' })).toBeTruthy();
    again.focus();
    fireEvent.click(again);
    await screen.findByText(/^It is on its way/);
    expect(screen.getByText('Waiting', { selector: '.badge' })).toBeTruthy();
    expect(calls).toContain('POST /api/v1/webhooks/deliveries/d1/replay');
    stage.items = [
      delivery({ attempts: [attempt(), attempt({ attempted_at: '2026-11-21T12:00:00.000Z' })] }),
    ];
    await screen.findByText('Accepted', { selector: '.badge' }, { timeout: 10_000 });
    expect(screen.queryByText(/^It is on its way/)).toBeNull();
    expect(document.activeElement).toBe(again);
  }, 20_000);

  it('sends a test, and shows that it is on its way', async () => {
    const stage: Stage = { items: [] };
    const test = delivery({ type: 'webhook.test', attempts: [], status: 'PENDING', next_attempt_at: NOON });
    const calls = show({
      get items() {
        return stage.items;
      },
      answer: () => {
        stage.items = [test];
        return ok({ delivery: test });
      },
    });
    await screen.findByText('Nothing was sent in the last 14 days');
    fireEvent.click(screen.getByRole('button', { name: 'Send test' }));
    await screen.findByText(/^It is on its way/);
    expect(await screen.findByText(/^Test ·/)).toBeTruthy();
    expect(calls).toContain('POST /api/v1/webhooks/one/test');
  });

  it.each(['?status=FAILED', '?page=2'])('is shown where all are once it was sent from %s', async (from) => {
    history.replaceState(null, '', `/webhooks/one${from}`);
    const test = delivery({ id: 'd2', type: 'webhook.test', attempts: [], status: 'PENDING' });
    const calls = show({
      items: [delivery({ status: 'FAILED' })],
      total: 11,
      answer: () => ok({ delivery: test }),
    });
    await screen.findByText(/^An order is paid/);
    fireEvent.click(screen.getByRole('button', { name: 'Send test' }));
    await waitFor(() => expect(calls.at(-1)).toBe('GET /api/v1/webhooks/one/deliveries?page=1&limit=10'));
    expect(location.search).toBe('');
  });

  it('says that the webhook is disabled, by whom, and why nothing is sent again', async () => {
    const disabled = { ...webhook, enabled: false, disabled_reason: 'gone' as const, disabled_at: NOON };
    const answer = () =>
      Response.json({ status: 0, code: 'WEBHOOK_DISABLED', message: '', errors: null }, { status: 409 });
    show({ items: [delivery({ status: 'FAILED' })], webhook: disabled, answer });
    await screen.findByText(/your server answered 410/);
    fireEvent.click(await screen.findByRole('button', { name: /^Send again/ }));
    await screen.findByText(/disabled. Enable it first/);
  });
});
