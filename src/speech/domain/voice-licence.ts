import { DEMANDING_LICENCES, type LicenceTerms } from './licence-duties';
import type { Voice } from './voice';

/** A licence that nobody has stated. */
export const UNKNOWN_LICENCE = 'unknown';

/** Licences (SPDX identifiers) that let a voice speak for money and ask nothing of whoever uses the speech. */
const FREE_LICENCES = [
  '0BSD',
  'AFL-3.0',
  'AGPL-3.0-only',
  'AGPL-3.0-or-later',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSL-1.0',
  'CC-PDDC',
  'CC0-1.0',
  'CDLA-Permissive-2.0',
  'GPL-2.0-only',
  'GPL-2.0-or-later',
  'GPL-3.0-only',
  'GPL-3.0-or-later',
  'ISC',
  'LGPL-2.1-only',
  'LGPL-2.1-or-later',
  'LGPL-3.0-only',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Unlicense',
  'Zlib',
].map((licence): LicenceTerms => ({
  licence,
  textUrl: spdxPage(licence),
  requiresAgreement: false,
  duties: [],
}));

/** Licences that let a voice speak for money. What is not listed is not presumed to. */
const COMMERCIAL_USE: ReadonlyMap<string, LicenceTerms> = new Map(
  [...FREE_LICENCES, ...DEMANDING_LICENCES].map((terms) => [folded(terms.licence), terms]),
);

/** What a licence asks of whoever uses the speech of a voice; undefined when that is not known. */
export function termsOf(licence: string): LicenceTerms | undefined {
  return COMMERCIAL_USE.get(folded(licence));
}

/** Address of the text of a licence: what is not known as `termsOf` knows it is taken for an SPDX identifier. */
export function licenceTextUrl(licence: string): string {
  return termsOf(licence)?.textUrl ?? spdxPage(licence);
}

function spdxPage(licence: string): string {
  return `https://spdx.org/licenses/${licence}.html`;
}

/** The voices of a catalogue, parted by what their licences allow. */
export interface LicensedVoices {
  readonly offered: readonly Voice[];
  /** Not to be used until the operator has said so. */
  readonly withheld: readonly Voice[];
}

/**
 * Parts voices by licence. Who sells speech may not sell a non-commercial voice, nor one of which nobody
 * knows; only the operator can know better, and says so by naming the licence.
 *
 * @param allowed licences that the operator accepts besides those that are free for commercial use: SPDX
 *   identifiers, compared without regard to case (SPDX 2.3, annex D.2), or `unknown`
 */
export function byLicence(voices: readonly Voice[], allowed: readonly string[]): LicensedVoices {
  const accepted = new Set(allowed.map(folded));
  const mayBeOffered = ({ licence }: Voice) =>
    COMMERCIAL_USE.has(folded(licence)) || accepted.has(folded(licence));
  return { offered: voices.filter(mayBeOffered), withheld: voices.filter((voice) => !mayBeOffered(voice)) };
}

function folded(licence: string): string {
  return licence.toLowerCase();
}
