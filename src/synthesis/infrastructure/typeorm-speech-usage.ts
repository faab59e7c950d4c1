import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import { type DailyUsage, SpeechUsage } from '../application/ports/speech-usage';
import type { UsagePeriod } from '../domain/usage-period';

interface DayRow {
  readonly date: string;
  readonly requests: string;
  readonly characters: string;
  readonly seconds: number;
}

@Injectable()
export class TypeOrmSpeechUsage extends SpeechUsage {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async perDay(accountId: string, { from, to }: UsagePeriod): Promise<DailyUsage[]> {
    const rows = await this.transaction.query<DayRow>(
      `WITH days AS (
         SELECT generate_series($2::timestamp, $3::timestamp, interval '1 day') AS day
       ), used AS (
         SELECT date_trunc('day', created_at AT TIME ZONE 'UTC') AS day, count(*) AS requests,
                sum(char_count) AS characters, sum(duration_sec) AS seconds
         FROM speech_requests
         WHERE account_id = $1 AND status = 'SUCCESS'
           AND created_at >= $2::timestamp AT TIME ZONE 'UTC'
           AND created_at < ($3::timestamp + interval '1 day') AT TIME ZONE 'UTC'
         GROUP BY 1
       )
       SELECT to_char(day, 'YYYY-MM-DD') AS date, coalesce(requests, 0) AS requests,
              coalesce(characters, 0) AS characters, coalesce(seconds, 0) AS seconds
       FROM days LEFT JOIN used USING (day)
       ORDER BY day`,
      [accountId, from, to],
    );
    return rows.map(({ date, requests, characters, seconds }) => ({
      date,
      requests: Number(requests),
      characters: Number(characters),
      seconds,
    }));
  }
}
