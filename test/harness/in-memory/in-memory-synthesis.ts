import { randomUUID } from 'node:crypto';
import { type Labels, Meter, type Metric } from '../../../src/shared/application/meter';
import { FindDictionaryAliases, ResolveDictionaries } from '../../../src/pronunciation';
import { SoundVersions } from '../../../src/speech/sound-versions';
import { AudioCache } from '../../../src/synthesis/application/audio-cache/audio-cache';
import { AudioInspector } from '../../../src/synthesis/application/audio-cache/audio-inspector';
import { AudioRoom } from '../../../src/synthesis/application/audio-room';
import { FindEarlierRequest } from '../../../src/synthesis/application/idempotency';
import { ExpireAudio } from '../../../src/synthesis/application/maintenance/expire-audio';
import { FailExpiredRequests } from '../../../src/synthesis/application/maintenance/fail-expired-requests';
import { PaidRequests } from '../../../src/synthesis/application/paid-requests';
import { ProcessRequest } from '../../../src/synthesis/application/process-request';
import { FreeSpace } from '../../../src/synthesis/application/ports/free-space';
import { SpecReader } from '../../../src/synthesis/application/spec-reader';
import { SynthesisPolicy } from '../../../src/synthesis/application/synthesis-policy';
import { synthesisSpec } from '../../../src/synthesis/application/synthesis-spec';
import { type SpeechCall, SynthesizeSpeech } from '../../../src/synthesis/application/synthesize-speech';
import type { SpeechRequest } from '../../../src/synthesis/domain/speech-request';
import { InProcessSpeechDispatcher } from '../../../src/synthesis/infrastructure/dispatch/in-process-speech-dispatcher';
import { MovableClock } from '../movable-clock';
import { FakeEngine, FakeSpeechRenderer, PlainTextReader, speakers } from './fake-speech';
import { InMemoryAudioRecords } from './in-memory-audio-records';
import { InMemoryAudioStore } from './in-memory-audio-store';
import { InMemoryCreditLedger } from './in-memory-credit-ledger';
import { InMemoryDictionaries } from './in-memory-dictionaries';
import { InMemorySpeechRequests } from './in-memory-speech-requests';
import { InMemoryTransaction } from './in-memory-transaction';

/** Counters by name and labels. */
class CountingMeter extends Meter {
  readonly counts = new Map<string, number>();

  count<Label extends string>({ name }: Metric<Label>, labels: Labels<Label>, by = 1): void {
    const key = [name, ...Object.values(labels)].join(' ');
    this.counts.set(key, (this.counts.get(key) ?? 0) + by);
  }

  observe(): void {}

  gauge(): void {}
}

/** A disk with room for so many bytes. */
class FakeDisk extends FreeSpace {
  room = Infinity;

  isLow(bytes: number): Promise<boolean> {
    return Promise.resolve(bytes > this.room);
  }
}

/** The use cases of Synthesis on adapters in memory, without Redis. Nothing is started; a call takes a millisecond. */
export class InMemorySynthesis {
  readonly clock = new MovableClock(new Date('2026-03-01T08:00:00.000Z'));
  readonly meter = new CountingMeter();
  readonly ledger: InMemoryCreditLedger;
  readonly requests: InMemorySpeechRequests;
  readonly dictionaries: InMemoryDictionaries;
  readonly store = new InMemoryAudioStore();
  readonly disk = new FakeDisk();
  readonly engine = new FakeEngine();
  readonly renderer = new FakeSpeechRenderer();
  readonly textReader = new PlainTextReader();
  readonly processRequest: ProcessRequest;
  readonly failExpiredRequests: FailExpiredRequests;
  readonly expireAudio: ExpireAudio;
  private readonly paidRequests: PaidRequests;
  private readonly synthesizeSpeech: SynthesizeSpeech;

  constructor(
    {
      pendingPerAccount = null,
      bytesPerAccount = Infinity,
      bytesInAll = Infinity,
    }: Partial<SynthesisPolicy> = {},
    transaction = new InMemoryTransaction(),
  ) {
    this.ledger = new InMemoryCreditLedger(transaction);
    this.requests = new InMemorySpeechRequests(transaction, this.clock);
    this.dictionaries = new InMemoryDictionaries(transaction);
    const { clock, engine, ledger, meter, renderer, requests, store, textReader } = this;
    const records = new InMemoryAudioRecords(transaction, requests);
    const versions = new SoundVersions('1', () => '1');
    const policy = new SynthesisPolicy(72, pendingPerAccount, bytesPerAccount, bytesInAll);
    const reader = new SpecReader(textReader, engine, new FindDictionaryAliases(this.dictionaries));
    this.paidRequests = new PaidRequests(requests, records, ledger, policy, transaction, clock, meter);
    this.processRequest = new ProcessRequest(
      requests,
      this.paidRequests,
      speakers,
      reader,
      renderer,
      store,
      clock,
    );
    this.expireAudio = new ExpireAudio(records, store, clock);
    this.failExpiredRequests = new FailExpiredRequests(requests, ledger, transaction, clock, meter);
    this.synthesizeSpeech = new SynthesizeSpeech(
      speakers,
      new FindEarlierRequest(requests),
      new ResolveDictionaries(this.dictionaries),
      new AudioCache(versions, records, new AudioInspector(store, clock), clock),
      reader,
      new AudioRoom(records, this.disk, policy, clock),
      this.paidRequests,
      new InProcessSpeechDispatcher(this.processRequest, requests),
    );
  }

  /** @returns the id of a new account with so many credits */
  async newAccount(credits: number): Promise<string> {
    const id = randomUUID();
    await this.ledger.openAccount(id, credits);
    return id;
  }

  speak(accountId: string, inputText: string, rest: Partial<Omit<SpeechCall, 'accountId'>> = {}) {
    const { parameters, idempotencyKey = null, hasBought = true } = rest;
    const call = { accountId, hasBought, parameters: { inputText, ...parameters }, idempotencyKey };
    return this.synthesizeSpeech.execute(call);
  }

  /** @returns the id of a request that nobody processes yet */
  async openRequest(accountId: string, inputText: string): Promise<string> {
    const spec = { ...synthesisSpec({ inputText }, speakers), dictionaries: [] };
    const cached = { contentHash: inputText, recording: null };
    const request: SpeechRequest = await this.paidRequests.open({
      accountId,
      spec,
      key: null,
      cached,
      expectedBytes: 0,
    });
    return request.toState().id;
  }

  /** Credits of the account, and what it was charged for each request. */
  async money(accountId: string) {
    const { available, held } = this.ledger.balanceOf(accountId);
    const { items } = await this.ledger.entries(accountId, { page: 1, limit: 100 });
    const charges = items.filter(({ type }) => type === 'charge').map(({ credits }) => credits);
    return { available, held, charges };
  }

  /** The account's requests, newest first. */
  async requestsOf(accountId: string) {
    return (await this.requests.list(accountId, { page: 1, limit: 100 }, null)).items;
  }
}
