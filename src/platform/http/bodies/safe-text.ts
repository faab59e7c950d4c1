import { InvalidParameters } from '../../../shared/domain/domain-error';

/**
 * Texts that cannot be stored as they were sent: PostgreSQL refuses NUL, and a lone surrogate would be
 * replaced silently on its way. Both are refused, because texts are charged by the character.
 * @returns what is wrong, or null
 */
export function unsafeText(text: string): { code: string; message: string } | null {
  if (text.includes('\0'))
    return { code: 'NUL_CHARACTER', message: 'must not contain the character U+0000.' };
  if (!text.isWellFormed()) return { code: 'LONE_SURROGATE', message: 'must not contain a lone surrogate.' };
  return null;
}

/** @throws InvalidParameters for a query or path parameter with an unsafe text */
export function checkParameters(parameters: unknown): void {
  for (const [name, value] of Object.entries(parameters ?? {})) {
    for (const text of [value].flat()) {
      const fault = typeof text === 'string' ? unsafeText(text) : null;
      if (fault) throw InvalidParameters.of(name, fault.code, `${name} ${fault.message}`);
    }
  }
}
