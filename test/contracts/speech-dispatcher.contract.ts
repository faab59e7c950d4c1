import { CreateDictionary } from '../../src/pronunciation/application/create-dictionary';
import { dictionaryEntries } from '../../src/pronunciation/domain/dictionary-entry';
import { AudioStore } from '../../src/synthesis/application/ports/audio-store';
import { FailExpiredRequests } from '../../src/synthesis/application/maintenance/fail-expired-requests';
import { QuoteSpeech } from '../../src/synthesis/application/queries/quote-speech';
import { SpeechRenderer } from '../../src/speech/rendering/speech-renderer';
import { Speakers } from '../../src/speech/domain/speakers';
import {
  EngineBusy,
  EngineUnavailable,
  RecordingTooLong,
  SynthesisFailed,
} from '../../src/speech/domain/speech-failure';
import type { SpeechApplication } from '../harness/speech-application';

/** Where requests are opened, and where they are processed: the same application or another. */
export interface Dispatching {
  readonly asked: SpeechApplication;
  readonly speaking: SpeechApplication;
  close(): Promise<void>;
}

/** What every speech dispatcher promises. */
export function describeSpeechDispatcher(name: string, open: () => Promise<Dispatching>): void {
  describe(`${name} as SpeechDispatcher`, () => {
    let dispatching: Dispatching;
    let asked: SpeechApplication;
    let speaking: SpeechApplication;
    beforeAll(async () => {
      dispatching = await open();
      ({ asked, speaking } = dispatching);
    });
    afterAll(() => dispatching.close());
    afterEach(() => jest.restoreAllMocks());

    const failureOf = (speech: Promise<unknown>) => speech.catch((error: unknown) => error);

    it('answers the request, rendered where it is to be, stored and charged once', async () => {
      const account = await asked.newAccount(100);
      const render = jest.spyOn(speaking.get(SpeechRenderer), 'render');
      const { request, origin } = await asked.speak(account, 'Xin chào.');
      expect(origin).toBe('rendered');
      expect(request).toMatchObject({ status: 'SUCCESS', inputText: 'Xin chào.', leaseUntil: null });
      expect(render).toHaveBeenCalledTimes(1);
      expect(await asked.storedKeys()).toContain(request.storedKey);
      expect(await asked.money(account)).toEqual({ available: 91, held: 0, charges: [-9] });
    });

    it('passes on everything that was asked for', async () => {
      const account = await asked.newAccount(100);
      const render = jest.spyOn(speaking.get(SpeechRenderer), 'render');
      const settings = { speed: 1.5, pitch: 0.8, volume: 50 };
      const voice = asked
        .get(Speakers)
        .all.filter(({ language }) => language === 'vi')
        .at(-1)!;
      const entries = dictionaryEntries([{ place: '', fields: { written: 'Loa', spoken: 'lô a 2' } }]);
      const dictionary = { name: 'Tên', isDefault: false, entries };
      const { id } = await asked.get(CreateDictionary).execute(account, dictionary);
      const parameters = {
        inputText: 'Loa, ngày 1/2/2026.',
        speakerId: voice.speakerId,
        audioType: 'wav',
        readingOff: ['date'],
        dictionaries: [{ id }],
        ...settings,
      };
      await asked.speak(account, parameters.inputText, { parameters });
      const { spokenText } = await asked
        .get(QuoteSpeech)
        .execute(account, parameters)
        .then(({ reading }) => reading);
      expect(spokenText).toMatch(/^lô a hai, /);
      expect(render.mock.calls[0]?.[0]).toEqual({ settings, audioType: 'wav', voice, spokenText });
    });

    it('answers each of many its own', async () => {
      const account = await asked.newAccount(1000);
      const texts = Array.from({ length: 12 }, (_, index) => `Câu số ${index + 1}.`);
      const answers = await Promise.all(texts.map((text) => asked.speak(account, text)));
      expect(answers.map(({ request }) => request.inputText)).toEqual(texts);
      expect(answers.every(({ request }) => request.status === 'SUCCESS')).toBe(true);
      expect((await asked.money(account)).charges).toHaveLength(12);
    });

    it.each([
      new EngineBusy(7),
      new EngineUnavailable(30),
      new SynthesisFailed('a part of the text is silent'),
      new RecordingTooLong(),
    ])('fails as rendering fails: $code', async (failure) => {
      const account = await asked.newAccount(100);
      jest.spyOn(speaking.get(SpeechRenderer), 'render').mockRejectedValueOnce(failure);
      const told = await failureOf(asked.speak(account, `Không được: ${failure.code}.`));
      expect(told).toBeInstanceOf(failure.constructor);
      const { code, message, retryAfterSec } = failure;
      expect(told).toMatchObject({ code, message, retryAfterSec });
      expect(await asked.money(account)).toEqual({ available: 100, held: 0, charges: [] });
    });

    it('keeps no audio of a request that has expired meanwhile', async () => {
      const account = await asked.newAccount(100);
      const before = await asked.storedKeys();
      const store = speaking.get(AudioStore);
      const put = store.put.bind(store);
      jest.spyOn(store, 'put').mockImplementationOnce(async (key, bytes) => {
        await put(key, bytes);
        speaking.clock.moveOn(91);
        expect(await speaking.get(FailExpiredRequests).execute()).toBe(1);
        speaking.clock.moveOn(-91);
      });
      expect(await failureOf(asked.speak(account, 'Quá muộn.'))).toBeInstanceOf(SynthesisFailed);
      expect(await asked.money(account)).toEqual({ available: 100, held: 0, charges: [] });
      expect(await asked.storedKeys()).toEqual(before);
    });
  });
}
