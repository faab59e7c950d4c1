import type { Environment } from '../../config/environment';
import type { Clock } from '../../shared/domain/clock';
import type { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import { AuditAudio } from '../application/maintenance/audit-audio';
import { openAudioStore } from './store/open-audio-store';
import { TypeOrmAudioRecords } from './typeorm-audio-records';

/** For the operator's command, which needs the audio store but none of the engines. */
export async function openAudioAudit(
  environment: Environment,
  transaction: TypeOrmTransaction,
  clock: Clock,
): Promise<AuditAudio> {
  return new AuditAudio(new TypeOrmAudioRecords(transaction), await openAudioStore(environment), clock);
}
