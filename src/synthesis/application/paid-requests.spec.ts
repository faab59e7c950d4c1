import { InMemorySynthesis } from '../../../test/harness/in-memory/in-memory-synthesis';
import { RetriedTransaction } from '../../../test/harness/in-memory/retried-transaction';
import { PENDING_LIMIT_SEC } from '../domain/speech-request';

/** What it says of every request here. */
const speaker = { speakerId: 'vi-north-female-1', speakerName: 'Thu Hà', provider: 'fake' };

describe('PaidRequests', () => {
  it('states the end of a request once: spoken, reused, failed or expired', async () => {
    const app = new InMemorySynthesis();
    const accountId = await app.newAccount(100);
    await app.speak(accountId, 'Xin chào.');
    await app.speak(accountId, 'Xin chào.');
    app.renderer.meanwhile = () => Promise.reject(new Error('broken'));
    await expect(app.speak(accountId, 'Tạm biệt.')).rejects.toThrow();
    await app.openRequest(accountId, 'Quên.');
    app.clock.moveOn(PENDING_LIMIT_SEC + 1);
    await app.failExpiredRequests.execute();

    const requests = [...(await app.requestsOf(accountId))].reverse();
    expect(app.ended.map(({ requestId }) => requestId)).toEqual(requests.map(({ id }) => id));
    const [spoken, reused, failed, expired] = app.ended;
    const { audioKey, expiresAt } = requests[0]!;
    expect(spoken).toEqual({
      requestId: requests[0]!.id,
      accountId,
      ...speaker,
      charCount: 9,
      audio: { path: `/audio/${audioKey}.mp3`, type: 'mp3', durationSec: 1.5, sizeBytes: 10, expiresAt },
      error: null,
    });
    expect(reused!.audio).toEqual({ ...spoken!.audio, path: `/audio/${requests[1]!.audioKey}.mp3` });
    for (const [end, request, code] of [
      [failed, requests[2], 'SYNTHESIS_FAILED'],
      [expired, requests[3], 'ENGINE_BUSY'],
    ] as const) {
      expect(end).toMatchObject({ audio: null, error: { code, message: request!.errorMessage } });
    }
  });

  it('states nothing of a request that it comes too late for', async () => {
    const app = new InMemorySynthesis();
    const accountId = await app.newAccount(100);
    app.renderer.meanwhile = async () => {
      app.clock.moveOn(PENDING_LIMIT_SEC + 1);
      await app.failExpiredRequests.execute();
    };
    await expect(app.speak(accountId, 'Xin chào.')).rejects.toThrow();
    expect(app.ended).toMatchObject([{ audio: null, error: { code: 'SYNTHESIS_FAILED' } }]);
  });

  it('states it in the transaction that is run again after a deadlock, too', async () => {
    const app = new InMemorySynthesis({}, new RetriedTransaction());
    await app.speak(await app.newAccount(100), 'Xin chào.');
    expect(app.ended).toHaveLength(2); // once in the run that was undone
    expect(app.ended[0]).toEqual(app.ended[1]);
  });
});
