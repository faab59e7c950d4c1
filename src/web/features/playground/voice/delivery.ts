import type { SpeechRequestBody } from '../../../api/generated';

/** How a text is spoken, beside by whom. */
export type Delivery = Required<Pick<SpeechRequestBody, 'speed' | 'pitch' | 'volume' | 'audio_type'>>;

export const defaultDelivery: Delivery = { speed: 1, pitch: 1, volume: 100, audio_type: 'mp3' };

/** The ranges that the API states in its document. */
export const deliveryRanges = {
  speed: { min: 0.25, max: 4, step: 0.05 },
  pitch: { min: 0.5, max: 2, step: 0.05 },
  volume: { min: 0, max: 200, step: 5 },
} as const;

export const audioTypes: Record<Delivery['audio_type'], string> = {
  mp3: 'MP3',
  wav: 'WAV',
  ogg: 'OGG',
  flac: 'FLAC',
};
