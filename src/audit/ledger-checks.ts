/** One thing that must hold between the tables, as a query for the rows that break it. */
export interface LedgerCheck {
  readonly name: string;
  readonly sql: string;
}

/**
 * What "the money adds up" means, and that the quota of stored audio counts what is there. A check holds when its query
 * answers no row. All read one snapshot, so they may run while the service works.
 */
export const ledgerChecks: readonly LedgerCheck[] = [
  {
    name: 'the credits an account owns are the sum of its ledger entries',
    sql: `SELECT a.id AS account_id, a.credits_available + a.credits_held AS owned, coalesce(sum(e.credits), 0) AS entered
          FROM accounts a LEFT JOIN credit_entries e ON e.account_id = a.id
          GROUP BY a.id HAVING a.credits_available + a.credits_held <> coalesce(sum(e.credits), 0)`,
  },
  {
    name: 'each ledger entry continues the balance of the one before it',
    sql: `SELECT id AS entry_id, account_id, balance_after FROM (
            SELECT *, coalesce(lag(balance_after) OVER (PARTITION BY account_id ORDER BY id), 0) AS before
            FROM credit_entries) e
          WHERE balance_after <> before + credits`,
  },
  {
    name: 'each ledger entry, and each account, knows the sum of all grants up to it',
    sql: `SELECT account_id, id AS entry_id, granted_total, grants FROM (
            SELECT *, coalesce(sum(greatest(credits, 0)) FILTER (WHERE expires_at IS NULL)
                                 OVER (PARTITION BY account_id ORDER BY id), 0) AS grants
            FROM credit_entries) e
          WHERE granted_total <> grants
          UNION ALL
          SELECT a.id, NULL, credits_granted, coalesce(sum(e.credits), 0)
          FROM accounts a LEFT JOIN credit_entries e ON e.account_id = a.id AND e.credits > 0
          GROUP BY a.id HAVING credits_granted <> coalesce(sum(e.credits), 0)`,
  },
  {
    name: 'of each grant that ends there is left what was neither spent nor ended, and no other grant is counted',
    sql: `SELECT e.id AS entry_id, e.account_id, e.credits, e.expires_at, l.credits_left, coalesce(u.used, 0) AS used
          FROM credit_entries e FULL JOIN credit_lots l ON l.entry_id = e.id
          LEFT JOIN (SELECT lot_id, sum(credits) AS used FROM credit_lot_uses GROUP BY lot_id) u ON u.lot_id = l.entry_id
          WHERE (e.expires_at IS NOT NULL OR l.entry_id IS NOT NULL)
            AND (e.credits - coalesce(u.used, 0), e.account_id, e.expires_at)
                IS DISTINCT FROM (l.credits_left, l.account_id, l.expires_at)`,
  },
  {
    name: 'the credits of an account that end are what is left of those grants',
    sql: `SELECT a.id AS account_id, a.credits_ending, coalesce(l.credits_left, 0) AS credits_left,
                 a.credits_ending_granted, coalesce(e.granted, 0) AS granted
          FROM accounts a
          LEFT JOIN (SELECT account_id, sum(credits_left) AS credits_left FROM credit_lots GROUP BY account_id) l
            ON l.account_id = a.id
          LEFT JOIN (SELECT account_id, sum(credits) AS granted FROM credit_entries WHERE expires_at IS NOT NULL
                     GROUP BY account_id) e ON e.account_id = a.id
          WHERE a.credits_ending <> coalesce(l.credits_left, 0)
             OR a.credits_ending_granted <> coalesce(e.granted, 0)
             OR a.credits_ending > a.credits_available + a.credits_held`,
  },
  {
    name: 'each ledger entry spends credits that end before the others, and nothing but these ends',
    sql: `SELECT id AS entry_id, account_id, type, credits, ending_before, ending_after, used FROM (
            SELECT e.*, coalesce(u.used, 0) AS used,
                   coalesce(lag(ending_after) OVER (PARTITION BY account_id ORDER BY id), 0) AS ending_before
            FROM credit_entries e LEFT JOIN (
              SELECT entry_id, sum(credits) AS used FROM credit_lot_uses GROUP BY entry_id) u ON u.entry_id = e.id) e
          WHERE used <> CASE WHEN type = 'expiry' THEN -credits ELSE least(greatest(-credits, 0), ending_before) END
             OR ending_after <> ending_before - used + CASE WHEN expires_at IS NULL THEN 0 ELSE credits END`,
  },
  {
    name: 'no balance is negative',
    sql: `SELECT id AS account_id, credits_available, credits_held FROM accounts
          WHERE credits_available < 0 OR credits_held < 0`,
  },
  {
    name: 'the credits an account has set aside are those of its open holds',
    sql: `SELECT a.id AS account_id, a.credits_held, coalesce(sum(h.credits), 0) AS holds
          FROM accounts a LEFT JOIN credit_holds h ON h.account_id = a.id AND h.state = 'held'
          GROUP BY a.id HAVING a.credits_held <> coalesce(sum(h.credits), 0)`,
  },
  {
    name: 'what an API key has spent on a day is what its requests of that day hold and cost',
    sql: `SELECT key_id, day, coalesce(credits, 0) AS counted, coalesce(taken, 0) AS taken
          FROM api_key_days FULL JOIN (
            SELECT h.key_id, h.key_day AS day, sum(h.credits) AS taken
            FROM credit_holds h JOIN api_keys k ON k.id = h.key_id
            WHERE h.state <> 'released' GROUP BY h.key_id, h.key_day) holds USING (key_id, day)
          WHERE coalesce(credits, 0) <> coalesce(taken, 0)`,
  },
  {
    name: 'every charged hold has its charge, and no other hold has one',
    sql: `SELECT h.id AS request_id, h.state, h.credits, e.credits AS charged
          FROM credit_holds h FULL JOIN credit_entries e ON e.type = 'charge' AND e.source_id = h.id::text
          WHERE (h.id IS NOT NULL OR e.type = 'charge')
            AND (h.state = 'charged') IS DISTINCT FROM (e.credits = -h.credits)
            AND NOT (h.state <> 'charged' AND e.id IS NULL)`,
  },
  {
    name: 'PENDING requests hold, SUCCESS requests are charged, FAILED requests cost nothing',
    sql: `SELECT r.id AS request_id, r.status, r.char_count, h.state AS hold, h.credits
          FROM speech_requests r
          FULL JOIN (SELECT * FROM credit_holds WHERE id NOT IN (SELECT id FROM speech_jobs)) h ON h.id = r.id
          WHERE r.id IS NULL OR h.id IS NULL OR h.credits <> r.char_count OR h.account_id <> r.account_id
             OR h.state <> CASE r.status WHEN 'PENDING' THEN 'held' WHEN 'SUCCESS' THEN 'charged' ELSE 'released' END`,
  },
  {
    name: 'jobs that are open hold all of their characters, those that ended are charged for the parts that were made',
    sql: `SELECT j.id AS job_id, j.status, j.char_count, j.made_chars, h.state AS hold, h.credits
          FROM speech_jobs j LEFT JOIN credit_holds h ON h.id = j.id
          WHERE h.id IS NULL OR h.account_id <> j.account_id
             OR h.state <> CASE WHEN j.finished_at IS NULL THEN 'held' WHEN j.made_chars > 0 THEN 'charged' ELSE 'released' END
             OR h.credits <> CASE h.state WHEN 'charged' THEN j.made_chars ELSE j.char_count END`,
  },
  {
    name: 'what a job counts of its parts is what its parts are',
    sql: `SELECT j.id AS job_id, j.status, j.done_parts, j.made_chars, j.size_bytes
          FROM speech_jobs j JOIN speech_job_parts p ON p.job_id = j.id
          GROUP BY j.id
          HAVING count(*) <> j.part_count OR sum(p.char_count) <> j.char_count
              OR (j.status <> 'FAILED' AND (
                count(*) FILTER (WHERE p.status <> 'WAITING') <> j.done_parts
                OR coalesce(sum(p.char_count) FILTER (WHERE p.status <> 'WAITING'), 0) <> j.done_chars
                OR (j.size_bytes > 0 AND coalesce(sum(p.char_count) FILTER (WHERE p.status = 'MADE'), 0) <> j.made_chars)))
              OR coalesce(sum(p.size_bytes), 0) <> j.size_bytes`,
  },
  {
    name: 'every PAID order has one grant of its credits, and no other order has one',
    sql: `SELECT o.order_code, o.status, o.credits, e.credits AS granted
          FROM orders o FULL JOIN credit_entries e ON e.type = 'order' AND e.source_id = o.order_code
          WHERE (o.id IS NOT NULL OR e.type = 'order')
            AND NOT (o.status = 'PAID' AND e.credits = o.credits AND e.account_id = o.account_id)
            AND NOT (o.status <> 'PAID' AND e.id IS NULL)`,
  },
  {
    name: 'every PAID order has one receipt, and no other order has one',
    sql: `SELECT o.order_code, o.status, r.year, r.serial FROM orders o FULL JOIN order_receipts r ON r.order_id = o.id
          WHERE (o.status = 'PAID') IS DISTINCT FROM (r.order_id IS NOT NULL)`,
  },
  {
    name: 'the receipts of each year are numbered from 1 without gaps',
    sql: `SELECT year, count(serial) AS receipts, min(serial) AS first, max(serial) AS last, y.last_serial AS counted
          FROM receipt_years y FULL JOIN order_receipts r USING (year)
          GROUP BY year, y.last_serial
          HAVING min(serial) IS DISTINCT FROM 1 OR max(serial) <> count(serial)
             OR y.last_serial IS DISTINCT FROM max(serial)`,
  },
  {
    name: 'each refund of an order has taken its credits back from the account, and nothing else has taken any back',
    // The source of an entry is as `refundSource` writes it.
    sql: `SELECT o.order_code, r.number, r.credits, e.account_id, e.credits AS taken
          FROM (order_refunds r JOIN orders o ON o.id = r.order_id)
          FULL JOIN credit_entries e ON e.type = 'refund'
            AND e.source_id = o.order_code || CASE r.number WHEN 1 THEN '' ELSE ':' || r.number END
          WHERE (o.id IS NOT NULL OR e.type = 'refund')
            AND (r.credits IS DISTINCT FROM -coalesce(e.credits, 0) OR e.account_id <> o.account_id)`,
  },
  {
    name: 'no order has more sent back than came in for it, or more credits taken back than it granted',
    sql: `SELECT order_id, r.amount_vnd, b.amount_vnd AS came_in, r.credits, b.credits AS granted
          FROM (SELECT order_id, sum(amount_vnd) AS amount_vnd, sum(credits) AS credits
                FROM order_refunds GROUP BY order_id) r
          LEFT JOIN order_receipts b USING (order_id)
          WHERE b.order_id IS NULL OR r.amount_vnd > b.amount_vnd OR r.credits > b.credits`,
  },
  {
    name: 'the refunds of each order are counted from 1 without gaps',
    sql: `SELECT order_id, count(*) AS refunds, max(number) AS last FROM order_refunds
          GROUP BY order_id HAVING max(number) <> count(*)`,
  },
  {
    name: 'every PAID order was paid by one credited transfer, which pays no other',
    sql: `SELECT o.order_code, count(t.id) AS credited FROM orders o
          LEFT JOIN transfers t ON t.order_id = o.id AND t.outcome = 'credited'
          GROUP BY o.id, o.order_code, o.status
          HAVING count(t.id) <> CASE o.status WHEN 'PAID' THEN 1 ELSE 0 END`,
  },
  {
    name: 'no bank reference pays two orders, unless an operator decided so',
    sql: `SELECT reference_code, count(*) AS credited FROM transfers
          WHERE outcome = 'credited' AND assigned_reason IS NULL GROUP BY reference_code HAVING count(*) > 1`,
  },
  {
    name: 'the dong credited, operators aside, are the amounts of the orders they paid',
    sql: `SELECT o.order_code, o.amount_vnd, t.amount_vnd AS transferred FROM orders o
          JOIN transfers t ON t.order_id = o.id AND t.outcome = 'credited'
          WHERE t.amount_vnd <> o.amount_vnd AND t.assigned_reason IS NULL`,
  },
  {
    // A request with subtitles has made its file; those that reuse one have none of their own.
    name: 'the bytes an account is counted to have stored are those of the files that its requests and jobs made',
    sql: `SELECT account_id, coalesce(stored_bytes, 0) AS counted, coalesce(made_bytes, 0) AS made
          FROM audio_usage FULL JOIN (
            SELECT account_id, sum(bytes) AS made_bytes FROM (
              SELECT account_id, file_size_bytes AS bytes FROM speech_requests
              WHERE status = 'SUCCESS' AND cues IS NOT NULL AND audio_deleted_at IS NULL
              UNION ALL
              SELECT account_id, size_bytes FROM speech_jobs WHERE audio_deleted_at IS NULL) files
            GROUP BY account_id) made USING (account_id)
          WHERE coalesce(stored_bytes, 0) <> coalesce(made_bytes, 0)`,
  },
];
