import { Transaction } from '../../../src/shared/application/transaction';
import { AudioRecords } from '../../../src/synthesis/application/ports/audio-records';
import { SpeechRequestsRepository } from '../../../src/synthesis/application/ports/speech-requests.repository';
import { describeAudioRecords } from '../../contracts/audio-records.contract';
import { describeSpeechRequests } from '../../contracts/speech-requests.contract';
import { SpeechApplication } from '../../harness/speech-application';

describe('speech requests in PostgreSQL', () => {
  let app: SpeechApplication;
  beforeAll(async () => (app = await SpeechApplication.start()));
  afterAll(() => app.close());

  async function open() {
    await app.query('DELETE FROM speech_requests');
    return {
      requests: app.get(SpeechRequestsRepository),
      records: app.get(AudioRecords),
      transaction: app.get(Transaction),
      now: () => new Date(),
      openAccount: () => app.newAccount(0),
      age: async (id: string, seconds: number): Promise<void> => {
        await app.query(
          `UPDATE speech_requests
           SET created_at = created_at - make_interval(secs => $2),
               deadline_at = deadline_at - make_interval(secs => $2),
               lease_until = lease_until - make_interval(secs => $2)
           WHERE id = $1`,
          [id, seconds],
        );
      },
    };
  }

  describeSpeechRequests('TypeOrmSpeechRequestsRepository', open);
  describeAudioRecords('TypeOrmAudioRecords', open);
});
