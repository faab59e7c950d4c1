import {
  FakeEngine,
  PlainTextReader,
  speakers as fakeSpeakers,
} from '../../../../test/harness/in-memory/fake-speech';
import { InMemoryDictionaries } from '../../../../test/harness/in-memory/in-memory-dictionaries';
import { InMemoryTransaction } from '../../../../test/harness/in-memory/in-memory-transaction';
import { FindDictionaryAliases } from '../../../pronunciation';
import { EngineBusy, Speakers, type Voice } from '../../../speech';
import type { ReadingOptions } from '../../../text-normalization';
import type { PartPlan, Speaking } from '../../domain/jobs/job-part';
import { cutMarked, type MarkedPart } from '../../domain/jobs/marked-parts';
import { JOB_LIMITS, readSsml } from '../../http/ssml/read-ssml';
import { SpecReader } from '../spec-reader';
import { storedSpec, synthesisSpec } from '../synthesis-spec';
import { CHECKED_CHARS, CheckBeginning } from './check-beginning';

class CountingReader extends PlainTextReader {
  reads = 0;
  isBusy = false;

  override read(text: string, options: ReadingOptions) {
    if (this.isBusy) throw new EngineBusy(1);
    this.reads++;
    return super.read(text, options);
  }
}

/** Lacks most letters, such as ố. */
const voice: Voice = { ...fakeSpeakers.all[0]!, alphabet: new Set('aàảbcghinotôxă') };
const speakers = new Speakers([voice]);
const whole: Speaking = storedSpec({ ...synthesisSpec({ inputText: 'x' }, speakers), dictionaries: [] });
const plan = (text: string): PartPlan => ({
  text,
  charCount: Array.from(text).length,
  ending: 'sentence',
  title: null,
  beginsAtSec: null,
  speaking: null,
});
function ofMarkup(content: string): PartPlan[] {
  const parts: MarkedPart[] = [];
  for (const _ of cutMarked(readSsml(`<speak>${content}</speak>`, JOB_LIMITS), 'none', 'vi', parts));
  return parts.map(({ markup, ...part }) => ({ ...part, speaking: { ...whole, markup } }));
}

describe('CheckBeginning', () => {
  let reader: CountingReader;
  let tookMs: number[];
  beforeEach(() => {
    reader = new CountingReader();
    tookMs = [];
  });

  const check = (plans: readonly PartPlan[]): Promise<void> => {
    const dictionaries = new InMemoryDictionaries(new InMemoryTransaction());
    const specs = new SpecReader(reader, new FakeEngine(), new FindDictionaryAliases(dictionaries));
    return new CheckBeginning(specs, speakers).execute(plans, whole, (ms) => tookMs.push(ms));
  };
  const faultOf = (plans: readonly PartPlan[]) =>
    check(plans).then(
      () => null,
      ({ faults }) => faults[0],
    );

  it('tells how long it has read', async () => {
    await check([plan('Xin chào. '), plan('Cả nhà.')]);
    expect(tookMs.filter((ms) => ms > 0).length).toBeGreaterThanOrEqual(2);
  });

  it('refuses what an element cannot be said as, by its place in the document', async () => {
    const content = `${'Xin chào. '.repeat(300)}\n<say-as interpret-as="date">mèo</say-as>`;
    expect(await faultOf(ofMarkup(content))).toEqual({
      field: 'input_text',
      code: 'SAY_AS',
      message: 'input_text line 2, column 1: <say-as> has a text that cannot be said as date: mèo',
    });
  });

  it('refuses a part that its voice does not know, and says from where it counts', async () => {
    expect(await faultOf([plan('Xin chào. '), plan('bốn')])).toMatchObject({
      field: 'input_text',
      code: 'UNKNOWN_LETTERS',
      message: expect.stringMatching(/Characters are counted from 10, where a part of the text begins\.$/),
    });
    expect((await faultOf([plan('bốn')])).message).toMatch(/at character 0\.$/);
  });

  it('refuses pauses that are longer than such a text may fill', async () => {
    expect(await faultOf(ofMarkup('a<break time="10s"/>'.repeat(20)))).toMatchObject({
      code: 'SPOKEN_TOO_LONG',
    });
  });

  it('passes over parts without sound, unless there are no others', async () => {
    await check([plan('* * *\n\n'), plan('Xin chào.'), plan('😀')]);
    expect(await faultOf([plan('😀'), plan('* * *')])).toMatchObject({ code: 'NOTHING_TO_SPEAK' });
  });

  it('leaves what comes later to its turn, be it silent so far', async () => {
    const long = 'x'.repeat(CHECKED_CHARS / 10);
    await check([...Array.from({ length: 10 }, () => plan(long)), plan('bốn')]);
    expect(reader.reads).toBe(10);
    await check([...Array.from({ length: 1000 }, () => plan('😀')), plan('Xin chào.')]);
    expect(reader.reads).toBe(10 + 40);
  });

  it('accepts a text unread where the threads that read are busy', async () => {
    reader.isBusy = true;
    await check([plan('bốn')]);
  });
});
