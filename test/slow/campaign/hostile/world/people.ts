import { createHmac, randomUUID } from 'node:crypto';
import type { Json } from '../api/values';
import type { Caller, Header } from '../request';
import { type Belongings, call, introduce, type Person, type RunCommand, signIn } from './person';

/** What the service accepts from the bank gateways. */
export const BANK_SECRET = 'bank-secret-5fW2qLr8XvT1';
export const CASSO_SECRET = 'casso-secret-9KdP3mYz7HsN';

/** Who a campaign plays with. */
interface Cast {
  /** Whose account the attacker uses. */
  readonly customer: Person;
  /** Whose session the attacker uses on the operator's routes. */
  readonly operator: Person;
  /** Somebody else, of whom nothing may ever be seen. */
  readonly victim: Person;
}

/** Everybody in a campaign, what lets them in, and what must stay secret. */
export class People {
  private renewal: Promise<void> = Promise.resolve();
  private readonly sessions = new Map<Person, string>();

  private constructor(
    private readonly baseUrl: string,
    private readonly cast: Cast,
    /** A transfer that pays nothing and waits for the operator. */
    readonly transferId: string,
    private readonly victimsText: string,
  ) {}

  static async settle(baseUrl: string, runCommand: RunCommand): Promise<People> {
    const victimsText = `Bí mật của nạn nhân ${randomUUID()}`;
    const [customer, operator, victim] = await Promise.all([
      introduce(baseUrl, runCommand, { name: 'customer', text: 'Xin chào các bạn.' }),
      introduce(baseUrl, runCommand, { name: 'operator', text: 'Tôi là người quản lý.' }),
      introduce(baseUrl, runCommand, { name: 'victim', text: victimsText }),
    ]);
    const transferId = await waitingTransfer(baseUrl, operator);
    return new People(baseUrl, { customer, operator, victim }, transferId, victimsText);
  }

  /** The customer's own. */
  get own(): Belongings {
    return this.cast.customer.belongings;
  }

  get customer(): Person {
    return { ...this.cast.customer, session: this.sessionOf(this.cast.customer) };
  }

  get victim(): Person {
    return this.cast.victim;
  }

  /** What lets a caller in. @param json the body, for a gateway that signs it */
  credentials(caller: Caller, json: Json = {}): readonly Header[] {
    const { customer, operator } = this.cast;
    switch (caller) {
      case 'nobody':
        return [];
      case 'key':
        return [['Authorization', `Bearer ${customer.key}`]];
      case 'session':
        return [['Cookie', this.sessionOf(customer)]];
      case 'admin':
        return [['Cookie', this.sessionOf(operator)]];
      case 'bank':
        return [['X-Secret-Key', BANK_SECRET]];
      case 'casso':
        return [['X-Casso-Signature', cassoSignature(json)]];
    }
  }

  /** Names to write in the place of what differs from run to run, so that a report shows no secret. */
  get placeholders(): ReadonlyMap<string, string> {
    const { customer, operator, victim } = this.cast;
    return new Map([
      [customer.key, '$KEY'],
      [this.sessionOf(customer), '$SESSION'],
      [this.sessionOf(operator), '$ADMIN_SESSION'],
      [BANK_SECRET, '$BANK_SECRET'],
      [this.transferId, '$TRANSFER_ID'],
      ...named('OWN', customer),
      ...named('VICTIM', victim),
    ]);
  }

  /** What stands in no log line, by name. */
  get secrets(): ReadonlyMap<string, string> {
    const { customer, victim } = this.cast;
    return new Map([
      ['the secret of the bank', BANK_SECRET],
      ['the secret of Casso', CASSO_SECRET],
      ...Object.entries(this.cast).flatMap(([name, person]: [string, Person]) => [
        [`the key of the ${name}`, person.key] as const,
        [`the password of the ${name}`, person.password] as const,
        [`the session of the ${name}`, tokenOf(this.sessionOf(person))] as const,
      ]),
      ['the audio address of the customer', fileKey(customer)],
      ['the audio address of the victim', fileKey(victim)],
      ['the text of the victim', this.victimsText],
    ]);
  }

  /** What stands in no answer, whoever asks, by name. */
  get unspeakable(): ReadonlyMap<string, string> {
    const { requestId, keyId } = this.victim.belongings;
    const secrets = [...this.secrets].filter(([name]) => name !== 'the audio address of the customer');
    return new Map([...secrets, ['a request of the victim', requestId], ['the key id of the victim', keyId]]);
  }

  /** What stands in no answer but the operator's, by name. */
  get foreign(): ReadonlyMap<string, string> {
    const { email, belongings } = this.victim;
    return new Map([
      ['the e-mail address of the victim', email],
      ['the account of the victim', belongings.accountId],
      ['an order of the victim', belongings.orderCode],
    ]);
  }

  /** Signs in again where a session has ended, as some requests make it; one call at a time does so. */
  renew(caller: Caller): Promise<void> {
    if (caller !== 'session' && caller !== 'admin') return Promise.resolve();
    const person = caller === 'admin' ? this.cast.operator : this.cast.customer;
    this.renewal = this.renewal.then(async () => {
      const cookie = this.sessionOf(person);
      const answer = await fetch(`${this.baseUrl}/api/v1/account`, { headers: { cookie } });
      await answer.arrayBuffer();
      if (answer.status !== 401) return;
      const renewed = await signIn(this.baseUrl, person).catch(() => cookie); // limited: the next request tries again
      this.sessions.set(person, renewed);
    });
    return this.renewal;
  }

  private sessionOf(person: Person): string {
    return this.sessions.get(person) ?? person.session;
  }
}

async function waitingTransfer(baseUrl: string, { session }: Person): Promise<string> {
  const referenceCode = `FT${randomUUID()}`;
  await call(
    baseUrl,
    'POST',
    '/api/payment/webhook',
    { 'x-secret-key': BANK_SECRET },
    notification({ referenceCode }),
  );
  const address = `/api/v1/admin/transfers?reference_code=${referenceCode}`;
  const { result } = await call(baseUrl, 'GET', address, { cookie: session });
  return result.items[0].transfer_id;
}

/** A notification of a bank transfer that pays nothing. */
export const notification = (changes: Record<string, Json> = {}): Record<string, Json> => ({
  id: 1,
  gateway: 'Vietcombank',
  transactionDate: '2026-11-20 10:00:00',
  accountNumber: '0000000000',
  subAccount: null,
  code: null,
  content: 'chuyen tien',
  transferType: 'in',
  transferAmount: 99_000,
  accumulated: 0,
  referenceCode: 'FT1',
  description: 'BankAPINotify',
  ...changes,
});

/** Signed is the JSON with the keys of every object in order (Casso, webhook V2). */
function cassoSignature(json: Json): string {
  const at = Date.now();
  const message = `${at}.${JSON.stringify(inOrder(json))}`;
  return `t=${at},v1=${createHmac('sha512', CASSO_SECRET).update(message).digest('hex')}`;
}

function inOrder(value: Json): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const sorted = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, member]) => [name, inOrder(member)]));
}

const tokenOf = (cookie: string): string => cookie.slice(cookie.indexOf('=') + 1);
const fileKey = ({ belongings }: Person): string => belongings.audioFile.split('.')[0]!;

const named = (owner: string, { belongings }: Person): [string, string][] =>
  Object.entries(belongings).map(([name, id]: [string, string]) => [id, `$${owner}_${name}`]);
