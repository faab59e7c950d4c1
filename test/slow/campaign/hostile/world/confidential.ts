import type { Person } from './person';
import type { Cast, Player } from './player';

/** What the service accepts from the bank gateways. */
export const BANK_SECRET = 'bank-secret-5fW2qLr8XvT1';
export const CASSO_SECRET = 'casso-secret-9KdP3mYz7HsN';

/** Texts by what they are. */
export type Named = ReadonlyMap<string, string>;

const tokenOf = ({ session }: Person): string => session.slice(session.indexOf('=') + 1);
const fileKeyOf = ({ belongings }: Person): string => belongings.audioFile.split('.')[0]!;

const OWN_AUDIO = 'audio address of the customer';

/** What stands in no log line. */
export function secretsOf(cast: Cast): Named {
  const personal = Object.entries(cast).flatMap(([role, player]: [string, Player]) =>
    player.ever.flatMap((person, stage) => [
      [`key ${stage} of the ${role}`, person.key] as const,
      [`password ${stage} of the ${role}`, person.password] as const,
      [`session ${stage} of the ${role}`, tokenOf(person)] as const,
    ]),
  );
  const { customer, victim } = cast;
  return new Map([
    ...personal,
    ['secret of the bank', BANK_SECRET],
    ['secret of Casso', CASSO_SECRET],
    [OWN_AUDIO, fileKeyOf(customer.now)],
    ['audio address of the victim', fileKeyOf(victim.now)],
    ['text of the victim', victim.now.text],
  ]);
}

/** What stands in no answer, whoever asks. */
export function unspeakableOf(cast: Cast): Named {
  const { requestId, keyId } = cast.victim.now.belongings;
  const secrets = [...secretsOf(cast)].filter(([name]) => name !== OWN_AUDIO);
  return new Map([...secrets, ['request of the victim', requestId], ['key id of the victim', keyId]]);
}

/** What stands in no answer but the operator's. */
export function foreignOf({ victim }: Cast): Named {
  const { email, belongings } = victim.now;
  return new Map([
    ['e-mail address of the victim', email],
    ['account of the victim', belongings.accountId],
    ['order of the victim', belongings.orderCode],
  ]);
}

/** Names to write in the place of what differs from run to run, so that a report shows no secret. */
export function placeholdersOf({ customer, operator, victim }: Cast): Named {
  const belongings = (owner: string, player: Player) =>
    player.ever.flatMap((person) =>
      Object.entries(person.belongings).map(
        ([name, id]: [string, string]) => [id, `$${owner}_${name}`] as const,
      ),
    );
  return new Map([
    ...customer.ever.flatMap(({ key, session }) => [[key, '$KEY'] as const, [session, '$SESSION'] as const]),
    ...operator.ever.map(({ session }) => [session, '$ADMIN_SESSION'] as const),
    [BANK_SECRET, '$BANK_SECRET'],
    [victim.now.email, '$VICTIM_email'],
    ...belongings('OWN', customer),
    ...belongings('VICTIM', victim),
  ]);
}
