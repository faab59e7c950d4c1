import { type AudioType, MEDIA_TYPES, pcmOfWav } from '../../../speech';

/** OpenAI's formats but `aac`, for which there is no free encoder that could be shipped. */
export const RESPONSE_FORMATS = ['mp3', 'opus', 'wav', 'flac', 'pcm'] as const;

export type ResponseFormat = (typeof RESPONSE_FORMATS)[number];

/** Samples per second of `pcm`, whatever the voice has. */
const PCM_RATE = 24_000;

/** How a format is made of a file that is stored, or being made. */
export interface Delivery {
  /** Format of the file. */
  readonly audioType: AudioType;
  readonly mediaType: string;
  /** Makes what is sent of the file's bytes, as they come. */
  readonly convert: (file: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;
}

const fileOf = (audioType: AudioType): Delivery => ({
  audioType,
  mediaType: MEDIA_TYPES[audioType],
  convert: (file) => file,
});

const deliveries: Readonly<Record<ResponseFormat, Delivery>> = {
  mp3: fileOf('mp3'),
  opus: fileOf('ogg'),
  wav: fileOf('wav'),
  flac: fileOf('flac'),
  pcm: {
    audioType: 'wav',
    mediaType: `audio/pcm;rate=${PCM_RATE};channels=1`,
    convert: (file) => pcmOfWav(file, PCM_RATE),
  },
};

export const deliveryOf = (format: ResponseFormat): Delivery => deliveries[format];
