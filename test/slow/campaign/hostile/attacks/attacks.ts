import { Random } from '../../random';
import type { HostileRequest } from '../request';
import * as addresses from './addresses';
import * as bodies from './bodies';
import type { Bench } from './draft';
import { framing, hangUp } from './framing';
import { headers, ranges } from './headers';
import * as repeats from './repeats';
import * as strangers from './strangers';
import * as texts from './texts';

type Attack = (bench: Bench) => HostileRequest;

/** Every kind of attack and its share. */
const ATTACKS: readonly (readonly [attack: Attack, share: number])[] = [
  [texts.speechText, 16],
  [texts.fieldText, 6],
  [texts.queryText, 3],
  [texts.pathText, 4],
  [bodies.wrongType, 10],
  [bodies.wrongFields, 5],
  [bodies.encoding, 5],
  [bodies.mediaType, 3],
  [bodies.slowMediaType, 1],
  [bodies.size, 4],
  [bodies.number, 4],
  [strangers.wrongCaller, 4],
  [strangers.wrongSecret, 5],
  [strangers.foreignId, 4],
  [strangers.logIn, 1],
  [repeats.replayedKey, 3],
  [repeats.oddKey, 1],
  [repeats.bankNotice, 4],
  [repeats.cassoNotice, 2],
  [addresses.method, 5],
  [addresses.tunnel, 1],
  [addresses.traversal, 3],
  [addresses.path, 4],
  [addresses.query, 5],
  [headers, 5],
  [ranges, 2],
  [framing, 6],
  [hangUp, 2],
];

const TOTAL = ATTACKS.reduce((sum, [, share]) => sum + share, 0);
const UINT32 = 2 ** 32;

/** The request with this number: the seed and the number alone decide it, ids, codes and keys aside. */
export function hostileRequest(
  seed: number,
  number: number,
  { api, people }: Pick<Bench, 'api' | 'people'>,
): HostileRequest {
  const random = new Random(seed + number * UINT32);
  let left = random.next() * TOTAL;
  const [attack] = ATTACKS.find(([, share]) => (left -= share) < 0) ?? ATTACKS[0]!;
  return attack({ api, people, random, canary: canaryOf(seed) });
}

/** A text that no log line may hold: it stands in passwords and secrets of this seed. */
export const canaryOf = (seed: number): string => `kenari${seed}kenari`;
