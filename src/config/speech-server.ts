import { slugOf } from '../shared/domain/slug';
import { UnusableSetting } from './setting';

/** A voice of the speech server, as SPEECH_SERVER_VOICES describes it. */
export interface DescribedVoice {
  /** The server's own name of it. */
  readonly name: string;
  /** Public identifier: follows from the name only, so it stays when the list changes. */
  readonly speakerId: string;
  readonly language: 'vi' | 'en';
  readonly region: 'north' | 'central' | 'south' | 'us';
  readonly gender: 'female' | 'male';
  /** Samples per second. */
  readonly sampleRate: number;
}

/** In place of voices: the server is asked for them. */
export const ASK_THE_SERVER = 'auto';

/** What OpenAI and most compatible servers answer with, in Hz. */
export const USUAL_SAMPLE_RATE = 24_000;
const VOICE = /^(.{1,200}):(?:(vi):(north|central|south)|(en):(us)):(female|male)(?::(\d{4,6}))?$/u;

/** `auto`, or a list of voices. */
export function serverVoicesSetting(text: string): typeof ASK_THE_SERVER | DescribedVoice[] {
  return text.trim() === ASK_THE_SERVER ? ASK_THE_SERVER : describedVoices(text);
}

/**
 * Comma-separated `name:language:region:gender`, then `:sample rate` where that is not 24000. A name may hold
 * colons.
 * @throws UnusableSetting naming the first faulty voice
 */
export function describedVoices(text: string): DescribedVoice[] {
  const items = text.split(',').map((item) => item.trim());
  const voices = items.filter((item) => item !== '').map(describedVoice);
  const byId = new Map<string, DescribedVoice>();
  for (const voice of voices) {
    const namesake = byId.get(voice.speakerId);
    if (namesake)
      throw new UnusableSetting(
        `gives ${namesake.name} and ${voice.name} one speaker_id, ${voice.speakerId}`,
      );
    byId.set(voice.speakerId, voice);
  }
  return voices;
}

function describedVoice(item: string): DescribedVoice {
  const [, name, vi, viRegion, en, enRegion, gender, rate] = VOICE.exec(item) ?? [];
  const sampleRate = Number(rate ?? USUAL_SAMPLE_RATE);
  const speakerId = `server-${slugOf(name ?? '')}`;
  if (!name || !(sampleRate >= 8000 && sampleRate <= 192_000) || speakerId === 'server-')
    throw new UnusableSetting(
      `has ${JSON.stringify(item)}; a voice is name:vi:north|central|south:female|male or name:en:us:female|male, ` +
        'then perhaps its sample rate from 8000 to 192000; or auto for all that the server lists',
    );
  return {
    name,
    speakerId,
    language: (vi ?? en) as DescribedVoice['language'],
    region: (viRegion ?? enRegion) as DescribedVoice['region'],
    gender: gender as DescribedVoice['gender'],
    sampleRate,
  };
}

/**
 * The address of the speech route: what OpenAI's libraries call the base URL with `/audio/speech` behind it. A
 * server named without a path has it under `/v1`.
 * @throws UnusableSetting without repeating the text, which may hold a password
 */
export function speechRoute(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UnusableSetting('must be a URL that starts with https:// or http://');
  if (url.username || url.password)
    throw new UnusableSetting('must not hold a name or password; SPEECH_SERVER_API_KEY is for that');
  if (url.search || url.hash || /[?#]$/.test(text)) throw new UnusableSetting('must end with its path');
  const base = url.pathname.replace(/\/+$/, '') || '/v1';
  return new URL(`${url.origin}${base}/audio/speech`);
}

/** Whether there is an address without voices or the reverse; faulty values, undefined here, are reported elsewhere. */
export function isHalfSet(url: unknown, voices: unknown): boolean {
  if (voices !== ASK_THE_SERVER && !Array.isArray(voices)) return false;
  return (url === null) !== (voices.length === 0);
}
