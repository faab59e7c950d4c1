import { randomUUID } from 'node:crypto';
import type { Json } from '../api/values';
import type { Caller, Header, HostileRequest } from '../request';
import { BANK_SECRET, foreignOf, type Named, placeholdersOf, secretsOf, unspeakableOf } from './confidential';
import { cassoSignature, notification } from './gateways';
import { acquire, type Belongings, call, introduce, type Person, type RunCommand, signIn } from './person';
import { type Cast, Player } from './player';

/** Everybody in a campaign, what lets them in, and what must stay secret. */
export class People {
  private renewal: Promise<void> = Promise.resolve();

  private constructor(
    private readonly baseUrl: string,
    private readonly cast: Cast,
    /** A transfer that pays nothing and waits for the operator. */
    readonly transferId: string,
  ) {}

  static async settle(baseUrl: string, runCommand: RunCommand): Promise<People> {
    const enter = async (name: string, text: string) =>
      new Player(await introduce(baseUrl, runCommand, { name, text }));
    const [customer, operator, victim] = await Promise.all([
      enter('customer', 'Xin chào các bạn.'),
      enter('operator', 'Tôi là người quản lý.'),
      enter('victim', `Bí mật của nạn nhân ${randomUUID()}`),
    ]);
    return new People(baseUrl, { customer, operator, victim }, await waitingTransfer(baseUrl, operator.now));
  }

  get customer(): Person {
    return this.cast.customer.now;
  }

  /** The customer's. */
  get own(): Belongings {
    return this.customer.belongings;
  }

  get operatorId(): string {
    return this.cast.operator.now.belongings.accountId;
  }

  get victim(): Person {
    return this.cast.victim.now;
  }

  get secrets(): Named {
    return secretsOf(this.cast);
  }

  get unspeakable(): Named {
    return unspeakableOf(this.cast);
  }

  get foreign(): Named {
    return foreignOf(this.cast);
  }

  get placeholders(): Named {
    return new Map([...placeholdersOf(this.cast), [this.transferId, '$TRANSFER_ID']]);
  }

  /** What lets a caller in. @param json the body, for a gateway that signs it */
  credentials(caller: Caller, json: Json = {}): readonly Header[] {
    const { customer, operator } = this.cast;
    switch (caller) {
      case 'nobody':
        return [];
      case 'key':
        return [['Authorization', `Bearer ${customer.now.key}`]];
      case 'session':
        return [['Cookie', customer.now.session]];
      case 'admin':
        return [['Cookie', operator.now.session]];
      case 'bank':
        return [['X-Secret-Key', BANK_SECRET]];
      case 'casso':
        return [['X-Casso-Signature', cassoSignature(json)]];
    }
  }

  /** The request as it would be made now: with the sessions that stand in the place of those that have ended. */
  renewed(request: HostileRequest): HostileRequest {
    const { customer, operator } = this.cast;
    const headers = request.headers.map(([name, value]): Header => {
      const owner = [customer, operator].find(({ ever }) => ever.some(({ session }) => session === value));
      return [name, owner?.now.session ?? value];
    });
    return { ...request, headers };
  }

  /** Puts right what the attacker has deleted or ended for itself, so that the next attack gets as far as this one. */
  afterwards({ caller, method }: HostileRequest, status: number | undefined): Promise<void> {
    const hasDeleted = method === 'DELETE' && status === 200;
    const isShutOut = status === 401 && (caller === 'session' || caller === 'admin');
    if (!hasDeleted && !isShutOut) return Promise.resolve();
    const player = caller === 'admin' ? this.cast.operator : this.cast.customer;
    this.renewal = this.renewal.then(async () => {
      await this.signInAgain(player);
      if (hasDeleted) await this.acquireAgain(player);
    });
    return this.renewal;
  }

  private async signInAgain(player: Player): Promise<void> {
    const { session } = player.now;
    const answer = await fetch(`${this.baseUrl}/api/v1/account`, { headers: { cookie: session } });
    await answer.arrayBuffer();
    if (answer.status !== 401) return;
    const renewed = await signIn(this.baseUrl, player.now).catch(() => session); // limited: the next one tries again
    if (renewed !== session) player.become({ session: renewed });
  }

  private async acquireAgain(player: Player): Promise<void> {
    const { key, session, text } = player.now;
    const belongings = await acquire(this.baseUrl, key, session, text).catch(() => null); // limited, as above
    if (belongings) player.become({ belongings });
  }
}

async function waitingTransfer(baseUrl: string, { session }: Person): Promise<string> {
  const referenceCode = `FT${randomUUID()}`;
  const secret = { 'x-secret-key': BANK_SECRET };
  await call(baseUrl, 'POST', '/api/payment/webhook', secret, notification({ referenceCode }));
  const address = `/api/v1/admin/transfers?reference_code=${referenceCode}`;
  const { result } = await call(baseUrl, 'GET', address, { cookie: session });
  return result.items[0].transfer_id;
}
