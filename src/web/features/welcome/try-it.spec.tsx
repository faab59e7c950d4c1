import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { SpeakerDto } from '../../api/generated';
import { LanguageProvider } from '../../i18n/language';
import { Fetching } from '../../testing/fetching';
import { TryIt } from './try-it';

const speaker = (speaker_id: string, speaker_name: string) => ({ speaker_id, speaker_name }) as SpeakerDto;

/** What jsdom has not: it notes what is played, and ends it when it is stopped. */
class Sounds {
  static readonly played: string[] = [];
  readonly destination = null;
  resume = () => Promise.resolve();
  close = () => Promise.resolve();
  decodeAudioData = (file: ArrayBuffer) => Promise.resolve(new TextDecoder().decode(file));
  createBufferSource() {
    const node = {
      buffer: '',
      onended: () => undefined,
      connect: () => undefined,
      start: () => void Sounds.played.push(node.buffer),
      stop: () => node.onended(),
    };
    return node;
  }
}

describe('a sentence of a visitor', () => {
  const asked: unknown[] = [];
  beforeEach(() => {
    Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
    globalThis.AudioContext = Sounds as unknown as typeof AudioContext;
    asked.length = Sounds.played.length = 0;
  });
  afterEach(cleanup);

  function show(status = 200, body: object = { status: 1, result: spoken }) {
    globalThis.fetch = async (input) => {
      asked.push(await (input as Request).json());
      return Response.json(body, { status });
    };
    const offer = { available: true, max_chars: 60, sentences_per_day: 20 };
    render(
      <Fetching>
        <LanguageProvider>
          <TryIt offer={offer} speakers={[speaker('a', 'An'), speaker('b', 'Bình')]} />
        </LanguageProvider>
      </Fetching>,
    );
  }
  const spoken = { speaker_id: 'b', char_count: 5, spoken_text: 'năm giờ', audio: btoa('the sound') };
  const speak = () => fireEvent.click(screen.getByRole('button', { name: 'Read it aloud' }));

  it('is heard with the chosen voice, shows how it is read, and is heard again', async () => {
    show();
    fireEvent.change(screen.getByLabelText('Your sentence'), { target: { value: '5h' } });
    fireEvent.change(screen.getByLabelText('Voice'), { target: { value: 'b' } });
    speak();
    await screen.findByText('năm giờ');
    expect(asked).toEqual([{ input_text: '5h', speaker_id: 'b' }]);
    fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Hear it again' }));
    expect(Sounds.played).toEqual(['the sound', 'the sound']);
    fireEvent.change(screen.getByLabelText('Your sentence'), { target: { value: '6h' } });
    expect(screen.queryByText('năm giờ')).toBeNull();
  });

  it('is not asked for while it is empty or too long', () => {
    show();
    for (const value of ['  ', 'x'.repeat(61)]) {
      fireEvent.change(screen.getByLabelText('Your sentence'), { target: { value } });
      speak();
    }
    expect(asked).toEqual([]);
  });

  it('leads to an account once the free ones are used up', async () => {
    show(429, { status: 0, code: 'RATE_LIMIT_EXCEEDED', message: '', errors: null });
    speak();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('used up'));
    expect(screen.getByRole('link', { name: 'Create an account' })).toBeTruthy();
    expect(Sounds.played).toEqual([]);
  });
});
