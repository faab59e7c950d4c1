import type { VoiceState } from '../domain/voice-state';
import type { ListedVoice } from '../install/list-voices';
import type { AcceptanceDto, InstallProgressDto, PackDto } from './admin-voices.dto';

export const presentPack = ({ pack, state }: ListedVoice): PackDto => ({
  name: pack.name,
  title: pack.title,
  about: pack.about,
  languages: [...pack.languages],
  speakers: pack.speakers.map(({ name, gender, region }) => ({ name, gender, region })),
  licence: pack.licence.id,
  licence_title: pack.licence.title,
  attribution: pack.attribution,
  notice: pack.notice,
  disk_bytes: pack.diskBytes,
  memory_bytes: pack.memoryBytes,
  state: state.kind,
  progress: presentProgress(state),
  reason_code: presentReasonCode(state),
  reason: state.kind === 'failed' || state.kind === 'damaged' ? state.reason : null,
  acceptance: presentAcceptance(state),
});

function presentProgress(state: VoiceState): InstallProgressDto | null {
  if (state.kind !== 'installing' && state.kind !== 'failed') return null;
  return {
    received_bytes: state.receivedBytes,
    total_bytes: state.totalBytes,
    is_speaking: state.kind === 'installing' && state.phase === 'speaking',
  };
}

function presentReasonCode(state: VoiceState): PackDto['reason_code'] {
  if (state.kind === 'damaged') return 'DAMAGED';
  return state.kind === 'failed' ? state.code : null;
}

function presentAcceptance(state: VoiceState): AcceptanceDto | null {
  if (state.kind !== 'installed' || state.acceptance === null) return null;
  const { licence, acceptedBy, acceptedAt } = state.acceptance;
  return { licence, accepted_by: acceptedBy, accepted_at: acceptedAt.toISOString() };
}
