export type { AudioStore } from './application/ports/audio-store';
export { openAudioAudit } from './infrastructure/open-audio-audit';
export { synthesisSchemas } from './infrastructure/speech-request.schema';
export { openAudioStore } from './infrastructure/store/open-audio-store';
export { SynthesisModule } from './synthesis.module';
