import type { Voice } from './voice';
import { byLicence, termsOf } from './voice-licence';

const voiceUnder = (licence: string): Voice => ({
  speakerId: licence.toLowerCase(),
  speakerName: licence,
  provider: 'test',
  language: 'vi',
  region: 'north',
  gender: 'female',
  licence,
  sampleRate: 22_050,
  quality: 'formant',
  charsPerSec: 15,
});

const offered = (licence: string, allowed: string[] = []) =>
  byLicence([voiceUnder(licence)], allowed).offered.length === 1;

describe('byLicence', () => {
  it.each([
    'GPL-3.0-or-later',
    'MIT',
    'Apache-2.0',
    'CC-BY-4.0',
    'CC-BY-SA-4.0',
    'CC0-1.0',
    'cc0-1.0',
    'OpenRAIL-M',
  ])('offers a voice under %s', (licence) => expect(offered(licence)).toBe(true));

  it.each(['unknown', 'CC-BY-NC-4.0', 'CC-BY-NC-SA-4.0', 'CC-BY-NC-ND-4.0', 'LicenseRef-Celebrity', ''])(
    'withholds a voice under %j until it is named',
    (licence) => {
      expect(offered(licence)).toBe(false);
      expect(offered(licence, ['MIT', licence])).toBe(true);
    },
  );

  it('takes no licence for another that looks like it', () => {
    expect(offered('CC-BY-NC-4.0', ['CC-BY-NC'])).toBe(false);
    expect(offered('CC-BY-NC-SA-4.0', ['CC-BY-NC-4.0'])).toBe(false);
    expect(offered('CC-BY-NC-4.0', ['unknown'])).toBe(false);
    expect(offered('CC-BY-NC-4.0', ['cc-by-nc-4.0'])).toBe(true);
  });

  it('keeps the order, and every voice on one side', () => {
    const voices = ['MIT', 'unknown', 'CC0-1.0', 'CC-BY-NC-4.0'].map(voiceUnder);
    const { offered, withheld } = byLicence(voices, []);
    expect(offered).toEqual([voices[0], voices[2]]);
    expect(withheld).toEqual([voices[1], voices[3]]);
  });
});

describe('termsOf', () => {
  it('asks nothing for the speech of free programs', () => {
    expect(termsOf('gpl-3.0-or-later')).toMatchObject({
      licence: 'GPL-3.0-or-later',
      textUrl: 'https://spdx.org/licenses/GPL-3.0-or-later.html',
      requiresAgreement: false,
      duties: [],
    });
  });

  it.each(['CC-BY-3.0', 'CC-BY-4.0', 'CC-BY-SA-3.0', 'CC-BY-SA-4.0', 'ODC-By-1.0'])(
    'asks under %s that the author is named, and binds nobody beforehand',
    (licence) => {
      const { duties, requiresAgreement } = termsOf(licence)!;
      expect(duties[0]!.en).toContain('name the author');
      expect(requiresAgreement).toBe(false);
    },
  );

  it('binds customers to every use restriction of OpenRAIL-M', () => {
    const { duties, requiresAgreement } = termsOf('OpenRAIL-M')!;
    expect(requiresAgreement).toBe(true);
    const restrictions = [...'abcdefghijklm'].map((letter) => `Attachment A (${letter})`);
    expect(duties.map(({ section }) => section)).toEqual(['paragraph 5', ...restrictions]);
  });

  it.each(['CC-BY-NC-4.0', 'unknown', 'OpenRAIL', ''])('does not presume to know %j', (licence) => {
    expect(termsOf(licence)).toBeUndefined();
  });
});
