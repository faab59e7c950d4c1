export type { AudioStore } from './application/ports/audio-store';
export { openAudioAudit } from './infrastructure/open-audio-audit';
export { openAudioStore } from './infrastructure/store/open-audio-store';
