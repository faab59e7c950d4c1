import { cleanup, render, screen } from '@testing-library/react';
import type { SpeechResult } from '../../../api/generated';
import { LanguageProvider } from '../../../i18n/language';
import { Fetching } from '../../../testing/fetching';
import type { LiveSound } from './live-sound';
import { Transport } from './transport';

const result = { request_id: '7', audio_url: 'http://loa.example/audio/7.opus' } as SpeechResult;
const doNothing = (): void => undefined;

describe('the sound', () => {
  afterEach(cleanup);

  it('can be kept where this browser cannot play it, which is said', () => {
    Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
    const spoken = { key: 'k', body: { input_text: 'Một.' }, words: [], result, isPlayable: false };
    render(
      <Fetching>
        <LanguageProvider>
          <Transport
            {...{ speaker: undefined, voices: null, settings: null, children: null, expectedSec: 1 }}
            {...{ canSpeak: true, isJob: false, isSpeaking: false, isOld: false }}
            {...{ onSpeak: doNothing, onStop: doNothing, onPosition: doNothing }}
            spoken={{ ...spoken, sound: {} as LiveSound }}
          />
        </LanguageProvider>
      </Fetching>,
    );
    screen.getByText(/^This browser cannot play this format/);
    screen.getByRole('link', { name: 'Download' });
    expect(screen.queryByRole('slider')).toBeNull();
  });
});
