import { createHmac } from 'node:crypto';
import { Client } from 'pg';

/** "loa" as a number, and one more: the advisory lock under which one process at a time makes the owner. */
const LOCK = 0x6c6f61 + 1;

/** The role that the application connects as. */
const OWNER = 'loa';

/** Everything in the schema that another role owns, tables before the sequences that follow their table. */
const MISOWNED = `
  SELECT CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END
         AS kind, oid::regclass::text AS name
  FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relowner <> '${OWNER}'::regrole AND relkind IN ('r', 'p', 'v', 'm', 'S')
    AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid
                    AND relkind = 'S' AND deptype IN ('a', 'i'))
  UNION ALL
  SELECT 'ROUTINE', oid::regprocedure::text FROM pg_proc
  WHERE pronamespace = 'public'::regnamespace AND proowner <> '${OWNER}'::regrole
  UNION ALL
  SELECT 'TYPE', oid::regtype::text FROM pg_type
  WHERE typnamespace = 'public'::regnamespace AND typowner <> '${OWNER}'::regrole AND typtype IN ('d', 'e', 'r')`;

/**
 * Makes sure that a role which is no superuser owns the database and all that is in it, and answers the address under
 * which it connects. Clusters of releases that worked as the superuser are moved over, without a change to their rows.
 * Repeatable; what such a release makes meanwhile is moved over by the next start.
 *
 * @param superuser address of the database for the superuser, who is needed for nothing else
 */
export async function prepareOwner(superuser: URL): Promise<string> {
  const password = ownerPassword(superuser.password);
  const client = new Client({ connectionString: superuser.href });
  client.on('error', () => undefined); // what is under way is rejected besides
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await moveToOwner(client, superuser.pathname.slice(1), password);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
  const owner = new URL(superuser);
  owner.username = OWNER;
  owner.password = password;
  return owner.href;
}

/** Follows from the superuser's, so that there is no second secret to keep; the way back is not to be found. */
const ownerPassword = (superuserPassword: string): string =>
  createHmac('sha256', superuserPassword).update(OWNER).digest('base64url');

async function moveToOwner(client: Client, database: string, password: string): Promise<void> {
  const { rowCount: isThere } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [OWNER]);
  if (!isThere) await client.query(`CREATE ROLE ${OWNER} LOGIN PASSWORD '${password}'`);
  await client.query(`ALTER DATABASE ${client.escapeIdentifier(database)} OWNER TO ${OWNER}`);
  const { rows } = await client.query<{ kind: string; name: string }>(MISOWNED);
  for (const { kind, name } of rows) await client.query(`ALTER ${kind} ${name} OWNER TO ${OWNER}`);
}
