export { DictionaryEntryDto } from './dictionaries.dto';
export { givenEntries } from './formats/json-entries';
