import { notification, withSecret } from '../../../../harness/client';
import { HONEST } from '../addresses';
import { type Answer, Caller, cookiesOf, resultOf } from '../caller';
import { BANK } from '../settings';
import type { Times } from '../times';
import type { Enrolled } from '../world/member';
import { type Errand, keepCalling } from './probe';

/** Time for a short speech, with allowance for a busy machine. */
const GOOD_MS = 2_000;

/** For a text of many pages. */
const LONG_MS = 60_000;

/** What is promised to somebody. */
export type Errands = 'speech' | 'audio' | 'webhook' | 'order' | 'health' | 'log-in';

/** How each of them fared. */
export type Fared = Readonly<Record<Errands, Times>>;

/**
 * Those who have to be served: a customer who has texts spoken, orders and signs in, the bank that tells of
 * money, and who watches whether the service lives. Each call takes a new connection.
 */
export class People {
  private readonly customer: Caller;
  private readonly bank: Caller;
  private readonly watch: Caller;
  private readonly texts = counter();
  /** Memos and amounts of orders that wait for their money. */
  private readonly unpaid: { content: string; transferAmount: number }[] = [];
  private cookies: string;
  /** Of the long recording. */
  audioPath = '/audio/none-yet.wav';

  constructor(
    baseUrl: string,
    private readonly member: Enrolled,
  ) {
    this.customer = new Caller(baseUrl, HONEST.customer, false);
    this.bank = new Caller(baseUrl, HONEST.bank, false);
    this.watch = new Caller(baseUrl, HONEST.watch, false);
    this.cookies = member.cookies;
  }

  /** Pays for a plan, so that this is a paying customer. @throws Error when the money does not arrive */
  async pay(): Promise<void> {
    const signal = AbortSignal.timeout(10_000);
    const answers = [await this.order(signal), await this.tell(signal)];
    const outcome = resultOf(answers[1]!).outcome as string;
    if (!['accepted', 'credited'].includes(outcome)) throw new Error(`The bank was told: ${outcome}`);
  }

  /** Has a long text spoken, as wav. */
  async recordAtLength(): Promise<void> {
    const signal = AbortSignal.timeout(LONG_MS);
    const body = { input_text: 'Hôm nay trời đẹp, chúng tôi đi chơi. '.repeat(100), audio_type: 'wav' };
    const answer = await this.customer.call('POST', '/api/v1/tts', { headers: this.key, body, signal });
    this.audioPath = new URL(resultOf(answer).audio_url as string).pathname;
  }

  /** Does everybody's errands until the signal, in fixed steps of time. */
  async live(signal: AbortSignal): Promise<Fared> {
    const errands: Record<Errands, Errand> = {
      speech: { everyMs: 250, call: (each) => this.speak(each) },
      audio: { everyMs: 1_000, call: (each) => this.hear(each), alsoFair: [206] },
      webhook: { everyMs: 250, call: (each) => this.tell(each) },
      order: { everyMs: 5_000, call: (each) => this.order(each) },
      health: { everyMs: 250, call: (each) => this.watch.call('GET', '/healthz', { signal: each }) },
      'log-in': { everyMs: 5_000, call: (each) => this.logIn(each), alsoFair: [503] },
    };
    const names = Object.keys(errands) as Errands[];
    const fared = await Promise.all(
      names.map(async (name) => [name, await keepCalling(errands[name], signal)] as const),
    );
    return Object.fromEntries(fared) as Fared;
  }

  /** Whether a text is spoken and a health check answered as soon as on any other day. */
  async isServedWell(): Promise<boolean> {
    const signal = AbortSignal.timeout(GOOD_MS);
    const calls = [this.speak(signal), this.watch.call('GET', '/healthz', { signal })];
    const answers = await Promise.allSettled(calls);
    return answers.every((each) => each.status === 'fulfilled' && each.value.status === 200);
  }

  private speak(signal: AbortSignal): Promise<Answer> {
    return this.customer.call('POST', '/api/v1/tts', {
      headers: this.key,
      body: { input_text: `Xin chào, đây là câu ngắn số ${this.texts()}.` },
      signal,
    });
  }

  /** The beginning of the long recording, as a player asks for it. */
  private hear(signal: AbortSignal): Promise<Answer> {
    return this.customer.call('GET', this.audioPath, { headers: { range: 'bytes=0-9999' }, signal });
  }

  private async order(signal: AbortSignal): Promise<Answer> {
    const answer = await this.customer.call('POST', '/api/payment/orders', {
      headers: this.key,
      body: { plan_id: 'starter', billing_cycle: 'monthly' },
      signal,
    });
    if (answer.status === 200) {
      const { memo, amount } = resultOf(answer).order as { memo: string; amount: number };
      this.unpaid.push({ content: `${memo} chuyen tien`, transferAmount: amount });
    }
    return answer;
  }

  /** Of the money for an order, or of money that nobody expects. */
  private tell(signal: AbortSignal): Promise<Answer> {
    const { BANK_ACCOUNT_NO: accountNumber } = BANK;
    const body = notification({ accountNumber, content: 'mung sinh nhat', ...this.unpaid.shift() });
    return this.bank.call('POST', '/api/payment/webhook', { headers: withSecret, body, signal });
  }

  /** From a browser that was there before. */
  private async logIn(signal: AbortSignal): Promise<Answer> {
    const { email, password } = this.member;
    const answer = await this.customer.call('POST', '/api/v1/auth/login', {
      headers: { cookie: this.cookies },
      body: { email, password },
      signal,
    });
    if (answer.status === 200) this.cookies = cookiesOf(answer);
    return answer;
  }

  private get key() {
    return { authorization: `Bearer ${this.member.key}` };
  }
}

const counter =
  (next = 0) =>
  () =>
    (next += 1);
