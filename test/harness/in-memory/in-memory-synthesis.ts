import { randomUUID } from 'node:crypto';
import { InProcessEventBus } from '../../../src/platform/events/in-process-event-bus';
import { type Labels, Meter, type Metric } from '../../../src/shared/application/meter';
import { FindDictionaryAliases, ResolveDictionaries } from '../../../src/pronunciation';
import { type EndedSpeech, SpeechEnded } from '../../../src/shared/events/speech-ended';
import { SoundVersions } from '../../../src/speech/sound-versions';
import { AudioCache } from '../../../src/synthesis/application/audio-cache/audio-cache';
import { AudioInspector } from '../../../src/synthesis/application/audio-cache/audio-inspector';
import { AudioRoom } from '../../../src/synthesis/application/audio-room';
import { FindEarlierRequest } from '../../../src/synthesis/application/idempotency';
import { ExpireAudio } from '../../../src/synthesis/application/maintenance/expire-audio';
import { FailExpiredRequests } from '../../../src/synthesis/application/maintenance/fail-expired-requests';
import { OpenSpeech, type SpeechCall } from '../../../src/synthesis/application/open-speech';
import { PaidRequests } from '../../../src/synthesis/application/paid-requests';
import { ProcessRequest } from '../../../src/synthesis/application/process-request';
import { FreeSpace } from '../../../src/synthesis/application/ports/free-space';
import { type OnRead, ReadingBudget } from '../../../src/synthesis/application/ports/reading-budget';
import { SpeakOnce } from '../../../src/synthesis/application/repeats/speak-once';
import { SpecReader } from '../../../src/synthesis/application/spec-reader';
import { StreamSpeech } from '../../../src/synthesis/application/streaming/stream-speech';
import { SynthesisPolicy } from '../../../src/synthesis/application/synthesis-policy';
import { synthesisSpec } from '../../../src/synthesis/application/synthesis-spec';
import { SynthesizeSpeech } from '../../../src/synthesis/application/synthesize-speech';
import type { SpeechRequest } from '../../../src/synthesis/domain/speech-request';
import { MovableClock } from '../movable-clock';
import { FakeEngine, FakeSpeechRenderer, FakeSpeechStreamer, PlainTextReader, speakers } from './fake-speech';
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

/** Notes what each account has had read for nothing; refuses once that is all that it may have. */
class CountedReadings extends ReadingBudget {
  readonly tookMs = new Map<string, number>();
  isUsedUp = false;

  async spend<Result>(
    accountId: string,
    _expectedChars: number,
    work: (onRead: OnRead) => Promise<Result>,
  ): Promise<Result> {
    if (this.isUsedUp) throw new Error('The budget is used up.');
    return work((tookMs) => this.tookMs.set(accountId, (this.tookMs.get(accountId) ?? 0) + tookMs));
  }
}

/** The use cases of Synthesis on adapters in memory, without Redis. Nothing is started; a call takes a millisecond. */
export class InMemorySynthesis {
  readonly clock = new MovableClock(new Date('2026-03-01T08:00:00.000Z'));
  readonly meter = new CountingMeter();
  /** What was published, in transactions that were undone too. */
  readonly ended: EndedSpeech[] = [];
  readonly ledger: InMemoryCreditLedger;
  readonly requests: InMemorySpeechRequests;
  readonly dictionaries: InMemoryDictionaries;
  readonly store = new InMemoryAudioStore();
  readonly disk = new FakeDisk();
  readonly readings = new CountedReadings();
  readonly engine = new FakeEngine();
  readonly renderer = new FakeSpeechRenderer();
  readonly streamer = new FakeSpeechStreamer();
  readonly textReader = new PlainTextReader();
  readonly processRequest: ProcessRequest;
  readonly failExpiredRequests: FailExpiredRequests;
  readonly expireAudio: ExpireAudio;
  private readonly paidRequests: PaidRequests;
  private readonly openSpeech: OpenSpeech;
  private readonly synthesizeSpeech: SynthesizeSpeech;
  private readonly streamSpeech: StreamSpeech;

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
    const events = new InProcessEventBus();
    events.subscribe(SpeechEnded, { handle: ({ speech }) => Promise.resolve(void this.ended.push(speech)) });
    this.paidRequests = new PaidRequests(
      requests,
      records,
      ledger,
      policy,
      transaction,
      events,
      clock,
      meter,
    );
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
    this.failExpiredRequests = new FailExpiredRequests(requests, ledger, transaction, events, clock, meter);
    this.openSpeech = new OpenSpeech(
      speakers,
      new FindEarlierRequest(requests),
      new ResolveDictionaries(this.dictionaries),
      new AudioCache(versions, records, new AudioInspector(store, clock), clock),
      reader,
      this.readings,
      new AudioRoom(records, this.disk, policy, clock),
      this.paidRequests,
    );
    this.synthesizeSpeech = new SynthesizeSpeech(this.openSpeech, this.processRequest);
    this.streamSpeech = this.newStreamSpeech();
  }

  /** @returns the id of a new account with so many credits */
  async newAccount(credits: number): Promise<string> {
    const id = randomUUID();
    await this.ledger.openAccount(id, credits);
    return id;
  }

  speak(accountId: string, inputText: string, rest: Partial<Omit<SpeechCall, 'accountId'>> = {}) {
    const { parameters, keyId = null, idempotencyKey = null, hasBought = true } = rest;
    const call = { accountId, keyId, hasBought, parameters: { inputText, ...parameters }, idempotencyKey };
    return this.synthesizeSpeech.execute(call);
  }

  stream(accountId: string, inputText: string, idempotencyKey: string | null = null) {
    const parameters = { inputText, audioType: 'mp3' } as const;
    return this.streamSpeech.execute({ accountId, keyId: null, hasBought: true, parameters, idempotencyKey });
  }

  /** Waits for the streams that are spoken. */
  streamsIdle(): Promise<void> {
    return this.streamSpeech.idle();
  }

  /** As a process of its own has it. */
  newSpeakOnce(): SpeakOnce {
    return new SpeakOnce(this.synthesizeSpeech, this.newStreamSpeech(), this.requests, this.clock);
  }

  private newStreamSpeech(): StreamSpeech {
    const { openSpeech, streamer, processRequest, store, requests, clock } = this;
    return new StreamSpeech(openSpeech, streamer, processRequest, store, requests, clock);
  }

  /** @returns the id of a request that nobody processes yet */
  async openRequest(accountId: string, inputText: string): Promise<string> {
    const spec = { ...synthesisSpec({ inputText }, speakers), dictionaries: [] };
    const cached = { contentHash: inputText, recording: null };
    const request: SpeechRequest = await this.paidRequests.open({
      accountId,
      keyId: null,
      spec,
      key: null,
      cached,
      expectedBytes: 0,
      isSpokenHere: false,
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
