import type { Response } from 'light-my-request';
import { type AccountApi, Browser, startAccountApi } from '../../harness/account-api';
import { BUILD_LIMIT_MS } from '../../harness/built-app';
import type { Loose } from '../../harness/client';
import { ExpireAudio } from '../../../src/synthesis/application/maintenance/expire-audio';
import { AudioStore } from '../../../src/synthesis/application/ports/audio-store';

const HOUR_SEC = 3_600;

describe('the history over HTTP', () => {
  let api: AccountApi;
  let browser: Browser;
  let key: { id: string; value: string };

  // Four requests: with a key and without, with two voices, an hour before midnight in Vietnam and behind it.
  beforeAll(async () => {
    api = await startAccountApi({ SIGNUP_CREDITS: '1000' }, undefined, true);
    api.clock.moveOn(secondsUntil(api.clock.now(), '16:00')); // 23:00 in Vietnam
    browser = new Browser(api, '203.0.113.9');
    await browser.register(`${Math.random()}@example.com`);
    const { api_key, key: value } = (await browser.post('/api/v1/account/api-keys', { name: 'shop' })).body
      .result;
    key = { id: api_key.id, value };
    await spoken({ input_text: 'Giảm 50% hôm nay.', speaker_id: 'vi-south-male-1' });
    await spoken({ input_text: 'KHUYẾN MÃI lớn.' });
    api.clock.moveOn(2 * HOUR_SEC);
    await withKey('POST', '/api/v1/tts', { input_text: 'Hết khuyến mãi.' });
    await withKey('POST', '/api/v1/tts', { input_text: 'Một_hai.', speaker_id: 'vi-south-male-1' });
  }, BUILD_LIMIT_MS);
  afterAll(() => api.close());

  async function spoken(body: object): Promise<void> {
    const { http, text } = await browser.post('/api/v1/tts', body);
    expect([http, text]).toEqual([200, expect.any(String)]);
  }

  const withKey = (method: string, url: string, payload?: object): Promise<Response> =>
    api.inject({ method, url, payload, headers: { authorization: `Bearer ${key.value}` } });

  async function textsOf(query: string): Promise<string[]> {
    const { result } = (await browser.get(`/api/v1/tts/history?${query}`)).body;
    expect(result.total).toBe(result.items.length);
    return result.items.map(({ input_text }: Loose) => input_text as string);
  }
  /** The day in Vietnam before the last two requests, or theirs. */
  const day = (back: number): string =>
    new Date(api.clock.now().getTime() + (7 - 24 * back) * HOUR_SEC * 1000).toISOString().slice(0, 10);

  it('is searched by text, voice, key and Vietnam’s days, each and together', async () => {
    const [discount, offer, over, odd] = [
      'Giảm 50% hôm nay.',
      'KHUYẾN MÃI lớn.',
      'Hết khuyến mãi.',
      'Một_hai.',
    ];
    expect(await textsOf(`search=${encodeURIComponent('khuyến mãi')}`)).toEqual([over, offer]);
    expect(await textsOf(`search=${encodeURIComponent('khuyến mãi'.normalize('NFD'))}`)).toEqual([
      over,
      offer,
    ]);
    for (const [sign, found] of [
      ['%', [discount]],
      ['_', [odd]],
      ['\\', []],
    ] as const)
      expect(await textsOf(`search=${encodeURIComponent(sign)}`)).toEqual(found);
    expect(await textsOf('speaker_id=vi-south-male-1')).toEqual([odd, discount]);
    expect(await textsOf(`key_id=${key.id}`)).toEqual([odd, over]);
    expect(await textsOf('key_id=none')).toEqual([offer, discount]);
    expect(await textsOf(`to=${day(1)}`)).toEqual([offer, discount]);
    expect(await textsOf(`from=${day(0)}&to=${day(0)}`)).toEqual([odd, over]);
    expect(await textsOf(`from=${day(0)}&speaker_id=vi-south-male-1&status=SUCCESS&search=hai`)).toEqual([
      odd,
    ]);
    expect(await textsOf('speaker_id=vi-south-male-1&status=FAILED')).toEqual([]);
    for (const filter of ['', 'speaker_id=vi-south-male-1&'])
      expect(await textsOf(`${filter}status=all`)).toEqual(await textsOf(filter));
    const second = (await browser.get('/api/v1/tts/history?key_id=none&limit=1&page=2')).body.result;
    expect([second.total, second.items[0].input_text]).toEqual([2, discount]);
  });

  it.each([
    ['from', 'from=2026-02-30'],
    ['to', 'to=yesterday'],
    ['from', 'from=2026-02-02&to=2026-02-01'],
    ['key_id', 'key_id=shop'],
    ['search', 'search='],
    ['search', `search=${'x'.repeat(101)}`],
    ['search', 'search=%00'],
  ])('names %s where it is not understood (%s)', async (field, query) => {
    const answer = await browser.get(`/api/v1/tts/history?${query}`);
    expect([answer.http, answer.body.errors[0].field]).toEqual([400, field]);
  });

  it('adds up by Vietnam’s days, by voice and by key, also as a file', async () => {
    const query = `zone=Asia/Ho_Chi_Minh&from=${day(1)}&to=${day(0)}`;
    const { items } = (await browser.get(`/api/v1/account/usage?${query}`)).body.result;
    expect(items.map(({ date, requests }: Loose) => [date, requests])).toEqual([
      [day(1), 2],
      [day(0), 2],
    ]);
    const voices = (await browser.get(`/api/v1/account/usage/voices?${query}`)).body.result.items;
    expect(voices.map(({ speaker_id, characters }: Loose) => [speaker_id, characters])).toEqual([
      ['vi-north-female-1', 30],
      ['vi-south-male-1', 25],
    ]);
    const keys = (await browser.get(`/api/v1/account/usage/keys?${query}`)).body.result.items;
    expect(keys.map(({ key_id, requests }: Loose) => [key_id, requests])).toEqual([
      [null, 2],
      [key.id, 2],
    ]);
    const file = await browser.get(`/api/v1/account/usage.csv?${query}`);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, ...lines] = file.text.trimEnd().split('\r\n');
    expect([head, lines.length]).toEqual(['\ufeffdate,requests,characters,seconds', 2]);
    expect(lines[0]).toMatch(new RegExp(`^${day(1)},2,32,[\\d.]+$`));
    const linesBy = async (by: string) =>
      (await browser.get(`/api/v1/account/usage.csv?${query}&by=${by}`)).text.trimEnd().split('\r\n');
    const byVoice = await linesBy('voice');
    expect(byVoice[0]).toBe('\ufeffspeaker_id,requests,characters,seconds');
    expect(byVoice.slice(1).map((line) => line.split(',').slice(0, 3).join())).toEqual([
      'vi-north-female-1,2,30',
      'vi-south-male-1,2,25',
    ]);
    const byKey = await linesBy('key');
    expect(byKey[0]).toBe('\ufeffkey_id,requests,characters,seconds');
    expect(byKey.slice(1).map((line) => line.split(',').slice(0, 2).join())).toEqual([',2', `${key.id},2`]);
    for (const wrong of ['usage?zone=Mars', 'usage.csv?by=moon'])
      expect((await browser.get(`/api/v1/account/${wrong}`)).http).toBe(400);
  });

  it('deletes audio at once for its account only, and its file when nobody can have begun to reuse it', async () => {
    const [{ request_id, audio_url }] = (await browser.get(`/api/v1/tts/history?key_id=${key.id}`)).body
      .result.items;
    const path = `/api/v1/tts/history/${request_id}/audio`;
    const stranger = new Browser(api, '203.0.113.10');
    await stranger.register(`${Math.random()}@example.com`);
    expect((await stranger.call('DELETE', path)).http).toBe(404);
    const audio = () => browser.get(new URL(audio_url as string).pathname);
    expect((await audio()).http).toBe(200);
    for (const answer of [await withKey('DELETE', path), await withKey('DELETE', path)])
      expect(answer.statusCode).toBe(200);
    expect([(await audio()).http, (await audio()).body.code]).toEqual([410, 'AUDIO_EXPIRED']);
    const { result } = (await browser.get(`/api/v1/tts/status/${request_id}`)).body;
    expect([result.status, result.expires_at]).toEqual(['SUCCESS', api.clock.now().toISOString()]);

    const files = async () => {
      let count = 0;
      for await (const _ of api.app.get(AudioStore).list()) count += 1;
      return count;
    };
    const before = await files();
    await api.app.get(ExpireAudio).execute();
    expect(await files()).toBe(before);
    api.clock.moveOn(HOUR_SEC);
    await api.app.get(ExpireAudio).execute();
    expect(await files()).toBe(before - 1);
  });
});

function secondsUntil(now: Date, timeOfDay: string): number {
  const at = new Date(`${now.toISOString().slice(0, 10)}T${timeOfDay}:00.000Z`).getTime();
  return (at <= now.getTime() ? at + 86_400_000 - now.getTime() : at - now.getTime()) / 1000;
}
