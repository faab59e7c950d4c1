import type { Metric } from '../../shared/application/meter';

export const SYNTHESES: Metric<'provider' | 'outcome'> = {
  name: 'loa_syntheses_total',
  help: 'Requests that ended: SUCCESS, REUSED, or the code of the error.',
  labels: ['provider', 'outcome'],
};

export const CHARACTERS: Metric<'provider'> = {
  name: 'loa_synthesis_characters_total',
  help: 'Characters of the texts that were spoken.',
  labels: ['provider'],
};

export const AUDIO_SECONDS: Metric<'provider'> = {
  name: 'loa_synthesis_audio_seconds_total',
  help: 'Seconds of audio that were made.',
  labels: ['provider'],
};
