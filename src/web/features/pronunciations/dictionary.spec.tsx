import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { LanguageProvider } from '../../i18n/language';
import { keepFocus } from '../../lib/keep-focus';
import { Fetching } from '../../testing/fetching';
import { DictionaryScreen } from './dictionary';

const WHO = { written: 'WHO', spoken: 'World Health Organization', whole_word: true };
const UN = { written: 'UN', spoken: 'United Nations', case_sensitive: true };

/** A service with one dictionary, whose answers a test may change. */
function show(entries: object[]) {
  const server = {
    entries,
    /** What it has once its entries were replaced. */
    replaced: entries,
    /** What is answered to whatever changes the dictionary. */
    refusal: null as object | null,
    version: 4,
    /** How many changes others make just before one of ours. */
    overtakes: 0,
    quote: { spoken_text: 'the words', reading: [{ rule: 'dictionary' }] } as object,
    asked: [] as { act: string; body: Promise<string>; type: string | null; query: string }[],
    of: (act: string) => server.asked.filter((each) => each.act.startsWith(act)),
  };
  Fetching.by((request) => {
    const { method, url, headers } = request;
    const { pathname, search: query } = new URL(url);
    const type = headers.get('content-type');
    const call = { act: `${method} ${pathname}`, body: request.text(), type, query };
    server.asked.push(call);
    if (pathname.endsWith('/quote')) return Response.json({ status: 1, result: server.quote });
    if (pathname.endsWith('/speakers')) {
      const items = [
        { speaker_id: 'an', languages: ['vi'] },
        { speaker_id: 'bob', languages: ['en'] },
      ];
      return Response.json({ status: 1, result: { items } });
    }
    if (method !== 'GET' && server.refusal)
      return Response.json({ status: 0, message: 'no', ...server.refusal }, { status: 400 });
    if (method !== 'GET' && server.overtakes-- > 0) {
      server.version++;
      const conflict = { status: 0, code: 'DICTIONARY_CHANGED', message: 'no', errors: null };
      return Response.json(conflict, { status: 409 });
    }
    if (method === 'PUT') server.entries = server.replaced;
    const facts = {
      id: 'd',
      name: 'Offices',
      version: server.version,
      is_default: true,
      entry_count: server.entries.length,
    };
    return Response.json({ status: 1, result: { ...facts, entries: server.entries } });
  });
  render(
    <Fetching>
      <LanguageProvider>
        <DictionaryScreen id="d" />
      </LanguageProvider>
    </Fetching>,
  );
  return server;
}

const bodyOf = async (call: { body: Promise<string> } | undefined): Promise<unknown> =>
  JSON.parse((await call?.body) ?? 'null');
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const WHO_SENT = { written: 'WHO', spoken: WHO.spoken };
const QUOTE = 'POST /api/v1/tts/quote';
const PUT = 'PUT /api/v1/dictionaries/d/entries';
const IMPORT = 'POST /api/v1/dictionaries/d/import';

let stopKeeping: () => void;
beforeAll(() => {
  stopKeeping = keepFocus(document.body);
});
afterAll(() => stopKeeping());
beforeEach(() => {
  Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
  history.replaceState(null, '', '/pronunciations/d');
});
afterEach(cleanup);

describe('a dictionary', () => {
  it('shows a page of 10,000 entries, turns to the next, and finds one among all', async () => {
    show(Array.from({ length: 10_000 }, (_, n) => ({ written: `w${n}`, spoken: `said ${n}.` })));
    await screen.findByText('10,000 in all');
    expect(rows()).toEqual(Array.from({ length: 20 }, (_, n) => `w${n}`));
    press('Next page');
    expect(rows()[0]).toBe('w20');
    expect(location.search).toBe('?page=2');
    type('Search what is written or said', 'SAID 9999.');
    fireEvent.submit(screen.getByRole('search'));
    expect(rows()).toEqual(['w9999']);
    expect(location.search).toBe('?search=SAID+9999.');
  });

  it('shows the last page where one behind it is asked for', async () => {
    history.replaceState(null, '', '/pronunciations/d?page=7');
    show([WHO]);
    await screen.findByRole('rowheader');
    expect(rows()).toEqual(['WHO']);
  });

  it('removes an entry once that is confirmed, and the focus stays at the list', async () => {
    const server = show([WHO, UN]);
    await screen.findAllByRole('rowheader');
    const remove = screen.getByRole('button', { name: 'Delete \u2068UN\u2069' });
    remove.focus();
    fireEvent.click(remove);
    expect(server.of(PUT)).toEqual([]);
    server.replaced = [WHO];
    press('Delete');
    await screen.findByText('The entry is deleted.');
    await waitFor(() => expect(rows()).toEqual(['WHO']));
    expect(await bodyOf(server.of(PUT)[0])).toEqual([{ written: 'WHO', spoken: WHO.spoken }]);
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(screen.getByRole('rowheader'))).toBe(true);
  });

  it('goes into files of both formats', async () => {
    show([WHO]);
    const links = await screen.findAllByRole('link', { name: /^Export/ });
    const file = '/api/v1/dictionaries/d/export?format=';
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`${file}csv`, `${file}pls`]);
  });
});

describe('an entry that is written', () => {
  it('is tried in a sentence before it is saved, alone and for nothing, and stands before the others then', async () => {
    const server = show([WHO]);
    await screen.findByRole('rowheader');
    press('Add an entry');
    type('Written', 'UNESCO');
    type('Read as', 'u-nét-xcô');
    await screen.findByText('the words');
    expect(await bodyOf(server.of(QUOTE)[0])).toMatchObject({
      input_text: 'UNESCO',
      dictionaries: [],
      entries: [{ written: 'UNESCO', spoken: 'u-nét-xcô', whole_word: true, case_sensitive: false }],
    });
    server.quote = { spoken_text: 'others', reading: [] };
    type('Try it in a sentence', 'Here is UNESCOs');
    await screen.findByText('The entry applies nowhere in this sentence.');
    expect(await bodyOf(server.of(QUOTE).at(-1))).toMatchObject({ input_text: 'Here is UNESCOs' });
    expect(server.of(PUT)).toEqual([]);
    press('Save');
    await screen.findByText('Saved. The entry is applied from now on.');
    expect(await bodyOf(server.of(PUT)[0])).toEqual([
      { written: 'UNESCO', spoken: 'u-nét-xcô' },
      { written: 'WHO', spoken: 'World Health Organization' },
    ]);
  });

  it('is tried with an English voice where it is for those', async () => {
    const server = show([]);
    fireEvent.click(await screen.findByRole('button', { name: 'Add an entry' }));
    type('Written', 'a');
    type('Read as', 'b');
    type('For voices of', 'en');
    await screen.findByText('the words');
    expect(await bodyOf(server.of(QUOTE).at(-1))).toMatchObject({ speaker_id: 'bob', language: 'en' });
  });

  it('is changed where it is, and leaves what somebody else has changed meanwhile', async () => {
    const server = show([WHO, UN]);
    await screen.findAllByRole('rowheader');
    press('Edit \u2068UN\u2069');
    server.entries = [{ written: 'new', spoken: 'mới' }, WHO, UN];
    type('Read as', 'the UN');
    press('Save');
    await waitFor(() => expect(server.of(PUT)).toHaveLength(1));
    expect(await bodyOf(server.of(PUT)[0])).toEqual([
      { written: 'new', spoken: 'mới' },
      { written: 'WHO', spoken: 'World Health Organization' },
      { written: 'UN', spoken: 'the UN', case_sensitive: true },
    ]);
  });

  it.each([
    ['Read as', 'entries[0].spoken', 'NOTHING_TO_SPEAK', 'What is said needs a letter or a digit.'],
    ['Written', 'entries[5]', 'DUPLICATE', 'Another entry is for exactly this.'],
  ])(
    'is told beside “%s” what the service has against it, and keeps what was typed',
    async (label, field, code, said) => {
      const server = show([WHO]);
      await screen.findByRole('rowheader');
      press('Add an entry');
      type('Written', 'x');
      type('Read as', '!');
      server.refusal = { code: 'INVALID_PARAMS', errors: [{ field, code, message: 'in English' }] };
      press('Save');
      const fault = await screen.findByText(said);
      const input = screen.getByLabelText<HTMLInputElement>(label);
      expect(input.getAttribute('aria-describedby')).toContain(fault.id);
      expect(input.getAttribute('aria-invalid')).toBe('true');
      expect(screen.getByLabelText<HTMLInputElement>('Read as').value).toBe('!');
    },
  );
});

describe('an entry that is saved late', () => {
  it('is told of, and leaves what is being written meanwhile', async () => {
    show([WHO]);
    await screen.findByRole('rowheader');
    const answer = Fetching.late();
    press('Edit \u2068WHO\u2069');
    press('Save');
    press('Cancel');
    press('Add an entry');
    type('Written', 'UNESCO');
    await answer();
    await screen.findByText('Saved. The entry is applied from now on.');
    expect(screen.getByLabelText('Written')).toHaveProperty('value', 'UNESCO');
  });
});

describe('an entry that others write as well', () => {
  it('does not undo what somebody else has made of it: it is shown, and what was typed stays', async () => {
    const server = show([WHO, UN]);
    await screen.findAllByRole('rowheader');
    press('Edit \u2068UN\u2069');
    type('Read as', 'the UN');
    server.entries = [WHO, { ...UN, spoken: 'Liên Hợp Quốc' }];
    press('Save');
    await screen.findByText(/^Somebody else has changed the dictionary meanwhile/);
    expect(server.of(PUT)).toEqual([]);
    press('Load the latest version');
    await screen.findByText(/^Now “\u2068UN\u2069” is read as “\u2068Liên Hợp Quốc\u2069”/);
    expect(screen.getByLabelText<HTMLInputElement>('Read as').value).toBe('the UN');
    press('Save');
    await screen.findByText('Saved. The entry is applied from now on.');
    expect(await bodyOf(server.of(PUT)[0])).toMatchObject([WHO_SENT, { written: 'UN', spoken: 'the UN' }]);
  });

  it('is put into what others save at the same moment, and gives up where they never stop', async () => {
    const server = show([WHO]);
    await screen.findByRole('rowheader');
    press('Add an entry');
    type('Written', 'x');
    type('Read as', 'y');
    server.overtakes = 2;
    press('Save');
    await screen.findByText('Saved. The entry is applied from now on.');
    expect(server.of(PUT).map(({ query }) => query)).toEqual(['?version=4', '?version=5', '?version=6']);
    press('Add an entry');
    type('Written', 'z');
    type('Read as', 'y');
    server.overtakes = 9;
    press('Save');
    await screen.findByText(/^Somebody else has changed the dictionary meanwhile/);
    expect(server.of(PUT)).toHaveLength(6);
  });
});

describe('a file that is imported', () => {
  /** Chooses a file with these contents and sends it. */
  async function send(...parts: (string | Uint8Array<ArrayBuffer>)[]) {
    fireEvent.click(await screen.findByRole('button', { name: 'Import a file' }));
    fireEvent.change(screen.getByLabelText('CSV or PLS file'), { target: { files: [new Blob(parts)] } });
    // Not by its button: jsdom does not see that the field has a file.
    fireEvent.submit(screen.getByRole('button', { name: 'Replace all' }).closest('form')!);
  }

  it.each([
    ['text/csv', 'written,spoken\na,b\n'],
    ['application/pls+xml', '\ufeff\n<?xml version="1.0"?><lexicon/>'],
  ])('is sent as %s, whatever it is called, and its entries are counted', async (mediaType, document) => {
    const server = show([WHO]);
    await send(document);
    await screen.findByText('Imported entries: 1.');
    const [sent] = server.of(IMPORT);
    expect([sent?.type, await sent?.body]).toEqual([mediaType, document.replace('\ufeff', '')]);
  });

  it('replaces what was there when it was asked for, or says that something else is there', async () => {
    const server = show([WHO]);
    server.overtakes = 1;
    await send('written,spoken\na,b\n');
    await screen.findByText(/^Somebody else has changed the dictionary meanwhile/);
    server.entries = [WHO, UN];
    press('Load the latest version');
    await screen.findByText(/all that the dictionary has \(2\)/);
    fireEvent.submit(screen.getByRole('button', { name: 'Replace all' }).closest('form')!);
    await screen.findByText('Imported entries: 2.');
    expect(server.of(IMPORT).map(({ query }) => query)).toEqual(['?version=4', '?version=5']);
    expect(await server.of(IMPORT)[1]?.body).toBe('written,spoken\na,b\n');
  });

  it('is told its faults line by line, in our words and the service’s, and nothing is replaced', async () => {
    const server = show([WHO]);
    const errors = [
      { field: 'lines[3].spoken', code: 'NOTHING_TO_SPEAK', message: 'lines[3].spoken must have a letter.' },
      { field: 'lines[9]', code: 'RARE', message: 'lines[9] is odd.' },
      { field: 'body', code: 'MALFORMED_CSV', message: 'body is not comma-separated values (RFC 4180).' },
      { field: 'body', code: 'RARE', message: 'body is odd.' },
    ];
    server.refusal = { code: 'INVALID_PARAMS', errors };
    await send('written,spoken\n');
    await screen.findByText('The file has faults, so nothing was changed:');
    const faults = within(screen.getByRole('dialog')).getAllByRole('listitem');
    expect(faults.map(({ textContent }) => textContent)).toEqual([
      'Line 3: spoken What is said needs a letter or a digit.lines[3].spoken must have a letter.',
      'Line 9:  lines[9] is odd.',
      '  The file is not CSV.',
      '  body is odd.',
    ]);
    expect(screen.getByRole('rowheader').textContent).toBe('WHO');
  });

  it('is not sent where it is not in UTF-8, because its letters would be lost', async () => {
    const server = show([WHO]);
    await send('written,spoken\n', Uint8Array.of(0xff, 0xfe, 0x41));
    await screen.findByText(/not in UTF-8/);
    expect(server.of(IMPORT)).toEqual([]);
  });
});
