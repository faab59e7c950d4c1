import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsArray, IsBoolean, IsIn, IsInt, IsString, Min } from 'class-validator';
import { toWholeNumber } from '../../platform/http/page.dto';
import { WhenGiven } from '../../platform/http/when-given';
import type { Dictionary } from '../domain/dictionary';
import { type DictionaryEntry, LONGEST_SPOKEN, LONGEST_WRITTEN } from '../domain/dictionary-entry';

/** What is read in the place of a written form. */
export class DictionaryEntryDto {
  /**
   * What is written: one line of 1 to 100 characters.
   * @example "WHO"
   */
  @ApiProperty({ maxLength: LONGEST_WRITTEN })
  written: string;

  /**
   * The text that is read in its place, as any text is: 1 to 300 characters, with a letter or a digit.
   * @example "Tổ chức Y tế Thế giới"
   */
  @ApiProperty({ maxLength: LONGEST_SPOKEN })
  spoken: string;

  /** Only where no letter or digit stands beside it; true when left out. */
  @ApiPropertyOptional({ default: true })
  whole_word: boolean;

  /** Only in these capitals and small letters; false when left out. */
  @ApiPropertyOptional({ default: false })
  case_sensitive: boolean;

  /** Only for voices of this language; null, or left out, for all. */
  @ApiPropertyOptional({ enum: ['vi', 'en'], nullable: true })
  language: 'vi' | 'en' | null;
}

/** All entries of a dictionary from now on. The array alone will do as well. */
export class ReplaceEntriesRequest {
  /** The entries, at most 10,000. */
  entries: DictionaryEntryDto[];
}

/** A new dictionary. */
export class CreateDictionaryRequest {
  /**
   * What it is for: 1 to 100 characters.
   * @example "Tên cơ quan"
   */
  @IsString()
  name: string;

  /** Whether it is applied to requests that name no dictionaries; false when left out. An account may have three. */
  @WhenGiven()
  @IsBoolean()
  is_default?: boolean;

  /** Its first entries; none when left out. */
  @ApiPropertyOptional({ type: [DictionaryEntryDto] })
  @WhenGiven()
  @IsArray()
  entries?: unknown[];
}

/** What is to become different of a dictionary; whatever is left out stays. */
export class ChangeDictionaryRequest {
  /** What it is for: 1 to 100 characters. */
  @WhenGiven()
  @IsString()
  name?: string;

  /** Whether it is applied to requests that name no dictionaries. An account may have three. */
  @WhenGiven()
  @IsBoolean()
  is_default?: boolean;
}

/** Of which version a change is made. */
export class ChangedVersionQuery {
  /**
   * The version that was changed or is deleted, for whom others may come before: where the dictionary has another one by
   * now, the answer is 409 and nothing happens. Left out, whatever is there is replaced or deleted.
   * @example 3
   */
  @ApiPropertyOptional()
  @WhenGiven()
  @Transform(toWholeNumber)
  @IsInt()
  @Min(1)
  version?: number;
}

export const DICTIONARY_FORMATS = ['csv', 'pls'] as const;
export type DictionaryFormat = (typeof DICTIONARY_FORMATS)[number];

/** Format of a dictionary's file. */
export class ExportQuery {
  /**
   * `csv` (RFC 4180) or `pls` (W3C Pronunciation Lexicon Specification 1.0).
   * @example "csv"
   */
  @ApiPropertyOptional()
  @WhenGiven()
  @IsIn(DICTIONARY_FORMATS)
  format: DictionaryFormat = 'csv';
}

/** A pronunciation dictionary. */
export class DictionaryResult {
  /** Identifier, for `dictionaries` of a request. */
  id: string;
  /** What it is for. */
  name: string;
  /** Whether it is applied to requests that name no dictionaries. */
  is_default: boolean;
  /** Counts its changes from 1; a request may name it. */
  version: number;
  /** Number of its entries. */
  entry_count: number;
  /** When it was made (ISO 8601, UTC). */
  created_at: string;
  /** When it was changed last (ISO 8601, UTC). */
  updated_at: string;
}

/** A pronunciation dictionary with its entries. */
export class WholeDictionaryResult extends DictionaryResult {
  /** The entries of its present version. */
  entries: DictionaryEntryDto[];
}

/** The dictionaries of the account, the oldest first. */
export class DictionariesResult {
  /** The dictionaries. */
  items: DictionaryResult[];
}

export const presentDictionary = (dictionary: Dictionary): DictionaryResult => ({
  id: dictionary.id,
  name: dictionary.name,
  is_default: dictionary.isDefault,
  version: dictionary.version,
  entry_count: dictionary.entryCount,
  created_at: dictionary.createdAt.toISOString(),
  updated_at: dictionary.updatedAt.toISOString(),
});

export const presentEntry = (entry: DictionaryEntry): DictionaryEntryDto => ({
  written: entry.written,
  spoken: entry.spoken,
  whole_word: entry.wholeWord,
  case_sensitive: entry.caseSensitive,
  language: entry.language,
});
