import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AccessRemoved } from '../../../src/accounts';
import { createApp } from '../../../src/app';
import { Environment } from '../../../src/config/environment';
import { createLogger } from '../../../src/platform/logging/logger';
import { EventBus } from '../../../src/shared/application/event-bus';
import { useBuiltWorkers } from '../../harness/built-app';
import { createDatabase, type TestDatabase } from '../../harness/postgres';

useBuiltWorkers();

const ROUTE = '/api/v1/dictionaries';
const WHO = { written: 'WHO', spoken: 'Tổ chức Y tế Thế giới' };
const PLS =
  '<lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" alphabet="ipa" xml:lang="vi">\n';

describe('Dictionaries over HTTP', () => {
  let app: NestFastifyApplication;
  let database: TestDatabase;
  let folder: string;
  let key: string;

  beforeAll(async () => {
    database = await createDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'loa-dictionaries-'));
    const environment = Environment.read({
      NODE_ENV: 'test',
      DATA_DIR: folder,
      RATE_LIMIT_ENABLED: 'false',
      SIGNUP_CREDITS: '1000',
    });
    app = await createApp(environment, createLogger('silent'), database.url);
    await app.listen(0, '127.0.0.1');
    key = await newKey();
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  async function newKey(): Promise<string> {
    const payload = { email: `${Math.random()}@example.com`, password: 'mot-mat-khau-dai' };
    const account = await app.inject({ method: 'POST', url: '/api/v1/auth/register', payload });
    const cookie = String(account.headers['set-cookie']).split(';', 1)[0] ?? '';
    const url = '/api/v1/account/api-keys';
    const answer = await app.inject({ method: 'POST', url, payload: { name: 'test' }, headers: { cookie } });
    return answer.json().result.key;
  }

  type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

  async function call(
    method: Method,
    url: string,
    payload?: object | string,
    type = 'application/json',
    as = key,
  ) {
    const headers = { authorization: `Bearer ${as}`, ...(payload !== undefined && { 'content-type': type }) };
    const answer = await app.inject({
      method,
      url: ROUTE + url,
      headers,
      ...(payload !== undefined && { payload }),
    });
    const isJson = answer.headers['content-type']?.includes('json');
    return {
      status: answer.statusCode,
      text: answer.body,
      ...(isJson ? answer.json() : {}),
      headers: answer.headers,
    };
  }

  async function newDictionary(entries: object[] = [WHO], as = key): Promise<string> {
    const { result } = await call('POST', '', { name: 'Tên', entries }, 'application/json', as);
    return result.id;
  }

  async function quote(input_text: string, dictionaries?: object[], as = key, more: object = {}) {
    const headers = { authorization: `Bearer ${as}` };
    const payload = { input_text, ...(dictionaries && { dictionaries }), ...more };
    const answer = await app.inject({ method: 'POST', url: '/api/v1/tts/quote', payload, headers });
    return answer.json();
  }

  it('makes, shows, changes, lists and deletes a dictionary; each change is a version', async () => {
    const made = await call('POST', '', { name: ' Tên cơ quan ' });
    expect(made).toMatchObject({
      status: 1,
      result: { name: 'Tên cơ quan', is_default: false, version: 1, entry_count: 0 },
    });
    const { id } = made.result;
    const put = await call('PUT', `/${id}/entries`, [{ ...WHO, case_sensitive: true, language: 'vi' }]);
    expect(put.result).toMatchObject({ id, version: 2, entry_count: 1 });
    const entry = { ...WHO, whole_word: true, case_sensitive: true, language: 'vi' };
    expect((await call('GET', `/${id}`)).result).toMatchObject({ version: 2, entries: [entry] });
    expect((await call('PATCH', `/${id}`, { name: 'Khác' })).result).toMatchObject({
      version: 3,
      name: 'Khác',
    });
    expect((await call('PATCH', `/${id}`, { name: 'Khác' })).result.version).toBe(3);
    expect((await call('GET', '')).result.items.map((each: { id: string }) => each.id)).toEqual([id]);
    expect((await call('DELETE', `/${id}`)).result).toMatchObject({ id });
    expect(await call('GET', `/${id}`)).toMatchObject({ status: 0, code: 'DICTIONARY_NOT_FOUND' });
    expect((await call('GET', '')).result.items).toEqual([]);
  });

  it('answers for the dictionary of another account as for none', async () => {
    const id = await newDictionary([WHO], await newKey());
    const calls = [
      call('GET', `/${id}`),
      call('PATCH', `/${id}`, { name: 'x' }),
      call('PUT', `/${id}/entries`, []),
      call('GET', `/${id}/export`),
      call('POST', `/${id}/import`, 'written,spoken\na,b', 'text/csv'),
      call('DELETE', `/${id}`),
      call('GET', '/nothing'),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.code).toBe('DICTIONARY_NOT_FOUND');
    expect((await quote('a', [{ id }])).errors).toMatchObject([
      { field: 'dictionaries[0].id', code: 'UNKNOWN_DICTIONARY' },
    ]);
  });

  it('reads with the versions that a quote names, and with the default ones when it names none', async () => {
    const own = await newKey();
    const id = await newDictionary([WHO], own);
    await call('PUT', `/${id}/entries`, [{ written: 'who', spoken: 'ai' }], 'application/json', own);
    const said = async (dictionaries?: object[]) =>
      (await quote('WHO 5', dictionaries, own)).result.spoken_text;
    const plain = await said([]);
    expect(plain).not.toMatch(/^ai|Tổ chức/);
    expect(await said([{ id }])).toBe('ai năm');
    expect(await said([{ id, version: 1 }])).toBe('Tổ chức Y tế Thế giới năm');
    expect(await said()).toBe(plain);
    await call('PATCH', `/${id}`, { is_default: true }, 'application/json', own);
    expect(await said()).toBe('ai năm');
    const { reading } = (await quote('WHO 5', undefined, own)).result;
    expect(reading[0]).toMatchObject({ start: 0, end: 3, written: 'WHO', spoken: 'ai', rule: 'dictionary' });
    expect((await quote('a', [{ id, version: 9 }, { id }], own)).errors).toMatchObject([
      { field: 'dictionaries[0].version', code: 'UNKNOWN_VERSION' },
    ]);
    expect((await quote('a', [{ id }, { id }], own)).errors).toMatchObject([{ field: 'dictionaries[1].id' }]);
    expect((await quote('a', [{}, { id, version: 1e20 }], own)).errors).toMatchObject([
      { field: 'dictionaries.0.id' },
      { field: 'dictionaries.1.version' },
    ]);
    const four = [{ id }, { id }, { id }, { id }];
    expect((await quote('a', four, own)).errors).toMatchObject([
      { field: 'dictionaries', code: 'ARRAY_MAX_SIZE' },
    ]);
  });

  it('tries entries in a quote before the dictionaries, keeps none of them, and takes them for nothing else', async () => {
    const id = await newDictionary([WHO, { written: 'UN', spoken: 'Liên Hợp Quốc' }]);
    const entries = [{ written: 'who', spoken: 'ai' }];
    const said = async (input_text: string, more = {}) =>
      (await quote(input_text, [{ id }], key, { entries, ...more })).result.spoken_text;
    expect(await said('WHO, UN')).toBe('ai, Liên Hợp Quốc');
    const document = { input_type: 'ssml' };
    expect(await said('<speak>WHO, UN</speak>', document)).toBe('ai, Liên Hợp Quốc');
    expect(await said('WHO', { reading: { off: ['dictionary'] } })).not.toBe('ai');
    expect((await quote('WHO', [{ id }])).result.spoken_text).toBe(WHO.spoken);
    expect((await call('GET', `/${id}`)).result.entry_count).toBe(2);

    const refused = async (tried: unknown) => (await quote('a', [], key, { entries: tried })).errors;
    expect(await refused([WHO, { written: 'a', spoken: '!' }])).toMatchObject([
      { field: 'entries[1].spoken', code: 'NOTHING_TO_SPEAK' },
    ]);
    expect(await refused([WHO, WHO])).toMatchObject([{ field: 'entries[1]', code: 'DUPLICATE' }]);
    expect(await refused(Array(101).fill(WHO))).toMatchObject([{ field: 'entries', code: 'ARRAY_MAX_SIZE' }]);
    expect(await refused('WHO')).toMatchObject([{ field: 'entries' }]);
    expect(await refused(null)).toMatchObject([{ field: 'entries' }]);

    const headers = { authorization: `Bearer ${key}` };
    const payload = { input_text: 'WHO', entries };
    const spoken = await app.inject({ method: 'POST', url: '/api/v1/tts', payload, headers });
    expect(spoken.json().errors).toMatchObject([{ field: 'entries' }]);
  });

  it('names what is wrong with entries, and changes nothing', async () => {
    const id = await newDictionary();
    const wrong = [
      WHO,
      { written: '', spoken: '…' },
      { spoken: 5, extra: 1 },
      7,
      { ...WHO, whole_word: 'no' },
    ];
    const { errors } = await call('PUT', `/${id}/entries`, wrong);
    expect(errors.map(({ field, code }: Record<string, string>) => `${field} ${code}`)).toEqual([
      'entries[1].written LENGTH',
      'entries[1].spoken NOTHING_TO_SPEAK',
      'entries[2].extra UNKNOWN_FIELD',
      'entries[2].written REQUIRED',
      'entries[2].spoken IS_STRING',
      'entries[3] IS_OBJECT',
      'entries[4].whole_word IS_BOOLEAN',
    ]);
    for (const body of ['{', '5', '{"entries": 5}', '{"written": "a"}', ''])
      expect((await call('PUT', `/${id}/entries`, body)).code).toBe('INVALID_PARAMS');
    expect((await call('GET', `/${id}`)).result).toMatchObject({ version: 1, entry_count: 1 });
  });

  it('takes 10,000 entries and no more, and finds them at once', async () => {
    const id = await newDictionary();
    const many = Array.from({ length: 10_000 }, (_, i) => ({ written: `từ${i}`, spoken: `chữ ${i}` }));
    expect((await call('PUT', `/${id}/entries`, many)).result.entry_count).toBe(10_000);
    expect((await quote('từ9999 và từ1', [{ id }])).result.spoken_text).toMatch(
      /^chữ chín nghìn .* và chữ một$/,
    );
    const { errors } = await call('PUT', `/${id}/entries`, [...many, WHO]);
    expect(errors).toMatchObject([{ field: 'entries', code: 'TOO_MANY' }]);
    expect((await call('PUT', `/${id}/entries`, `["${'x'.repeat(2 ** 21)}"]`)).code).toBe(
      'PAYLOAD_TOO_LARGE',
    );
  }, 60_000);

  it.each([
    ['csv', 'text/csv'],
    ['pls', 'application/pls+xml'],
  ])('exports as %s what it imports as the same', async (format, type) => {
    const entries = [
      { written: 'a,"b"', spoken: '<một> & hai', whole_word: false, case_sensitive: true, language: null },
      { written: 'WHO', spoken: 'ai', whole_word: true, case_sensitive: false, language: 'en' },
      { written: 'Loa', spoken: 'lô a', whole_word: true, case_sensitive: false, language: 'vi' },
    ];
    const file = await call('GET', `/${await newDictionary(entries)}/export?format=${format}`);
    expect(file.headers['content-type']).toBe(`${type}; charset=utf-8`);
    const copy = await newDictionary();
    const imported = await call('POST', `/${copy}/import`, file.text, `${type}; charset=utf-8`);
    expect(imported.result).toMatchObject({ version: 2, entry_count: 3 });
    expect((await call('GET', `/${copy}`)).result.entries).toEqual(entries);
  });

  it('refuses files by line and part', async () => {
    const id = await newDictionary();
    const refusal = async (file: string, type: string) =>
      (await call('POST', `/${id}/import`, file, type)).errors?.[0];
    expect(await refusal('written,spoken,tone\na,b,c', 'text/csv')).toMatchObject({
      field: 'lines[1]',
      message: 'lines[1] has an unknown column: "tone"',
    });
    expect(await refusal('written,spoken,whole_word\na,b,\nc,d,yes', 'text/csv')).toMatchObject({
      field: 'lines[3].whole_word',
    });
    const phoneme = `${PLS}<lexeme><grapheme>a</grapheme>\n<phoneme>a</phoneme></lexeme></lexicon>`;
    expect(await refusal(phoneme, 'application/pls+xml')).toEqual({
      field: 'lines[3]',
      code: 'UNSUPPORTED_ELEMENT',
      message: 'lines[3], column 1: element phoneme is not supported.',
    });
    const answer = await call('POST', `/${id}/import`, 'a', 'text/plain');
    expect(answer.code).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect((await call('GET', `/${id}`)).result.version).toBe(1);
  });

  it('tells a stranger nothing of a body, not even that it is too long for other routes', async () => {
    const body = `[${'1,'.repeat(2 ** 19)}1]`;
    expect((await call('PUT', '/x/entries', body, 'application/json', 'loa_live_x')).code).toBe(
      'INVALID_API_KEY',
    );
    expect((await call('POST', '', body)).code).toBe('PAYLOAD_TOO_LARGE');
  });

  it('is not changed where it has another version than the one that was changed', async () => {
    const id = await newDictionary();
    const entries = [{ written: 'a', spoken: 'b' }];
    const put = (version: string) => call('PUT', `/${id}/entries?version=${version}`, entries);
    expect((await put('1')).result).toMatchObject({ version: 2 });
    const refused = [
      await put('1'),
      await call('POST', `/${id}/import?version=1`, 'written,spoken\na,b', 'text/csv'),
      await call('PATCH', `/${id}?version=3`, { name: 'Khác' }),
      await call('DELETE', `/${id}?version=1`),
    ];
    expect(refused.map(({ code }) => code)).toEqual(Array(4).fill('DICTIONARY_CHANGED'));
    expect(refused[0]!.message).toMatch(/version 2 now/);
    for (const wrong of ['x', '0', '1.5', ''])
      expect((await put(wrong)).errors).toMatchObject([{ field: 'version' }]);
    expect((await call('DELETE', `/${id}?version=x`)).errors).toMatchObject([{ field: 'version' }]);
    expect((await call('PATCH', `/${id}?version=2`, { name: 'Khác' })).result).toMatchObject({ version: 3 });
    expect((await call('DELETE', `/${id}?version=3`)).result).toMatchObject({ id });
  });

  it('has at most three default dictionaries', async () => {
    const own = await newKey();
    const add = (is_default: boolean) => call('POST', '', { name: 'x', is_default }, 'application/json', own);
    const made = await Promise.all([add(true), add(true), add(true), add(true)]);
    expect(made.map(({ status }) => status).sort()).toEqual([0, 1, 1, 1]);
    const { id } = (await add(false)).result;
    const change = () => call('PATCH', `/${id}`, { is_default: true }, 'application/json', own);
    expect((await change()).code).toBe('TOO_MANY_DICTIONARIES');
    const one = made.find(({ status }) => status === 1)?.result.id;
    await call('PATCH', `/${one}`, { is_default: false }, 'application/json', own);
    expect((await change()).result.is_default).toBe(true);
  });

  it('has none by default once access to the account was removed', async () => {
    const own = await newKey();
    await call('POST', '', { name: 'x', is_default: true }, 'application/json', own);
    const headers = { authorization: `Bearer ${own}` };
    const { id } = (await app.inject({ url: '/api/v1/account', headers })).json().result.account;
    await app.get(EventBus).publish([new AccessRemoved(id, new Date())]);
    const { items } = (await call('GET', '', undefined, undefined, own)).result;
    expect(items).toMatchObject([{ name: 'x', is_default: false, version: 2 }]);
  });
});
