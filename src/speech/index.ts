export { type Alphabet, audibleChars, isAudible, unknownChars } from './domain/alphabet';
export { AUDIO_TYPES, type AudioType, audioType, MEDIA_TYPES } from './domain/audio-type';
export { estimateDurationSec } from './domain/duration-estimate';
export { Speakers } from './domain/speakers';
export {
  isSpeechFailure,
  restoreFailure,
  type SpeechFailure,
  SynthesisFailed,
} from './domain/speech-failure';
export { SETTING_RANGES, type SpeechSettings, speechSettings } from './domain/speech-settings';
export type { Voice } from './domain/voice';
export type { WordTiming } from './domain/word-timing';
export { EngineAvailability } from './engines/engine-availability';
export { TextReader } from './reading/text-reader';
export { SpeechRenderer } from './rendering/speech-renderer';
export { SoundVersions } from './sound-versions';
