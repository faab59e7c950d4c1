import type { Dictionary } from './vi';

/** The texts about the licences of voices, in English. */
export const enLicences: Dictionary['licences'] = {
  title: 'Voice licences',
  intro:
    'Every voice is used under a licence. Whoever uses or publishes speech made here has to keep to what follows. This is only a summary; what counts is the text of the licence itself.',
  agreement: 'To be agreed to before use',
  noDuties: 'This licence asks nothing of those who use the speech.',
  dutiesUnknown: 'It is not known what this licence asks. Ask the operator before you publish speech.',
  unknown: 'Unknown licence',
  wholeText: (licence) => `Whole text of ${licence}`,
  voices: 'Voices',
  attribution: (name) => `Attribution: ${name}`,
  signUp: 'By signing up you agree to keep to what the licences of the voices ask.',
  byUsing: 'By using this voice you agree to keep to what its licence asks.',
  signUpLink: 'Read what that is',
  duties: 'What does this licence ask?',
};
