export { synthesisSchemas } from './infrastructure/speech-request.schema';
export { SynthesisModule } from './synthesis.module';
