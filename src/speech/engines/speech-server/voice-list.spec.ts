import { voicesInList } from './voice-list';

const onlyVoice = (entry: unknown, unstated: 'vi' | 'en' = 'vi') => voicesInList([entry], unstated)[0];
const namesIn = (list: unknown) => voicesInList(list, 'vi').map(({ name }) => name);

describe('voicesInList', () => {
  it.each<[string, unknown]>([
    ['names', { voices: ['Lan', 'Minh'] }],
    ['objects', { voices: [{ id: 'Lan', name: 'Chị Lan' }, { id: 'Minh' }] }],
    [
      'objects as ElevenLabs has them',
      { voices: [{ voice_id: 'Lan', name: 'Chị Lan' }, { voice_id: 'Minh' }] },
    ],
    ['objects that have names only', { voices: [{ name: 'Lan' }, { name: 'Minh' }] }],
    ['an OpenAI list', { object: 'list', data: [{ id: 'Lan' }, { id: 'Minh' }] }],
    ['a bare list', ['Lan', { id: 'Minh' }]],
  ])('reads %s', (_, list) => {
    expect(namesIn(list)).toEqual(['Lan', 'Minh']);
  });

  it('shows the name and asks for the id', () => {
    expect(onlyVoice({ voice_id: 'JBFqnCBsd6RMkjVD', name: 'Chị Lan' })).toMatchObject({
      name: 'JBFqnCBsd6RMkjVD',
      speakerId: 'server-jbfqncbsd6rmkjvd',
      speakerName: 'Chị Lan',
    });
  });

  it('reads what VieNeu tells of its voices', () => {
    const list = {
      object: 'list',
      data: [
        { id: 'Mai Anh', name: 'Mai Anh', description: 'Nữ · Bắc · Phong cách tự nhiên', gender: 'female' },
        { id: 'Adam', name: 'Adam', description: 'Nam · Nam · Phong cách kể chuyện', gender: 'male' },
        { id: 'Quang Sơn', name: 'Quang Sơn', description: 'Nam · Trung · Phong cách tự nhiên', gender: '' },
      ],
    };
    const found = voicesInList(list, 'vi').map((voice) => [voice.speakerId, voice.region, voice.gender]);
    expect(found).toEqual([
      ['server-mai-anh', 'north', 'female'],
      ['server-adam', 'south', 'male'],
      ['server-quang-son', 'central', 'male'],
    ]);
  });

  it.each<[object, object]>([
    [{}, { region: 'unknown', gender: 'unknown', sampleRate: null }],
    [
      { region: 'Miền Nam', gender: 'Nữ' },
      { region: 'south', gender: 'female' },
    ],
    [
      { dialect: 'northern', gender: 'M' },
      { region: 'north', gender: 'male' },
    ],
    [{ description: 'Giọng nữ miền Trung' }, { region: 'central', gender: 'unknown' }],
    [{ description: 'Nam, giọng trầm' }, { region: 'unknown', gender: 'male' }],
    [{ description: 'A calm female voice' }, { gender: 'female' }],
    [{ labels: { gender: 'male', accent: 'southern' } }, { region: 'south', gender: 'male' }],
    [{ sample_rate: 48_000 }, { sampleRate: 48_000 }],
    [{ sample_rate: 50 }, { sampleRate: null }],
    [{ sample_rate: '48000' }, { sampleRate: null }],
    [{ language: 'en-US' }, { language: 'en', region: 'us' }],
    [
      { language: 'en', accent: 'American' },
      { language: 'en', region: 'us' },
    ],
    [
      { language: 'en-GB', region: 'north' },
      { language: 'en', region: 'unknown' },
    ],
  ])('takes from %j: %j', (entry, facts) => {
    expect(onlyVoice({ id: 'x', ...entry })).toMatchObject(facts);
  });

  it.each<[object, string | undefined]>([
    [{}, 'vi'],
    [{ language: 'vi' }, 'vi'],
    [{ language: 'vi-VN' }, 'vi'],
    [{ locale: 'en_GB' }, 'en'],
    [{ lang: 'Tiếng Việt' }, 'vi'],
    [{ language: 'English (US)' }, 'en'],
    [{ language: { code: 'en-US', name: 'English' } }, 'en'],
    [{ languages: ['ja', 'en', 'vi'] }, 'vi'],
    [{ languages: ['ja', 'en'] }, 'en'],
    [{ language: 'multilingual' }, 'vi'],
    [{ language: '' }, 'vi'],
    [{ language: null }, 'vi'],
    [{ language: 'ja' }, undefined],
    [{ language: 'viking' }, undefined],
    [{ languages: ['ja', 'multilingual'] }, undefined],
    [{ id: 'en_US-amy-medium' }, 'en'],
    [{ id: 'alloy', name: 'en-US-JennyNeural' }, 'en'],
    [{ id: 'ja-JP-NanamiNeural' }, undefined],
    [{ id: 'en_US-amy-medium', language: 'auto' }, 'en'],
    [{ id: 'ja-JP-NanamiNeural', language: 'vi' }, 'vi'],
    [{ id: 'jf_alpha' }, 'vi'],
  ])('gives %j the language %j', (entry, language) => {
    expect(onlyVoice({ id: 'x', ...entry })?.language).toBe(language);
  });

  it('takes the language that the settings say where the list says none', () => {
    expect(onlyVoice('Lan', 'en')?.language).toBe('en');
    expect(onlyVoice({ id: 'x', languages: ['vi', 'en'] }, 'en')?.language).toBe('en');
  });

  it('gives every voice an id of its own, the same each time', () => {
    const list = ['Mai Anh', 'mai-anh', '小燕', '小雨', 'x'.repeat(150), `${'x'.repeat(150)}y`];
    const ids = voicesInList(list, 'vi').map(({ speakerId }) => speakerId);
    expect(ids[0]).toBe('server-mai-anh');
    expect(ids[1]).toMatch(/^server-mai-anh-[0-9a-f]{12}$/);
    expect(ids[2]).toMatch(/^server-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(list.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]{1,100}$/);
    expect(voicesInList(list, 'vi').map(({ speakerId }) => speakerId)).toEqual(ids);
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a text', 'Lan'],
    ['a number', 7],
    ['an error', { error: { message: 'no' } }],
    ['a list of nothing', { voices: [null, 7, true, [], {}, { id: 7 }, { labels: 'x' }, ''] }],
    ['names that cannot be shown', ['a\u0000b', 'a\nb', '\u202eLan', ' ', 'x'.repeat(201)]],
  ])('finds no voice in %s', (_, list) => {
    expect(namesIn(list)).toEqual([]);
  });

  it('takes a name once, and 500 entries at most', () => {
    expect(namesIn(['Lan', { id: 'Lan' }])).toEqual(['Lan']);
    expect(namesIn(Array.from({ length: 9000 }, (_, i) => `v${i}`))).toHaveLength(500);
  });
});
