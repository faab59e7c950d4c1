import { Injectable } from '@nestjs/common';
import type { Page, PageRequest } from '../../shared/application/page';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import { SpeechHistory, type UsageOf } from '../application/ports/speech-history';
import type { HistoryFilter } from '../domain/history-filter';
import type { SpeechRequestSummary } from '../domain/speech-request';
import type { UsagePeriod } from '../domain/usage-period';
import { speechRequestSchema, summaryColumns } from './speech-request.schema';

/** Texts that one search looks through: a second's work at most, however long the history is. */
const MOST_SEARCHED = 10_000;

interface UsageRow {
  readonly id: string | null;
  readonly requests: string;
  readonly characters: string;
  readonly seconds: number;
}

@Injectable()
export class TypeOrmSpeechHistory extends SpeechHistory {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async search(
    accountId: string,
    { page, limit }: PageRequest,
    filter: HistoryFilter,
  ): Promise<Page<SpeechRequestSummary>> {
    const { sql, parameters } = matching(accountId, filter);
    const [counted] = await this.transaction.query<{ count: string }>(
      `SELECT count(*) AS count FROM (${sql}) found`,
      parameters,
    );
    const numbers = await this.transaction.query<{ number: string }>(
      `SELECT number FROM (${sql}) found ORDER BY number DESC
       LIMIT $${parameters.length + 1} OFFSET $${parameters.length + 2}`,
      [...parameters, limit, (page - 1) * limit],
    );
    return {
      total: Number(counted?.count),
      items:
        numbers.length === 0
          ? []
          : await this.rows(
              accountId,
              numbers.map(({ number }) => Number(number)),
            ),
    };
  }

  async removeAudio(accountId: string, id: string, now: Date): Promise<boolean> {
    const found = await this.transaction.query(
      `UPDATE speech_requests
       SET expires_at = CASE WHEN expires_at > $3 THEN $3 ELSE expires_at END,
           removed_at = CASE WHEN expires_at > $3 THEN $3 ELSE removed_at END,
           content_hash = CASE WHEN status = 'SUCCESS' THEN NULL ELSE content_hash END
       WHERE account_id = $1 AND id = $2
       RETURNING id`,
      [accountId, id, now],
    );
    return found.length === 1;
  }

  async usageBy(
    accountId: string,
    { from, to, zone = 'UTC' }: UsagePeriod,
    what: 'speaker' | 'key',
  ): Promise<UsageOf[]> {
    const column = { speaker: 'speaker_id', key: 'key_id' }[what];
    const rows = await this.transaction.query<UsageRow>(
      `SELECT ${column} AS id, count(*) AS requests, sum(char_count) AS characters, sum(duration_sec) AS seconds
       FROM speech_requests
       WHERE account_id = $1 AND status = 'SUCCESS'
         AND created_at >= $2::timestamp AT TIME ZONE $4
         AND created_at < ($3::timestamp + interval '1 day') AT TIME ZONE $4
       GROUP BY 1 ORDER BY characters DESC, id`,
      [accountId, from, to, zone],
    );
    return rows.map(({ id, requests, characters, seconds }) => ({
      id,
      requests: Number(requests),
      characters: Number(characters),
      seconds,
    }));
  }

  private rows(accountId: string, numbers: readonly number[]): Promise<SpeechRequestSummary[]> {
    return this.transaction.manager
      .createQueryBuilder(speechRequestSchema, 'request')
      .select(summaryColumns.map((column) => `request.${column}`))
      .where('request.accountId = :accountId AND request.number IN (:...numbers)', { accountId, numbers })
      .orderBy('request.number', 'DESC')
      .getMany();
  }
}

/** The numbers of the requests that meet a filter. Each condition but that on the text is met by an index. */
function matching(
  accountId: string,
  { status, speakerId, keyId, since, until, text }: HistoryFilter,
): { sql: string; parameters: unknown[] } {
  const parameters: unknown[] = [accountId];
  const named = (value: unknown): string => `$${parameters.push(value)}`;
  const conditions = ['account_id = $1'];
  if (status !== undefined) conditions.push(`status = ${named(status)}`);
  if (speakerId !== undefined) conditions.push(`speaker_id = ${named(speakerId)}`);
  if (keyId === null) conditions.push('key_id IS NULL');
  else if (keyId !== undefined) conditions.push(`key_id = ${named(keyId)}`);
  if (since !== undefined) conditions.push(`created_at >= ${named(since)}`);
  if (until !== undefined) conditions.push(`created_at < ${named(until)}`);
  const rows = `FROM speech_requests WHERE ${conditions.join(' AND ')}`;
  if (text === undefined) return { sql: `SELECT number ${rows}`, parameters };
  const wanted = named(`%${text.normalize('NFC').replace(/[\\%_]/g, String.raw`\$&`)}%`);
  const newest = `SELECT number, input_text ${rows} ORDER BY number DESC LIMIT ${MOST_SEARCHED}`;
  return { sql: `SELECT number FROM (${newest}) newest WHERE input_text ILIKE ${wanted}`, parameters };
}
