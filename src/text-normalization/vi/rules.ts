import type { Rule } from '../rule';
import { abbreviationRules } from './abbreviations';
import { addressRules } from './addresses';
import { arithmeticRules } from './arithmetic';
import { chemistryRules } from './chemistry';
import { codeRules, passwordRules, plateRules } from './codes';
import { coordinateRules } from './coordinates';
import { creditRules } from './credits';
import { dateRules } from './dates';
import { koreanRules } from './korean';
import { legalRules } from './legal';
import { pieces } from './pieces';
import { gluedSides } from './glued-sides';
import { height } from './heights';
import { memorySize } from './memory-sizes';
import { aircraftRules, mixedCodeRules, telephoneRules } from './mixed-codes';
import { moneyRules } from './money';
import { netRules } from './net';
import { numberRules, versionRules } from './numbers/rules';
import { ordinalRules } from './ordinals';
import { percentRules } from './percent';
import { periodRules } from './periods';
import { phoneRules } from './phones';
import { rangeRules } from './ranges';
import { placeRules } from './places';
import { ratioRules } from './ratios';
import { lastRules, pauseRules, plusRules, signRules } from './signs';
import { rateRules, slashRules } from './slashes';
import { recipeRules } from './spoons';
import { standardRules } from './standards';
import { sunProtectionRules } from './sun-protection';
import { tickerRules } from './tickers';
import { durationRules } from './durations';
import { feetAndInches } from './feet-and-inches';
import { timeRules } from './times';
import { unitRules } from './units';
import { verseRules } from './verses';
import { hyphenRules, wordRules } from './words';

/** How Vietnamese text is read: the first rule that applies at a place wins, so the specific ones come first. */
export const vietnameseRules: readonly Rule[] = [
  ...passwordRules,
  ...netRules,
  ...legalRules,
  ...standardRules,
  ...plateRules,
  ...phoneRules,
  ...recipeRules,
  ...aircraftRules,
  ...addressRules,
  ...moneyRules,
  ...percentRules,
  ...periodRules,
  ...dateRules,
  ...codeRules,
  ...telephoneRules,
  ...versionRules,
  ...verseRules,
  feetAndInches,
  ...durationRules,
  ...timeRules,
  ...coordinateRules,
  ...creditRules,
  gluedSides,
  memorySize,
  pieces,
  ...unitRules,
  height,
  ...ratioRules,
  ...ordinalRules,
  ...hyphenRules,
  ...tickerRules,
  ...sunProtectionRules,
  ...chemistryRules,
  ...abbreviationRules,
  ...mixedCodeRules,
  ...plusRules,
  ...pauseRules,
  ...arithmeticRules,
  ...rangeRules,
  ...rateRules,
  ...signRules,
  ...slashRules,
  ...numberRules,
  ...placeRules,
  ...koreanRules,
  ...wordRules,
  ...lastRules,
];
