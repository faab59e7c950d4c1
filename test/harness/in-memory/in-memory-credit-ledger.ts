import { CreditLedger, type Grant } from '../../../src/accounts/application/credits/credit-ledger';
import type { CreditLots } from '../../../src/accounts/application/credits/credit-lots';
import {
  AccountNotFound,
  AlreadyGranted,
  InsufficientCredits,
} from '../../../src/accounts/domain/accounts.errors';
import {
  type CreditLot,
  endedCredits,
  type LotTaking,
  type LotUse,
  takeFrom,
} from '../../../src/accounts/domain/credits/credit-lots';
import type { CreditEntry, CreditHold } from '../../../src/accounts/domain/credits/credits';
import type { Charge } from '../../../src/accounts/domain/credits/low-credits';
import type { SpentSpan } from '../../../src/accounts/domain/credits/spending';
import type { Page, PageRequest } from '../../../src/shared/application/page';
import { InMemoryTable, type InMemoryTransaction } from './in-memory-transaction';

/** What the ledger knows of an account, in credits. */
export interface Balance {
  readonly available: number;
  readonly held: number;
  /** The sum of all credits ever granted. */
  readonly granted: number;
  /** How many of those owned end. */
  readonly ending: number;
  /** The sum of all granted that end, or have ended. */
  readonly endingGranted: number;
  readonly holdCount: number;
}

/**
 * The ledger in memory, for tests of use cases. It opens accounts itself, because it keeps their balances. It knows no API
 * keys and so no budgets.
 */
export class InMemoryCreditLedger extends CreditLedger {
  private readonly balances: InMemoryTable<Balance>;
  private readonly holds: InMemoryTable<CreditHold>;
  private readonly allEntries: InMemoryTable<CreditEntry>;
  private readonly allLots: InMemoryTable<CreditLot>;
  private readonly uses: InMemoryTable<LotUse>;

  constructor(private readonly transaction: InMemoryTransaction) {
    super();
    this.balances = new InMemoryTable(transaction);
    this.holds = new InMemoryTable(transaction);
    this.allEntries = new InMemoryTable(transaction);
    this.allLots = new InMemoryTable(transaction);
    this.uses = new InMemoryTable(transaction);
  }

  /** Makes an account known to the ledger, with this many credits granted. */
  openAccount(accountId: string, credits = 0): Promise<void> {
    return this.change(() => {
      this.balances.set(accountId, {
        available: 0,
        held: 0,
        granted: 0,
        ending: 0,
        endingGranted: 0,
        holdCount: 0,
      });
      if (credits > 0) this.give({ accountId, credits, type: 'signup', sourceId: accountId, reason: null });
    });
  }

  /** @throws AccountNotFound */
  balanceOf(accountId: string): Balance {
    const balance = this.balances.get(accountId);
    if (!balance) throw new AccountNotFound();
    return balance;
  }

  grant(grant: Grant): Promise<void> {
    return this.change(() => this.give(grant));
  }

  hold(accountId: string, credits: number, requestId: string): Promise<number> {
    return this.change(() => this.setAside(accountId, credits, requestId));
  }

  spend(accountId: string, credits: number, requestId: string): Promise<number> {
    return this.change(() => {
      const number = this.setAside(accountId, credits, requestId);
      this.settle(requestId, 'charged');
      return number;
    });
  }

  reserve(accountId: string, credits: number, workId: string): Promise<void> {
    return this.change(() => {
      const { holdCount } = this.balanceOf(accountId);
      this.setAside(accountId, credits, workId);
      this.store(accountId, { ...this.balanceOf(accountId), holdCount });
    });
  }

  chargePart(workId: string, credits: number): Promise<void> {
    return this.change(() => {
      const hold = this.holds.get(workId);
      if (hold?.state !== 'held' || credits < 1 || credits > hold.credits) return;
      const rest = hold.credits - credits;
      const balance = this.balanceOf(hold.accountId);
      this.store(hold.accountId, {
        ...balance,
        available: balance.available + rest,
        held: balance.held - rest,
      });
      this.holds.set(workId, { ...hold, credits });
      this.settle(workId, 'charged');
    });
  }

  charge(requestId: string): Promise<void> {
    return this.change(() => this.settle(requestId, 'charged'));
  }

  release(requestId: string): Promise<void> {
    return this.change(() => this.settle(requestId, 'released'));
  }

  expire(accountId: string, now: Date): Promise<Charge | null> {
    return this.change(() => {
      const ended = endedCredits(this.left(accountId), this.balanceOf(accountId).held, now);
      return ended.reduce<Charge | null>((before, taking) => {
        const balanceAfter = this.end(accountId, taking);
        return { credits: (before?.credits ?? 0) - taking.credits, balanceAfter };
      }, null);
    });
  }

  /** The credits that end, as the ledger has them. */
  readonly lots: CreditLots = {
    left: (accountId) => Promise.resolve(this.left(accountId)),
    usedBy: (entryId) => {
      const uses = this.uses.rows.filter((use) => use.entryId === entryId);
      const grantOf = (lotId: number) => this.allEntries.rows.find(({ id }) => id === lotId)!;
      return Promise.resolve(uses.map(({ lotId, credits }) => ({ grant: grantOf(lotId), credits })));
    },
    owners: (endBy, { after, limit, unannouncedOnly }) => {
      const lots = this.allLots.rows.filter(
        (lot) =>
          lot.creditsLeft > 0 && lot.expiresAt <= endBy && (!unannouncedOnly || lot.announcedAt === null),
      );
      const ids = [...new Set(lots.map(({ accountId }) => accountId))].sort();
      return Promise.resolve(ids.filter((id) => after === null || id > after).slice(0, limit));
    },
    announce: (accountId, endBy, now) =>
      this.change(() => {
        const untold = this.left(accountId).filter(
          (lot) => lot.expiresAt <= endBy && lot.announcedAt === null,
        );
        return untold.map((lot) => this.keep({ ...lot, announcedAt: now }));
      }),
  };

  entries(accountId: string, { page, limit }: PageRequest): Promise<Page<CreditEntry>> {
    const found = this.allEntries.rows.filter((entry) => entry.accountId === accountId).reverse();
    return Promise.resolve({ total: found.length, items: found.slice((page - 1) * limit, page * limit) });
  }

  olderEntries(accountId: string, before: number | null, limit: number): Promise<CreditEntry[]> {
    const own = this.allEntries.rows.filter((entry) => entry.accountId === accountId);
    const older = own.filter(({ id }) => before === null || id < before).reverse();
    return Promise.resolve(older.slice(0, limit));
  }

  findHold(accountId: string, requestId: string): Promise<CreditHold | null> {
    const hold = this.holds.get(requestId);
    return Promise.resolve(hold?.accountId === accountId ? hold : null);
  }

  findBySource(type: CreditEntry['type'], sourceId: string): Promise<CreditEntry | null> {
    return Promise.resolve(this.allEntries.get(sourceKey(type, sourceId)) ?? null);
  }

  grantsOf(accountId: string, { start, end }: SpentSpan): Promise<CreditEntry[]> {
    const grants = this.allEntries.rows.filter(
      (entry) =>
        entry.accountId === accountId &&
        entry.credits > 0 &&
        entry.expiresAt === null &&
        entry.grantedTotal > start,
    );
    const last = grants.findIndex(({ grantedTotal }) => grantedTotal >= end);
    return Promise.resolve(grants.slice(0, last + 1));
  }

  /** Each method is a transaction of its own, or joins the caller's. */
  private change<Result>(work: () => Result): Promise<Result> {
    return this.transaction.run(() => new Promise((resolve) => resolve(work())));
  }

  private give({ accountId, credits, type, sourceId, reason, operatorId, expiresAt = null }: Grant): void {
    const balance = this.balanceOf(accountId);
    if (credits === 0) throw new Error('A grant of 0 credits explains nothing.');
    if (balance.available + credits < 0) throw new InsufficientCredits(-credits, balance.available);
    if (this.allEntries.get(sourceKey(type, sourceId))) throw new AlreadyGranted();
    this.store(accountId, {
      ...balance,
      available: balance.available + credits,
      granted: balance.granted + Math.max(credits, 0),
      ending: balance.ending + (expiresAt ? credits : 0),
      endingGranted: balance.endingGranted + (expiresAt ? credits : 0),
    });
    const movement = { accountId, type, credits, sourceId, reason, operatorId: operatorId ?? null };
    const { id: entryId } = this.record(movement, expiresAt);
    if (expiresAt) this.keep({ entryId, accountId, expiresAt, creditsLeft: credits, announcedAt: null });
  }

  private setAside(accountId: string, credits: number, requestId: string): number {
    const balance = this.balanceOf(accountId);
    const { available, held, holdCount } = balance;
    if (available < credits) throw new InsufficientCredits(credits, available);
    if (credits <= 0) throw new Error('A hold is of 1 credit or more.');
    if (this.holds.get(requestId)) throw new Error(`Request ${requestId} has a hold already.`);
    const number = holdCount + 1;
    this.store(accountId, {
      ...balance,
      available: available - credits,
      held: held + credits,
      holdCount: number,
    });
    const heldAt = new Date();
    this.holds.set(requestId, {
      ...{ id: requestId, accountId, credits, state: 'held', heldAt, settledAt: null },
      ...{ keyId: null, keyDay: null },
    });
    return number;
  }

  private settle(requestId: string, state: 'charged' | 'released'): void {
    const hold = this.holds.get(requestId);
    if (hold?.state !== 'held') return;
    this.holds.set(requestId, { ...hold, state, settledAt: new Date() });
    const { accountId, credits } = hold;
    const balance = this.balanceOf(accountId);
    const available = balance.available + (state === 'released' ? credits : 0);
    this.store(accountId, { ...balance, available, held: balance.held - credits });
    if (state === 'released') return;
    this.record({
      accountId,
      type: 'charge',
      credits: -credits,
      sourceId: requestId,
      reason: null,
      operatorId: null,
    });
  }

  private left(accountId: string): CreditLot[] {
    return this.allLots.rows
      .filter((lot) => lot.accountId === accountId && lot.creditsLeft > 0)
      .sort((one, other) => Number(one.expiresAt) - Number(other.expiresAt) || one.entryId - other.entryId);
  }

  private keep(lot: CreditLot): CreditLot {
    this.allLots.set(String(lot.entryId), lot);
    return lot;
  }

  private end(accountId: string, taking: LotTaking): number {
    const balance = this.balanceOf(accountId);
    this.store(accountId, { ...balance, available: balance.available - taking.credits });
    const left = this.allLots.get(String(taking.lotId))!.creditsLeft - taking.credits;
    const sourceId = `${taking.lotId}:${left}`;
    const cause = { type: 'expiry', sourceId, reason: null, operatorId: null } as const;
    return this.record({ accountId, credits: -taking.credits, ...cause }, null, [taking]).balanceAfter;
  }

  private store(accountId: string, balance: Balance): void {
    if (balance.available < 0) throw new Error('A balance never falls below 0.');
    this.balances.set(accountId, balance);
  }

  /**
   * Adds the entry that explains the balance just stored, and takes what it has spent from the credits that end.
   * @param takings from which; those first that end first unless told otherwise
   */
  private record(
    movement: Pick<CreditEntry, 'accountId' | 'type' | 'credits' | 'sourceId' | 'reason' | 'operatorId'>,
    expiresAt: Date | null = null,
    takings: LotTaking[] = takeFrom(this.left(movement.accountId), Math.max(-movement.credits, 0)),
  ): CreditEntry {
    const { accountId } = movement;
    const id = this.allEntries.rows.length + 1;
    for (const { lotId, credits } of takings) {
      const lot = this.allLots.get(String(lotId))!;
      this.keep({ ...lot, creditsLeft: lot.creditsLeft - credits });
      this.uses.set(`${id} ${lotId}`, { entryId: id, lotId, credits });
    }
    const taken = takings.reduce((sum, { credits }) => sum + credits, 0);
    const balance = this.balanceOf(accountId);
    const ending = balance.ending - taken;
    this.store(accountId, { ...balance, ending });
    const entry: CreditEntry = {
      ...movement,
      id,
      balanceAfter: balance.available + balance.held,
      endingAfter: ending,
      grantedTotal: balance.granted - balance.endingGranted,
      expiresAt,
      createdAt: new Date(),
    };
    this.allEntries.set(sourceKey(movement.type, movement.sourceId), entry);
    return entry;
  }
}

const sourceKey = (type: CreditEntry['type'], sourceId: string): string => `${type} ${sourceId}`;
