export { type Alphabet, audibleChars, isAudible, unknownChars } from './domain/alphabet';
export { type FileHead, fileHead, HEAD_SOURCE_BYTES } from './audio/file-head';
export { measureLoudness } from './audio/dsp/loudness';
export type { OggPosition } from './audio/opus';
export { pcmOfWav } from './audio/pcm-stream';
export { WAV_HEADER_BYTES, wavSampleRate } from './audio/wav';
export { type Waveform, waveformOf } from './audio/waveform';
export {
  AUDIO_TYPES,
  type AudioType,
  audioType,
  MEDIA_TYPES,
  STREAMED_TYPES,
  type StreamedType,
} from './domain/audio-type';
export { estimateSizeBytes } from './domain/audio-size-estimate';
export { estimateDurationSec, MAX_DURATION_SEC } from './domain/duration-estimate';
export {
  estimateAudioSec,
  joinedPause,
  type Passage,
  PAUSE_SEC,
  type Pause,
  type SpokenText,
  unknownIn,
} from './domain/passage';
export { endingOf, type PartEnding, splitAtSentences } from './domain/sentences';
export { Speakers } from './domain/speakers';
export {
  EngineBusy,
  EngineUnavailable,
  isSpeechFailure,
  RecordingTooLong,
  restoreFailure,
  type SpeechFailure,
  StorageFull,
  SynthesisFailed,
} from './domain/speech-failure';
export { SETTING_RANGES, type SpeechSettings, speechSettings } from './domain/speech-settings';
export type { LicenceTerms } from './domain/licence-duties';
export { type Language, languagesOf, speakingIn, spokenLanguage, type Voice } from './domain/voice';
export { licenceTextUrl, termsOf } from './domain/voice-licence';
export type { WordTiming } from './domain/word-timing';
export { EngineAvailability } from './engines/engine-availability';
export { memoryNeededBytes } from './engines/sherpa/model/model-memory';
export { openModel } from './engines/sherpa/model/open-model';
export type { SpeechEngine, SpokenPart } from './engines/speech-engine';
export { type ModelTrial, requireSherpa, tryModel } from './engines/sherpa/model/model-trial';
export { VoicePreviews } from './previews/voice-previews';
export { TextReader } from './reading/text-reader';
export { SpeechRecogniser } from './recognition/speech-recogniser';
export { type RenderedSpeech, type RenderJob, SpeechRenderer } from './rendering/speech-renderer';
export { type RenderedSection, type SpeechPiece, SpeechStreamer } from './rendering/speech-streamer';
export { SoundVersions } from './sound-versions';
