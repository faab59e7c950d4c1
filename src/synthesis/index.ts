export { openAudioAudit } from './infrastructure/open-audio-audit';
export { synthesisSchemas } from './infrastructure/speech-request.schema';
export { SynthesisModule } from './synthesis.module';
