import { parseVoiceStatement } from './voice-statement';

describe('parseVoiceStatement', () => {
  it('takes what an operator says of a model and of its speakers', () => {
    const statement = {
      licence: 'CC-BY-4.0',
      language: 'vi',
      region: 'north',
      gender: 'female',
      name: 'Mai',
      speakers: [{ id: 0 }, { id: 12, name: 'Lan', licence: 'unknown' }],
    };
    expect(parseVoiceStatement(JSON.stringify(statement))).toEqual(statement);
    expect(parseVoiceStatement('{}')).toEqual({});
  });

  it.each([
    ['no JSON', '{', 'is not JSON'],
    ['no object', '[]', 'it must be an object'],
    ['nothing', 'null', 'cannot be used: it must be an object'],
    ['a word misspelt', '{"license": "MIT"}', 'license is not known'],
    ['no SPDX identifier', '{"licence": "free for all"}', 'licence must be an SPDX identifier'],
    ['a licence that is no text', '{"licence": 7}', 'licence must be an SPDX identifier'],
    ['another language', '{"language": "de"}', 'language must be one of vi, en'],
    ['another region', '{"region": "bac"}', 'region must be one of north, central, south, us, unknown'],
    ['another gender', '{"gender": "f"}', 'gender must be one of female, male, unknown'],
    ['no name', '{"name": " "}', 'name must be a name of 1 to 80 characters'],
    ['no list', '{"speakers": {}}', 'speakers must be a list of speakers'],
    ['a text for a list', '{"speakers": ""}', /: speakers must be a list of speakers$/],
    ['an empty list', '{"speakers": []}', 'speakers must be a list of speakers'],
    ['a speaker without number', '{"speakers": [{"name": "Mai"}]}', 'speakers[0].id is missing'],
    ['a speaker that is none', '{"speakers": [3]}', 'speakers[0] must be an object'],
    ['a bad number', '{"speakers": [{"id": 1.5}]}', 'speakers[0].id must be a whole number from 0'],
    ['a speaker twice', '{"speakers": [{"id": 1}, {"id": 1}]}', 'names a speaker twice'],
    ['a key of every object', '{"constructor": 1}', 'constructor is not known'],
  ])('refuses %s', (_, json, fault) => {
    expect(() => parseVoiceStatement(json)).toThrow(fault);
  });

  it('names all faults at once', () => {
    expect(() => parseVoiceStatement('{"gender": 1, "speakers": [{"id": 0, "region": "x"}]}')).toThrow(
      /gender must be.*speakers\[0\]\.region must be/,
    );
  });
});
