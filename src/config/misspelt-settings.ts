import { editDistance } from '../platform/formats/edit-distance';
import type { Setting } from './setting';
import { settings } from './settings';

/** More slips, or a shorter name, would take variables of other programs for settings: `SFTP_URL`, `HOSTNAME`. */
const LEAST_LETTERS = 9;
const slipsIn = (name: string): number => (name.length < 12 ? 1 : 2);

/** The lengths are compared first, which is quick: most variables of an environment are like no setting. */
const isSlipOf = (setting: string, name: string): boolean =>
  Math.abs(setting.length - name.length) <= slipsIn(setting) &&
  editDistance([...name.toUpperCase()], [...setting]) <= slipsIn(setting);

/**
 * Settings as they may be misspelt. Those that are other programs' too, such as the system's proxies, are left out:
 * `HTTP_PROXY` is no slip of `HTTPS_PROXY`.
 */
const MISSPELLABLE = Object.entries<Setting<unknown>>(settings)
  .filter(([name, { inLowerCaseToo }]) => name.length >= LEAST_LETTERS && !inLowerCaseToo)
  .map(([name]) => name);

/**
 * Which variables are no settings but were probably meant to be: one letter is wrong, missing or too many, or two in long names,
 * whatever their case.
 * @param given the names of all variables of the environment
 * @returns each with the setting that is like it
 */
export function misspeltSettings(given: readonly string[]): { given: string; meant: string }[] {
  const unmet = MISSPELLABLE.filter((name) => !given.includes(name));
  return given
    .filter((name) => !Object.hasOwn(settings, name))
    .flatMap((name) => {
      const meant = unmet.find((setting) => isSlipOf(setting, name));
      return meant ? [{ given: name, meant }] : [];
    });
}
