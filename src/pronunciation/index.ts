export { FindDictionaryAliases, type FoundAliases } from './application/find-dictionary-aliases';
export { ResolveDictionaries } from './application/resolve-dictionaries';
export { type DictionaryChoice, type DictionaryVersion, MOST_AT_ONCE } from './domain/dictionary';
export { dictionaryEntries, type DictionaryEntry } from './domain/dictionary-entry';
