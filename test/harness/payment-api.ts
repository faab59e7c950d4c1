import { IssueKey, OpenAccount } from '../../src/accounts';
import type {
  MockPayResult,
  ShownOrderResult,
  OrdersResult,
  OrderStatusResult,
  PlansResult,
} from '../../src/billing/http/orders/orders.dto';
import type { WebhookResult } from '../../src/billing/http/gateways/webhook.dto';
import { assemble, serveRequests } from './application';
import { MovableClock } from './movable-clock';
import { createDatabase } from './postgres';

export interface Answer {
  readonly http: number;
  readonly headers: Record<string, string | string[] | number | undefined>;
  /** The envelope; a test looks at the fields that its route has. */
  readonly body: {
    readonly code: string;
    readonly message: string;
    readonly errors: readonly { readonly field: string }[];
    readonly result: MockPayResult &
      ShownOrderResult &
      OrdersResult &
      OrderStatusResult &
      PlansResult &
      WebhookResult;
  };
  readonly bytes: Buffer;
}

type Inject = (
  path: string,
  options?: { body?: object; headers?: Record<string, string> },
) => Promise<Answer>;

export interface PaymentApi {
  /** What the service takes for the present. */
  readonly clock: MovableClock;
  readonly get: Inject;
  readonly post: Inject;
  readonly put: Inject;
  readonly delete: Inject;
  /** Opens an account and answers the header that identifies it. */
  newCustomer(): Promise<{ authorization: string }>;
  close(): Promise<void>;
}

/** The payment routes as the service serves them, without speech. */
export async function startPaymentApi(variables: Record<string, string> = {}): Promise<PaymentApi> {
  const settings = { RATE_LIMIT_ENABLED: 'false', ...variables };
  const database = await createDatabase();
  const clock = new MovableClock();
  const module = await assemble({
    databaseUrl: database.url,
    variables: settings,
    clock,
    speech: false,
  });
  const app = await serveRequests(module, settings);

  const call =
    (method: 'GET' | 'POST' | 'PUT' | 'DELETE'): Inject =>
    async (path, { body, headers = {} } = {}) => {
      if (method === 'POST') clock.moveOn(1); // what is written has an order
      const answer = await app.inject({ method, url: path, headers, ...(body ? { payload: body } : {}) });
      const isJson = String(answer.headers['content-type']).startsWith('application/json');
      return {
        http: answer.statusCode,
        headers: answer.headers,
        body: (isJson ? answer.json() : {}) as Answer['body'],
        bytes: answer.rawPayload,
      };
    };
  let customers = 0;
  return {
    clock,
    get: call('GET'),
    post: call('POST'),
    put: call('PUT'),
    delete: call('DELETE'),
    async newCustomer() {
      customers += 1;
      const email = `customer-${customers}@example.com`;
      const account = await app
        .get(OpenAccount)
        .execute({ email, password: null, name: 'Lan', role: 'customer' });
      const { key } = await app.get(IssueKey).execute(account.id, 'test');
      return { authorization: `Bearer ${key}` };
    },
    async close() {
      await app.close();
      await database.drop();
    },
  };
}
