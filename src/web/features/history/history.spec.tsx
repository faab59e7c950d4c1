import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { HistoryItem } from '../../api/generated';
import { LanguageProvider } from '../../i18n/language';
import { Fetching } from '../../testing/fetching';
import { History } from './history';

const item = (request_id: string, of: Partial<HistoryItem> = {}): HistoryItem => ({
  ...{ request_id, input_text: `Text ${request_id}`, speaker_id: 'a', speaker_name: 'An', char_count: 6 },
  ...{ audio_url: `http://localhost/audio/${request_id}.mp3`, audio_type: 'mp3', file_size: 9 },
  ...{ status: 'SUCCESS', created_at: '2026-11-20T08:00:00.000Z', expires_at: '2999-01-01T00:00:00.000Z' },
  key_id: null,
  ...of,
});

/** @returns the calls of the history, without their path, and what was asked for by other methods than GET */
function show(...items: HistoryItem[]): string[] {
  const calls: string[] = [];
  Fetching.by(({ method, url }) => {
    const { pathname, search } = new URL(url);
    if (pathname.endsWith('/history')) calls.push(search);
    if (method !== 'GET') calls.push(`${method} ${pathname}`);
    const lists = new Map<string, object[]>([
      ['/api/v1/tts/history', items],
      ['/api/v1/tts/speakers', [{ speaker_id: 'a', speaker_name: 'An' }]],
      ['/api/v1/account/api-keys', [{ id: 'k', name: 'Shop', last4: '1234' }]],
    ]);
    const found = lists.get(pathname);
    const result = found
      ? { items: found, total: found.length, page: 1, limit: 10 }
      : { ...items[0], error: null, provider: 'espeak-ng', duration_sec: 1 };
    return Response.json({ status: 1, result });
  });
  render(
    <Fetching>
      <LanguageProvider>
        <History />
      </LanguageProvider>
    </Fetching>,
  );
  return calls;
}

beforeEach(() => {
  Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
  history.replaceState(null, '', '/history');
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the history', () => {
  it.each(['', '?status=x'])('leads to the playground where nothing is in it yet: %s', async (query) => {
    history.replaceState(null, '', `/history${query}`);
    show();
    await screen.findByText('No requests yet');
    expect(screen.getByRole('link', { name: 'Playground' }).getAttribute('href')).toBe('/playground');
  });

  it('leads nowhere where a filter leaves nothing', async () => {
    history.replaceState(null, '', '/history?status=FAILED');
    show();
    await screen.findByText('No requests found');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is narrowed down by everything at once, which the address keeps, from the first page on', async () => {
    history.replaceState(null, '', '/history?page=3');
    const calls = show(item('one'));
    await screen.findByText('Text one');
    fireEvent.change(screen.getByLabelText('Search the texts'), { target: { value: 'sale' } });
    fireEvent.submit(screen.getByRole('search'));
    await screen.findByRole('option', { name: 'Shop (…1234)' });
    for (const [label, value] of [
      ['State', 'SUCCESS'],
      ['Voice', 'a'],
      ['API key', 'k'],
      ['To', '2026-11-20'],
    ] as const)
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    const all = 'search=sale&status=SUCCESS&speaker_id=a&key_id=k&to=2026-11-20';
    await waitFor(() => expect(calls.at(-1)).toBe(`?page=1&limit=10&${all}`));
    expect(location.search).toBe(`?${all}`);
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(calls.at(-1)).toBe('?page=1&limit=10'));
  });

  it('asks for no day whose year is still being typed, unless that field is left', async () => {
    const calls = show(item('one'));
    await screen.findByText('Text one');
    const from = screen.getByLabelText<HTMLInputElement>('From');
    const before = history.length;
    for (const year of ['0002', '0020', '0202', '2026'])
      fireEvent.change(from, { target: { value: `${year}-11-20` } });
    await waitFor(() => expect(calls).toEqual(['?page=1&limit=10', '?page=1&limit=10&from=2026-11-20']));
    expect(history.length).toBe(before + 1);
    fireEvent.change(from, { target: { value: '0202-11-20' } });
    expect([from.value, location.search]).toEqual(['0202-11-20', '?from=2026-11-20']);
    fireEvent.blur(from);
    expect([from.value, location.search]).toEqual(['0202-11-20', '?from=0202-11-20']);
    await waitFor(() => expect(calls).toHaveLength(3));
  });

  it('plays one sound at a time in its row, and none that is gone', async () => {
    show(item('one'), item('two'), item('old', { expires_at: '2000-01-01T00:00:00.000Z' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Play: \u2068Text one\u2069' }));
    fireEvent.click(screen.getByRole('button', { name: 'Play: \u2068Text two\u2069' }));
    const players = document.querySelectorAll('audio');
    expect([...players].map(({ src }) => src)).toEqual(['http://localhost/audio/two.mp3']);
    expect(screen.queryByRole('button', { name: 'Play: \u2068Text old\u2069' })).toBeNull();
    expect(screen.getByText(/Audio expired/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Stop: \u2068Text two\u2069' }));
    expect(document.querySelector('audio')).toBeNull();
  });

  it('deletes audio once that is confirmed', async () => {
    const calls = show(item('one'));
    fireEvent.click(await screen.findByRole('button', { name: 'Details: \u2068Text one\u2069' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete audio' }));
    const before = calls.length;
    fireEvent.click(screen.getAllByRole('button', { name: 'Delete audio' }).at(-1)!);
    await waitFor(() => expect(calls.slice(before)).toContain('DELETE /api/v1/tts/history/one/audio'));
    await waitFor(() => expect(calls.at(-1)).toBe('?page=1&limit=10'));
  });
});

describe('the history of requests that are not all done', () => {
  it('is asked for again while a request is open, and no longer', async () => {
    jest.useFakeTimers();
    const open = item('one', { status: 'PENDING', audio_url: null });
    const calls = show(open);
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    await pass(0);
    screen.getByText('In progress', { selector: '.badge' });
    await pass(2_000);
    expect(calls).toHaveLength(2);
    Object.assign(open, { status: 'SUCCESS' });
    await pass(2_000);
    screen.getByText('Done', { selector: '.badge' });
    await pass(60_000);
    expect(calls).toHaveLength(3);
  });
});
