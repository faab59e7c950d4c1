import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { SpeakerDto } from '../../../api/generated';
import { LanguageProvider } from '../../../i18n/language';
import { SessionProvider } from '../../../lib/session';
import { Fetching } from '../../../testing/fetching';
import { SpeakerChoice } from './speaker-choice';
import { useFavourites } from './use-favourites';
import { VoiceSelect } from './voice-select';

const speaker = (name: string): SpeakerDto => ({
  ...{ speaker_id: name.toLowerCase(), speaker_name: name, provider: 'x', language: 'vi', languages: ['vi'] },
  ...{ quality: 'natural', region: 'north', gender: 'female', sample_rate: 24_000, available: true },
  ...{ licence: 'unknown', attribution: null, preview_url: '/preview' },
});

const SPEAKERS = ['An', 'Bình', 'Chi'].map(speaker);
const onChange = jest.fn();

/** As they stand on the desk: the list, and the same in a line. */
function Voices() {
  const [favourites, toggle] = useFavourites();
  const both = { speakers: SPEAKERS, favourites, value: 'an', onChange };
  return (
    <>
      <SpeakerChoice {...both} onFavourite={toggle} language="vi" onLanguage={jest.fn()} />
      <VoiceSelect {...both} />
    </>
  );
}

async function show(accountId: string) {
  Fetching.answer(200, { status: 1, result: { account: { id: accountId }, items: [] } });
  render(
    <Fetching>
      <LanguageProvider>
        <SessionProvider opening={() => null}>
          <Voices />
        </SessionProvider>
      </LanguageProvider>
    </Fetching>,
  );
  await screen.findAllByRole('radio');
  const names = () =>
    screen.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent);
  const star = (name: string) => screen.getByRole('button', { name: `Favourite voice: \u2068${name}\u2069` });
  return { names, star };
}

describe('the voices to choose from', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
    localStorage.clear();
  });
  afterEach(cleanup);

  it('begin with the favourites of the account, as long as they are such, on every visit', async () => {
    const first = await show('one');
    expect(first.names()).toEqual(['An', 'Bình', 'Chi']);
    fireEvent.click(first.star('Chi'));
    expect(first.names()).toEqual(['Chi', 'An', 'Bình']);
    cleanup();
    const again = await show('one');
    expect(again.names()).toEqual(['Chi', 'An', 'Bình']);
    expect(again.star('Chi').getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(again.star('Chi'));
    expect(again.names()).toEqual(['An', 'Bình', 'Chi']);
  });

  it('are in a line, too, under their favourites', async () => {
    const { star } = await show('one');
    const line = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Voice' });
    const groups = () =>
      Array.from(line.querySelectorAll('optgroup'), ({ label, textContent }) => [label, textContent]);
    expect([groups(), line.textContent]).toEqual([[], 'AnBìnhChi']);
    fireEvent.click(star('Chi'));
    expect(groups()).toEqual([
      ['Favourites', 'Chi'],
      ['Other voices', 'AnBình'],
    ]);
    expect(line.value).toBe('an');
    fireEvent.change(line, { target: { value: 'chi' } });
    expect(onChange).toHaveBeenCalledWith('chi');
  });

  it('are not those of another account, and what is no list is none', async () => {
    localStorage.setItem('loa.favourites.two', '{"an": 1}');
    fireEvent.click((await show('one')).star('Chi'));
    cleanup();
    const { names, star } = await show('two');
    expect(names()).toEqual(['An', 'Bình', 'Chi']);
    expect(star('Chi').getAttribute('aria-pressed')).toBe('false');
  });
});
