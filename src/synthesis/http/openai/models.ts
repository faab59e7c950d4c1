import { DomainError } from '../../../shared/domain/domain-error';

/** The one model, as OpenAI's API calls what it speaks with; which engine speaks follows from the voice. */
export const MODEL = 'loa-1';

/** OpenAI's speech models: programs have these names built in. */
export const MODEL_ALIASES = ['tts-1', 'tts-1-hd', 'gpt-4o-mini-tts'] as const;

/** When the model was made, in seconds since 1970: 1 November 2026. */
export const MODEL_CREATED_SEC = Date.UTC(2026, 10, 1) / 1000;

const NAMES: ReadonlySet<string> = new Set([MODEL, ...MODEL_ALIASES]);

/** No model has this name. */
export class ModelNotFound extends DomainError {
  readonly code = 'NOT_FOUND';
  readonly kind = 'not-found';
  override readonly faults = [{ field: 'model', code: 'MODEL_NOT_FOUND', message: this.message }];

  constructor() {
    super(`There is no such model; use ${MODEL}.`);
  }
}

/** @throws ModelNotFound */
export function requireModel(name: string): void {
  if (!NAMES.has(name)) throw new ModelNotFound();
}
