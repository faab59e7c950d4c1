import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { DictionaryResult } from '../../api/generated';
import { LanguageProvider } from '../../i18n/language';
import { keepFocus } from '../../lib/keep-focus';
import { Fetching } from '../../testing/fetching';
import { Pronunciations } from './pronunciations';

const dictionary = (id: string, of: Partial<DictionaryResult> = {}): DictionaryResult => ({
  ...{ id, name: `Names ${id}`, is_default: false, version: 3, entry_count: 1200 },
  ...{ created_at: '2026-11-20T08:00:00.000Z', updated_at: '2026-11-21T08:00:00.000Z' },
  ...of,
});

interface Server {
  items: DictionaryResult[];
  refusal?: object | undefined;
  /** Changes are not answered. */
  hangs?: boolean;
}

/**
 * A service that does what it is asked, unless it refuses.
 * @returns what was asked for by other methods than GET, with what was sent
 */
function show(server: Server) {
  const acts: { act: string; query: string; body: Promise<string> }[] = [];
  Fetching.by(async (request) => {
    const { method, url } = request;
    const { pathname, search: query } = new URL(url);
    const id = pathname.split('/')[4];
    const named = server.items.find((each) => each.id === id);
    if (method === 'GET') return Response.json({ status: 1, result: named ?? { items: server.items } });
    acts.push({ act: `${method} ${pathname}`, query, body: request.clone().text() });
    if (server.hangs) return new Promise<never>(() => undefined);
    if (server.refusal) return Response.json({ status: 0, ...server.refusal }, { status: 400 });
    if (method === 'POST') return Response.json({ status: 1, result: dictionary('new') });
    if (method === 'DELETE') server.items = server.items.filter((each) => each !== named);
    if (method === 'PATCH')
      change(server, id, { ...((await request.json()) as object), version: (named?.version ?? 0) + 1 });
    return Response.json({ status: 1, result: server.items.find((each) => each.id === id) ?? named });
  });
  render(
    <Fetching>
      <LanguageProvider>
        <Pronunciations />
      </LanguageProvider>
    </Fetching>,
  );
  return acts;
}

function change(server: Server, id: string | undefined, to: Partial<DictionaryResult>): void {
  server.items = server.items.map((each) => (each.id === id ? { ...each, ...to } : each));
}

const bodyOf = async ({ body }: { body: Promise<string> }): Promise<unknown> => JSON.parse(await body);

let stopKeeping: () => void;
beforeAll(() => {
  stopKeeping = keepFocus(document.body);
});
afterAll(() => stopKeeping());
beforeEach(() => {
  Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
  history.replaceState(null, '', '/pronunciations');
});
afterEach(cleanup);

describe('the list of dictionaries', () => {
  it('says of each how many entries it has, its version, and whether it is applied by default', async () => {
    show({ items: [dictionary('a', { is_default: true }), dictionary('b')] });
    const rows = await screen.findAllByRole('rowheader');
    expect(rows.map((row) => row.nextElementSibling?.textContent)).toEqual(['1,200', '1,200']);
    expect(rows.map((row) => row.closest('tr')?.textContent?.includes('By default'))).toEqual([true, false]);
    expect(screen.getByRole('link', { name: 'Names b' }).getAttribute('href')).toBe('/pronunciations/b');
  });

  it('makes one and opens it', async () => {
    const acts = show({ items: [] });
    await screen.findByText('No dictionaries yet');
    fireEvent.change(screen.getByLabelText('Name of the dictionary'), { target: { value: 'Offices' } });
    fireEvent.click(screen.getByLabelText(/^Apply it to every request/));
    fireEvent.click(screen.getByRole('button', { name: 'Create dictionary' }));
    await waitFor(() => expect(location.pathname).toBe('/pronunciations/new'));
    expect(await bodyOf(acts[0]!)).toEqual({ name: 'Offices', is_default: true });
  });

  it('makes one late, and leaves whoever has gone elsewhere where they are', async () => {
    show({ items: [] });
    await screen.findByText('No dictionaries yet');
    fireEvent.change(screen.getByLabelText('Name of the dictionary'), { target: { value: 'Offices' } });
    const answer = Fetching.late();
    fireEvent.click(screen.getByRole('button', { name: 'Create dictionary' }));
    cleanup();
    await answer();
    expect(location.pathname).toBe('/pronunciations');
  });

  it('says beside the field that a name is not taken, and elsewhere what is no fault of it', async () => {
    const errors = [{ field: 'name', code: 'TOO_MANY_MARKS', message: 'name has too many marks' }];
    const server = { items: [], refusal: { code: 'INVALID_PARAMS', message: 'no', errors } };
    show(server);
    const name = screen.getByLabelText('Name of the dictionary');
    fireEvent.change(name, { target: { value: 'x' } });
    fireEvent.click(screen.getByRole('button', { name: 'Create dictionary' }));
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    const beside = document.getElementById(name.getAttribute('aria-describedby')!.split(' ').at(-1)!);
    expect(beside?.textContent).toBe('The name needs 1 to 100 characters.');
    server.refusal = { code: 'TOO_MANY_DICTIONARIES', message: 'no', errors: [] };
    fireEvent.click(screen.getByRole('button', { name: 'Create dictionary' }));
    await screen.findByText(/may have 50 dictionaries/);
    expect(name.getAttribute('aria-invalid')).toBe('false');
  });
});

describe('a dictionary of the list', () => {
  it('is applied by default, renamed, and deleted once that is confirmed, without losing the focus', async () => {
    const server = { items: [dictionary('a'), dictionary('b')] };
    const acts = show(server);
    const named = (name: string) => screen.getByRole('button', { name });
    fireEvent.click(await screen.findByRole('switch', { name: 'Apply \u2068Names a\u2069 by default' }));
    await screen.findByRole('switch', { name: 'No longer apply \u2068Names a\u2069 by default' });
    expect(await bodyOf(acts[0]!)).toEqual({ is_default: true });

    fireEvent.click(named('Rename dictionary \u2068Names a\u2069'));
    const name = screen.getAllByLabelText('Name of the dictionary').at(-1)!;
    fireEvent.change(name, { target: { value: 'Other' } });
    fireEvent.click(named('Save'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await bodyOf(acts[1]!)).toEqual({ name: 'Other' });

    const remove = named('Delete \u2068Other\u2069');
    remove.focus();
    fireEvent.click(remove);
    screen.getByText(/and its entries \(1,200\) will be gone/);
    expect(acts).toHaveLength(2);
    fireEvent.click(named('Delete'));
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
    expect(acts.map(({ act }) => act).at(-1)).toBe('DELETE /api/v1/dictionaries/a');
    expect(acts.map(({ query }) => query)).toEqual(['?version=3', '?version=4', '?version=5']);
    expect(document.activeElement?.contains(screen.getByRole('rowheader'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('is of one version: what somebody else has made of it is shown before it is applied otherwise or deleted', async () => {
    const server: Server = { items: [dictionary('a')] };
    const acts = show(server);
    const named = (name: string) => screen.getByRole('button', { name });
    const toggle = await screen.findByRole('switch');
    const overtake = (entry_count: number, version: number) => {
      change(server, 'a', { entry_count, version });
      server.refusal = { code: 'DICTIONARY_CHANGED', message: 'no', errors: null };
    };
    overtake(7, 4);
    fireEvent.click(toggle);
    await screen.findByText(/Somebody else has changed the dictionary/);
    await waitFor(() => expect(screen.getByRole('rowheader').nextElementSibling?.textContent).toBe('7'));
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false');
    server.refusal = undefined;
    fireEvent.click(screen.getByRole('switch'));
    await waitFor(() => expect(screen.queryByText(/Somebody else/)).toBeNull());

    fireEvent.click(named('Delete \u2068Names a\u2069'));
    overtake(8, 9);
    fireEvent.click(named('Delete'));
    fireEvent.click(await screen.findByRole('button', { name: 'Load the latest version' }));
    await screen.findByText(/and its entries \(8\) will be gone/);
    screen.getByText(/^Version 9\. Changed/);
    expect(screen.queryByText(/Somebody else/)).toBeNull();
    server.refusal = undefined;
    fireEvent.click(named('Delete'));
    await screen.findByText('No dictionaries yet');
    expect(acts.map(({ query }) => query.slice(-1))).toEqual(['3', '4', '5', '9']);
  });

  it('is switched once where somebody clicks twice', async () => {
    const acts = show({ items: [dictionary('a')], hangs: true });
    const toggle = await screen.findByRole('switch');
    fireEvent.click(toggle);
    await waitFor(() => expect(acts).toHaveLength(1));
    fireEvent.click(toggle);
    await new Promise((resolve) => setTimeout(resolve)); // what was asked for would have been asked for by now
    expect(acts).toHaveLength(1);
  });
});
