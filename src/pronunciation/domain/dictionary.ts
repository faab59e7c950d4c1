import { InvalidParameters } from '../../shared/domain/domain-error';
import { hasStackedMarks, STACKED_MARKS_FAULT } from '../../shared/domain/stacked-marks';

/** Dictionaries of an account at the same time. */
export const MOST_DICTIONARIES = 50;

/** Dictionaries that one request may name, and default ones of an account. */
export const MOST_AT_ONCE = 3;

/** Longest name of a dictionary, in code points. */
export const LONGEST_NAME = 100;

/** A pronunciation dictionary of an account, without its entries. */
export interface Dictionary {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  /** Applied to requests that do not say which dictionaries they want. */
  readonly isDefault: boolean;
  /** 1 for the first; every change makes the next. */
  readonly version: number;
  /** Entries of this version. */
  readonly entryCount: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Names what a dictionary was at one time. Its entries never change. */
export interface DictionaryVersion {
  readonly id: string;
  readonly version: number;
}

/** A dictionary as a caller names it; without a version it is the present one. */
export interface DictionaryChoice {
  readonly id: string;
  readonly version?: number;
}

/**
 * @returns the name in NFC, without white space around it
 * @throws InvalidParameters naming `name` unless it has 1 to 100 characters, no more than 30 of them marks in a row
 */
export function dictionaryName(given: string): string {
  if (hasStackedMarks(given))
    throw InvalidParameters.of('name', 'TOO_MANY_MARKS', `name ${STACKED_MARKS_FAULT}`);
  const name = given.normalize('NFC').trim();
  const length = Array.from(name).length;
  if (length > 0 && length <= LONGEST_NAME) return name;
  throw InvalidParameters.of('name', 'LENGTH', `name must have 1 to ${LONGEST_NAME} characters.`);
}
