import { Injectable } from '@nestjs/common';
import { Between, type FindOptionsWhere, IsNull, Not, type SelectQueryBuilder } from 'typeorm';
import type { Page, PageRequest } from '../../shared/application/page';
import { TableColumns } from '../../platform/database/table-columns';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import type { AudioNames } from '../application/audio-names';
import {
  type ClaimedRequest,
  type DailyUsage,
  type SpeechBacklog,
  SpeechRequestsRepository,
} from '../application/ports/speech-requests.repository';
import {
  type RequestStatus,
  SpeechRequest,
  type SpeechRequestState,
  type SpeechRequestSummary,
} from '../domain/speech-request';
import type { SubtitleCue } from '../domain/subtitles/subtitle-cues';
import { IdempotencyInProgress } from '../domain/synthesis.errors';
import type { UsagePeriod } from '../domain/usage-period';
import {
  outcomeColumns,
  speechRequestSchema,
  summaryColumns,
  summarySelection,
} from './speech-request.schema';

interface UsageRow {
  readonly date: string;
  readonly requests: string;
  readonly characters: string;
  readonly seconds: number;
}

const table = new TableColumns(speechRequestSchema);
const added = table.properties.filter((property) => property !== 'leaseUntil');

const addedAs = (property: (typeof added)[number]): string => `$${added.indexOf(property) + 2}`;

/**
 * A lease ends by the database's clock, which all processes share.
 *
 * Whether the key is taken is looked up: were the unique index to tell, the whole transaction would be undone.
 */
const ADD = `INSERT INTO speech_requests (${added.map((property) => table.nameOf(property)).join(', ')}, lease_until)
  SELECT ${added.map(addedAs).join(', ')}, clock_timestamp() + make_interval(secs => $1)
  WHERE NOT EXISTS (
    SELECT FROM speech_requests
    WHERE account_id = ${addedAs('accountId')}::uuid AND idempotency_key = ${addedAs('idempotencyKey')}::text)
  RETURNING id`;

/**
 * Locks the account before the request, as whoever opens one does and whoever deletes the account: none of them then waits
 * for one that waits for it. Its row is read before the request's is changed, because the one is joined to the other.
 */
const SETTLE = `WITH owner AS MATERIALIZED (
    SELECT id FROM accounts WHERE id = $3 FOR NO KEY UPDATE
  ), settled AS (
    UPDATE speech_requests
    SET ${outcomeColumns.map((property, index) => `${table.nameOf(property)} = $${index + 4}`).join(', ')}
    FROM owner
    WHERE speech_requests.id = $1 AND account_id = owner.id AND audio_key = $2 AND status = 'PENDING'
    RETURNING account_id, file_size_bytes
  ), counted AS (
    INSERT INTO audio_usage AS usage (account_id, stored_bytes)
    SELECT account_id, file_size_bytes FROM settled WHERE file_size_bytes IS NOT NULL
    ON CONFLICT (account_id) DO UPDATE SET stored_bytes = usage.stored_bytes + excluded.stored_bytes
  )
  SELECT account_id FROM settled`;

@Injectable()
export class TypeOrmSpeechRequestsRepository extends SpeechRequestsRepository {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add(request: SpeechRequest, leaseSec: number | null): Promise<void> {
    const rows = await this.transaction.query(ADD, [leaseSec, ...table.values(request.toState(), added)]);
    if (rows.length === 0) throw new IdempotencyInProgress();
  }

  async settle(request: SpeechRequest): Promise<boolean> {
    const state = request.toState();
    const outcome = table.values(state, outcomeColumns);
    const settled = await this.transaction.query(SETTLE, [
      state.id,
      state.audioKey,
      state.accountId,
      ...outcome,
    ]);
    return settled.length === 1;
  }

  async claim(
    id: string,
    { audioKey, storedKey }: AudioNames,
    leaseSec: number,
  ): Promise<ClaimedRequest | null> {
    const [claimed] = await this.transaction.query<{ left_key: string | null }>(
      `WITH free AS (
         SELECT id, CASE WHEN lease_until IS NOT NULL THEN stored_key END AS left_key FROM speech_requests
         WHERE id = $1 AND status = 'PENDING' AND deadline_at > clock_timestamp()
           AND (lease_until IS NULL OR lease_until < clock_timestamp())
         FOR UPDATE
       ), noted AS (
         INSERT INTO audio_attempts (stored_key, noted_at)
         SELECT left_key, clock_timestamp() FROM free WHERE left_key IS NOT NULL
         ON CONFLICT DO NOTHING
       )
       UPDATE speech_requests
       SET lease_until = clock_timestamp() + make_interval(secs => $3), attempts = attempts + 1,
           audio_key = $2, stored_key = $4
       FROM free WHERE speech_requests.id = free.id
       RETURNING left_key`,
      [id, audioKey, leaseSec, storedKey],
    );
    if (!claimed) return null;
    const state = await this.transaction.manager.findOneBy(speechRequestSchema, { id, audioKey });
    return state && { request: SpeechRequest.restore(state), leftKey: claimed.left_key };
  }

  async renewLease(id: string, audioKey: string, leaseSec: number): Promise<boolean> {
    const renewed = await this.transaction.query(
      `UPDATE speech_requests SET lease_until = clock_timestamp() + make_interval(secs => $3)
       WHERE id = $1 AND audio_key = $2 AND status = 'PENDING' RETURNING id`,
      [id, audioKey, leaseSec],
    );
    return renewed.length === 1;
  }

  async giveBack(id: string, audioKey: string): Promise<void> {
    // The column rounds to milliseconds: without taking one away, the lease could end a moment from now.
    await this.transaction.query(
      `UPDATE speech_requests
       SET lease_until = clock_timestamp() - interval '1 millisecond', attempts = attempts - 1
       WHERE id = $1 AND audio_key = $2 AND status = 'PENDING'`,
      [id, audioKey],
    );
  }

  async giveAllBack(limitSec: number): Promise<number> {
    const rows = await this.transaction.query(
      `UPDATE speech_requests
       SET lease_until = clock_timestamp() - interval '1 millisecond',
           deadline_at = least(deadline_at, clock_timestamp() + make_interval(secs => $1))
       WHERE status = 'PENDING' RETURNING id`,
      [limitSec],
    );
    return rows.length;
  }

  async listUnclaimed(graceSec: number, limit: number): Promise<string[]> {
    const rows = await this.transaction.query<{ id: string }>(
      `SELECT id FROM speech_requests
       WHERE status = 'PENDING' AND deadline_at > clock_timestamp()
         AND coalesce(lease_until, created_at + make_interval(secs => $1)) < clock_timestamp()
       ORDER BY deadline_at LIMIT $2`,
      [graceSec, limit],
    );
    return rows.map(({ id }) => id);
  }

  async lockExpired(now: Date, except: readonly string[]): Promise<SpeechRequest | null> {
    const state = await this.requests()
      .where("request.status = 'PENDING' AND request.deadlineAt < :now", { now })
      .andWhere('request.id <> ALL (:except)', { except })
      .orderBy('request.deadlineAt')
      .limit(1)
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .getOne();
    return state && SpeechRequest.restore(state);
  }

  async backlog(now: Date): Promise<SpeechBacklog> {
    const [row] = await this.transaction.query<{ pending: string; overdue: string; oldest: Date | null }>(
      `SELECT count(*) AS pending, count(*) FILTER (WHERE deadline_at < $1) AS overdue,
              min(created_at) AS oldest
       FROM speech_requests WHERE status = 'PENDING'`,
      [now],
    );
    return {
      pending: Number(row?.pending),
      overdue: Number(row?.overdue),
      oldestCreatedAt: row?.oldest ?? null,
    };
  }

  find(accountId: string, id: string): Promise<SpeechRequestSummary | null> {
    return this.findSummary({ accountId, id });
  }

  findByIdempotencyKey(accountId: string, idempotencyKey: string): Promise<SpeechRequestSummary | null> {
    return this.findSummary({ accountId, idempotencyKey });
  }

  async releaseIdempotencyKey(id: string): Promise<void> {
    await this.transaction.manager.update(
      speechRequestSchema,
      { id, status: 'SUCCESS' },
      { idempotencyKey: null, idempotencyHash: null },
    );
  }

  async findCues(storedKey: string): Promise<readonly SubtitleCue[] | null> {
    const maker = await this.transaction.manager.findOne(speechRequestSchema, {
      select: { id: true, cues: true },
      where: { storedKey, cues: Not(IsNull()) },
    });
    return maker?.cues ?? null;
  }

  list(
    accountId: string,
    page: PageRequest,
    status: RequestStatus | null,
  ): Promise<Page<SpeechRequestSummary>> {
    return status === null ? this.listAll(accountId, page) : this.listByStatus(accountId, page, status);
  }

  async usagePerDay(accountId: string, { from, to, zone = 'UTC' }: UsagePeriod): Promise<DailyUsage[]> {
    const rows = await this.transaction.query<UsageRow>(
      `WITH days AS (
         SELECT generate_series($2::timestamp, $3::timestamp, interval '1 day') AS day
       ), used AS (
         SELECT date_trunc('day', created_at AT TIME ZONE $4) AS day, count(*) AS requests,
                sum(char_count) AS characters, sum(duration_sec) AS seconds
         FROM speech_requests
         WHERE account_id = $1 AND status = 'SUCCESS'
           AND created_at >= $2::timestamp AT TIME ZONE $4
           AND created_at < ($3::timestamp + interval '1 day') AT TIME ZONE $4
         GROUP BY 1
       )
       SELECT to_char(day, 'YYYY-MM-DD') AS date, coalesce(requests, 0) AS requests,
              coalesce(characters, 0) AS characters, coalesce(seconds, 0) AS seconds
       FROM days LEFT JOIN used USING (day)
       ORDER BY day`,
      [accountId, from, to, zone],
    );
    return rows.map(({ date, requests, characters, seconds }) => ({
      date,
      requests: Number(requests),
      characters: Number(characters),
      seconds,
    }));
  }

  private findSummary(where: FindOptionsWhere<SpeechRequestState>): Promise<SpeechRequestSummary | null> {
    return this.transaction.manager.findOne(speechRequestSchema, { select: summarySelection, where });
  }

  /** The numbers have no gaps, so the newest is the total and a page is a range: as fast at any depth. */
  private async listAll(
    accountId: string,
    { page, limit }: PageRequest,
  ): Promise<Page<SpeechRequestSummary>> {
    const newest = await this.transaction.manager.maximum(speechRequestSchema, 'number', { accountId });
    const total = Number(newest ?? 0);
    const last = total - (page - 1) * limit;
    const items = await this.transaction.manager.find(speechRequestSchema, {
      select: summarySelection,
      where: { accountId, number: Between(last - limit + 1, last) },
      order: { number: 'DESC' },
    });
    return { total, items };
  }

  /** Skips earlier pages in the index; whole rows are read for the wanted page only. */
  private async listByStatus(
    accountId: string,
    { page, limit }: PageRequest,
    status: RequestStatus,
  ): Promise<Page<SpeechRequestSummary>> {
    const total = await this.transaction.manager.countBy(speechRequestSchema, { accountId, status });
    const items = await this.requests()
      .select(summaryColumns.map((column) => `request.${column}`))
      .where('request.accountId = :accountId', { accountId })
      .andWhere(
        `request.number IN (
           SELECT number FROM speech_requests WHERE account_id = :accountId AND status = :status
           ORDER BY number DESC LIMIT :limit OFFSET :offset
         )`,
        { status, limit, offset: (page - 1) * limit },
      )
      .orderBy('request.number', 'DESC')
      .getMany();
    return { total, items };
  }

  private requests(): SelectQueryBuilder<SpeechRequestState> {
    return this.transaction.manager.createQueryBuilder(speechRequestSchema, 'request');
  }
}
