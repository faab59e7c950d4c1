import type { NoiseRule } from '../rule';
import { characterRules } from './characters';
import { glossRules } from './glosses';
import { lookAlikeRules } from './look-alikes';
import { markdownRules } from './markdown';
import { markupRules } from './markup';
import { pictureRules } from './pictures';
import { backLinkRules, referenceRules } from './references';
import { subtitleRules } from './subtitles';

/** What is not language, taken out before anything is read. The order matters: characters first. */
export const noiseRules: readonly NoiseRule[] = [
  ...characterRules,
  ...lookAlikeRules,
  ...subtitleRules,
  ...markupRules,
  ...backLinkRules,
  ...markdownRules,
  ...referenceRules,
  ...glossRules,
  ...pictureRules,
];
