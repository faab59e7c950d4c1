import type { Language } from '../../../domain/voice';
import { languageOf } from './model-facts';
import { ModelFault } from './model-fault';
import { SPEAKER_NAME } from './voice-statement';

/** What the `*.onnx.json` next to a Piper model states of its voices. */
export interface PiperCard {
  readonly language: Language | null;
  /** Names by speaker number. */
  readonly names: ReadonlyMap<number, string>;
}

/** @throws ModelFault when it is not JSON */
export function parsePiperCard(json: string, file: string): PiperCard {
  const { language, speaker_id_map: speakers } = parse(json, file) as {
    language?: { code?: unknown };
    speaker_id_map?: unknown;
  };
  const names = Object.entries(speakers ?? {}).flatMap(([name, number]) =>
    Number.isSafeInteger(number) && SPEAKER_NAME.test(name) ? [[number as number, name] as const] : [],
  );
  return {
    language: typeof language?.code === 'string' ? languageOf(language.code) : null,
    names: new Map(names),
  };
}

function parse(json: string, file: string): object {
  try {
    return (JSON.parse(json) as object | null) ?? {};
  } catch (error) {
    throw new ModelFault(`has a ${file} that is not JSON: ${(error as Error).message}`);
  }
}
