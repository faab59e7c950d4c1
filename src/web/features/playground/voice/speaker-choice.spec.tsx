import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { SpeakerDto } from '../../../api/generated';
import { LanguageProvider } from '../../../i18n/language';
import { SessionProvider } from '../../../lib/session';
import { Fetching } from '../../../testing/fetching';
import { SpeakerChoice } from './speaker-choice';

const speaker = (name: string): SpeakerDto => ({
  ...{ speaker_id: name.toLowerCase(), speaker_name: name, provider: 'x', language: 'vi', languages: ['vi'] },
  ...{ quality: 'natural', region: 'north', gender: 'female', sample_rate: 24_000, available: true },
  ...{ licence: 'unknown', attribution: null, preview_url: '/preview' },
});

async function show(accountId: string) {
  Fetching.answer(200, { status: 1, result: { account: { id: accountId }, items: [] } });
  render(
    <Fetching>
      <LanguageProvider>
        <SessionProvider opening={() => null}>
          <SpeakerChoice
            speakers={['An', 'Bình', 'Chi'].map(speaker)}
            value="an"
            onChange={jest.fn()}
            language="vi"
            onLanguage={jest.fn()}
          />
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

  it('are not those of another account, and what is no list is none', async () => {
    localStorage.setItem('loa.favourites.two', '{"an": 1}');
    fireEvent.click((await show('one')).star('Chi'));
    cleanup();
    const { names, star } = await show('two');
    expect(names()).toEqual(['An', 'Bình', 'Chi']);
    expect(star('Chi').getAttribute('aria-pressed')).toBe('false');
  });
});
