import { InvalidParameters, type FieldFault } from '../../shared/domain/domain-error';

export interface SettingRange {
  readonly min: number;
  readonly max: number;
  readonly default: number;
  /** Whether only whole numbers are accepted. */
  readonly integer: boolean;
}

/** How a text is spoken, besides the voice. */
export interface SpeechSettings {
  /** Tempo as a factor: 2 speaks in half the time. The pitch stays. */
  readonly speed: number;
  /** Pitch as a factor: 2 is an octave up. The tempo stays. */
  readonly pitch: number;
  /** Per cent of the voice's level, as amplitude: 0 is silence, 200 twice the amplitude. */
  readonly volume: number;
}

/** The accepted range of each setting, both ends included. */
export const SETTING_RANGES: Readonly<Record<keyof SpeechSettings, SettingRange>> = {
  speed: { min: 0.25, max: 4, default: 1, integer: false },
  pitch: { min: 0.5, max: 2, default: 1, integer: false },
  volume: { min: 0, max: 200, default: 100, integer: true },
};

/**
 * Settings with the defaults filled in. Out of range is refused, never bent into range.
 * @throws InvalidParameters with one fault per wrong field.
 */
export function speechSettings(given: Partial<SpeechSettings>): SpeechSettings {
  const faults: FieldFault[] = [];
  const settings = { speed: 1, pitch: 1, volume: 100 };
  for (const field of ['speed', 'pitch', 'volume'] as const) {
    const range = SETTING_RANGES[field];
    const value = given[field] ?? range.default;
    if (isWithin(value, range)) settings[field] = value;
    else faults.push({ field, code: faultCode(value, range), message: rangeMessage(field, range) });
  }
  if (faults.length > 0) throw new InvalidParameters(faults);
  return settings;
}

function isWithin(value: number, range: SettingRange): boolean {
  return value >= range.min && value <= range.max && (!range.integer || Number.isInteger(value));
}

function faultCode(value: number, range: SettingRange): string {
  if (value < range.min) return 'MIN';
  if (value > range.max) return 'MAX';
  return range.integer ? 'IS_INT' : 'IS_NUMBER';
}

function rangeMessage(field: string, range: SettingRange): string {
  return `${field} must be ${range.integer ? 'an integer' : 'a number'} from ${range.min} to ${range.max}.`;
}
