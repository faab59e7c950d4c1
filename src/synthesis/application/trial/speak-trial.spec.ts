import {
  FakeEngine,
  FakeSpeechRenderer,
  PlainTextReader,
  speakers,
} from '../../../../test/harness/in-memory/fake-speech';
import { InMemoryDictionaries } from '../../../../test/harness/in-memory/in-memory-dictionaries';
import { InMemoryTransaction } from '../../../../test/harness/in-memory/in-memory-transaction';
import { RateLimitExceeded } from '../../../platform/admission/admission.errors';
import { FailureLimits } from '../../../platform/admission/failure-limits';
import { FindDictionaryAliases } from '../../../pronunciation';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import { EngineBusy, EngineUnavailable } from '../../../speech';
import { TrialsClosed } from '../../domain/synthesis.errors';
import { DailyTrialBudget } from '../../infrastructure/daily-trial-budget';
import { SpecReader } from '../spec-reader';
import { SpeakTrial } from './speak-trial';

const dictionaries = new FindDictionaryAliases(new InMemoryDictionaries(new InMemoryTransaction()));

describe('SpeakTrial', () => {
  let renderer: FakeSpeechRenderer;
  let engine: FakeEngine;
  beforeEach(() => {
    renderer = new FakeSpeechRenderer();
    engine = new FakeEngine();
  });

  function trial({ perNetwork = 2, inAll = 3, isLimited = true } = {}) {
    const reader = new SpecReader(new PlainTextReader(), engine, dictionaries);
    const budget = new DailyTrialBudget(new FailureLimits(null), perNetwork, inAll, isLimited);
    const use = new SpeakTrial(speakers, reader, renderer, budget);
    return (network = 'home', inputText = 'Ngày 20/11.') => use.execute(network, { inputText });
  }

  it('reads a sentence as it is read for customers', async () => {
    const spoken = await trial()();
    expect(spoken).toMatchObject({ speakerId: 'vi-north-female-1', charCount: 11, durationSec: 1.5 });
    expect(spoken.spokenText).toBe('Ngày hai mươi tháng mười một.');
    expect(Buffer.from(spoken.bytes).toString()).toBe(spoken.spokenText);
  });

  it('takes 120 characters, and refuses more before anything is counted', async () => {
    const speak = trial({ perNetwork: 1 });
    await expect(speak('home', 'a'.repeat(121))).rejects.toBeInstanceOf(InvalidParameters);
    await expect(speak('home', 'ba '.repeat(40))).resolves.toMatchObject({ charCount: 120 });
  });

  it('holds a network to its sentences of the day, and all together to theirs', async () => {
    const speak = trial();
    await speak('home');
    await speak('home');
    await expect(speak('home')).rejects.toBeInstanceOf(RateLimitExceeded);
    await speak('school');
    const refusal = speak('office');
    await expect(refusal).rejects.toMatchObject({
      quota: { policy: 'trials-of-the-day', limit: 3, remaining: 0, window: { lengthSec: 86_400 } },
    });
    expect(renderer.jobs).toHaveLength(3);
  });

  it('counts nothing that fails, and nothing where limits are lifted', async () => {
    const speak = trial({ perNetwork: 1 });
    await expect(speak('home', '<!-- -->')).rejects.toBeInstanceOf(InvalidParameters);
    engine.isUp = false;
    await expect(speak()).rejects.toBeInstanceOf(EngineUnavailable);
    engine.isUp = true;
    renderer.meanwhile = () => Promise.reject(Object.assign(new Error('slow'), { name: 'TimeoutError' }));
    await expect(speak()).rejects.toBeInstanceOf(EngineBusy);
    renderer.meanwhile = () => Promise.resolve();
    await speak();
    await expect(speak()).rejects.toBeInstanceOf(RateLimitExceeded);
    const free = trial({ perNetwork: 1, isLimited: false });
    await free();
    await free();
  });

  it('is closed where none are allowed', async () => {
    await expect(trial({ inAll: 0 })()).rejects.toBeInstanceOf(TrialsClosed);
    await expect(trial({ inAll: 0, isLimited: false })()).rejects.toBeInstanceOf(TrialsClosed);
  });
});
