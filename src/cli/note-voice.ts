import type { INestApplicationContext } from '@nestjs/common';
import { OperatorActsRepository } from '../accounts';
import { commandUser } from '../platform/process/command-user';
import { reasonOf } from '../platform/process/fault';
import { Clock } from '../shared/domain/clock';
import { ListVoices, type VoiceState } from '../voices';
import type { CommandContext } from './command';

/** @returns null for a voice that is not in the catalogue */
export async function stateOf(
  app: INestApplicationContext,
  name: string,
): Promise<VoiceState['kind'] | null> {
  const voice = (await app.get(ListVoices).execute()).find(({ pack }) => pack.name === name);
  return voice?.state.kind ?? null;
}

/**
 * Writes into the operators' log what was done to a voice. Voices are folders and need no database, so it is done
 * already, and may be before there is a log; where the log cannot be written, it is said.
 */
export async function noteVoice(
  { app: voices, withDatabase, remark }: CommandContext,
  act: 'voice.install' | 'voice.remove',
  name: string,
  details: object,
  before: VoiceState['kind'] | null,
): Promise<void> {
  const after = await stateOf(voices, name);
  await withDatabase((app) =>
    app.get(OperatorActsRepository).add({
      ...{ act, subjectKind: 'voice', subjectId: name, details },
      ...{ operatorId: null, commandUser: commandUser() },
      ...{ before: before && { state: before }, after: after && { state: after } },
      doneAt: app.get(Clock).now(),
    }),
  ).catch((error: unknown) => remark(`The operators' log does not have this: ${reasonOf(error)}`));
}
