import { Injectable } from '@nestjs/common';
import type { OfRecentDays } from '../../accounts';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import { RecentSpeech, type SpeechFigures } from '../application/ports/recent-speech';

interface FiguresRow {
  readonly requests: string;
  readonly failed: string;
  readonly p95_sec: string | null;
  readonly credits: string;
}

@Injectable()
export class TypeOrmRecentSpeech extends RecentSpeech {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  /** `speech_requests_finished_idx` has all that is asked of requests, so that no row of theirs is read. */
  async look(since: OfRecentDays<Date>): Promise<OfRecentDays<SpeechFigures>> {
    const rows = await this.transaction.query<FiguresRow>(
      `SELECT requests, failed, p95_sec, spoken.credits + jobs.credits AS credits
       FROM unnest($1::timestamptz[]) WITH ORDINALITY AS period (since, number)
       CROSS JOIN LATERAL (
         SELECT count(*) AS requests, count(*) FILTER (WHERE status = 'FAILED') AS failed,
                coalesce(sum(char_count) FILTER (WHERE status = 'SUCCESS'), 0) AS credits,
                extract(epoch FROM percentile_disc(0.95) WITHIN GROUP (ORDER BY finished_at - created_at)
                  FILTER (WHERE status = 'SUCCESS')) AS p95_sec
         FROM speech_requests WHERE finished_at >= period.since
       ) spoken
       CROSS JOIN LATERAL (
         SELECT coalesce(sum(made_chars), 0) AS credits FROM speech_jobs WHERE finished_at >= period.since
       ) jobs
       ORDER BY period.number`,
      [[since.today, since.last7Days, since.last30Days]],
    );
    const [today, last7Days, last30Days] = rows.map(({ requests, failed, p95_sec, credits }) => ({
      requests: Number(requests),
      failed: Number(failed),
      p95Sec: p95_sec === null ? null : Number(p95_sec),
      credits: Number(credits),
    }));
    return { today: today!, last7Days: last7Days!, last30Days: last30Days! };
  }
}
