import { InvalidParameters } from '../../shared/domain/domain-error';

/** The file formats on offer; the first is the default. `ogg` holds Opus. */
export const AUDIO_TYPES = ['mp3', 'wav', 'ogg', 'flac'] as const;

export type AudioType = (typeof AUDIO_TYPES)[number];

/** The formats that can be sent while they are made; what is decoded needs nothing that comes later. */
export const STREAMED_TYPES = ['mp3', 'wav', 'ogg'] as const satisfies readonly AudioType[];

export type StreamedType = (typeof STREAMED_TYPES)[number];

/** Media types: RFC 3003 (mp3), RFC 5334 (ogg), RFC 9639 (flac); `audio/wav` is what browsers play. */
export const MEDIA_TYPES: Readonly<Record<AudioType, string>> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  flac: 'audio/flac',
};

/** @throws InvalidParameters naming `audio_type`. */
export function audioType(given: string | undefined): AudioType {
  const found = AUDIO_TYPES.find((type) => type === (given ?? AUDIO_TYPES[0]));
  if (found) return found;
  throw InvalidParameters.of('audio_type', 'IS_IN', `audio_type must be one of ${AUDIO_TYPES.join(', ')}.`);
}
