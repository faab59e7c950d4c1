export { FindDictionaryAliases, type FoundAliases } from './application/find-dictionary-aliases';
export { ResolveDictionaries } from './application/resolve-dictionaries';
export { type DictionaryChoice, type DictionaryVersion, MOST_AT_ONCE } from './domain/dictionary';
export { dictionaryEntries, type DictionaryEntry } from './domain/dictionary-entry';
export { DictionaryEntryDto } from './http/dictionaries.dto';
export { givenEntries } from './http/formats/json-entries';
export { PronunciationModule } from './pronunciation.module';
