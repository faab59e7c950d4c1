import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { ATTACKS } from './siege/attacks/attacks';
import type { Fared } from './siege/honest/people';
import { LENIENT } from './siege/promises';
import { describeAttack, describeQuiet } from './siege/report';
import { Siege } from './siege/siege';

/** Long enough for every attack to be under way; the long form is there to exhaust what takes longer. */
const SECONDS = 1;
const QUIET_SECONDS = 2;

const LAYING_LIMIT_MS = 180_000; // for slow machines; 10 s on two free cores

describe(`A siege (npm run campaign -- siege --seconds ${SECONDS})`, () => {
  let siege: Siege;
  let quiet: Fared;
  beforeAll(async () => {
    siege = await Siege.lay(ATTACKS, LENIENT);
    quiet = await siege.rest(QUIET_SECONDS);
    process.stdout.write(`${describeQuiet(quiet)}\n`);
  }, BUILD_LIMIT_MS + LAYING_LIMIT_MS);
  afterAll(() => siege.lift());

  it.each(ATTACKS.map((attack) => [attack.name, attack] as const))(
    'serves customer and bank beside %s',
    async (_, attack) => {
      const outcome = await siege.attack(attack, SECONDS, quiet);
      process.stdout.write(`${describeAttack(outcome)}\n`);
      expect(outcome.broken).toEqual([]);
      expect(outcome.tally.counts).not.toEqual({});
    },
  );

  it('leaves books that add up', async () => {
    expect(await siege.verifyLedger()).toBeNull();
  });
});
