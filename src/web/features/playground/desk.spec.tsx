import { cleanup, render, waitFor } from '@testing-library/react';
import { useCallback, useState } from 'react';
import type { ReadingChoiceDto, SpeakerDto, SpeechRequestBody } from '../../api/generated';
import { LanguageProvider } from '../../i18n/language';
import { SessionProvider } from '../../lib/session';
import { Fetching } from '../../testing/fetching';
import { Desk } from './desk';
import { type Draft, emptyDraft } from './drafts/draft';

const speaker: SpeakerDto = {
  ...{ speaker_id: 'an', speaker_name: 'An', provider: 'p', language: 'vi', languages: ['vi'] },
  ...{ quality: 'natural', region: 'north', gender: 'female', sample_rate: 22_050, licence: 'CC0-1.0' },
  ...{ attribution: null, preview_url: '/preview', available: true },
};

const choices: ReadingChoiceDto[] = [0, 4, 8].map((start) => ({ start, end: start + 3, class: 'decimal' }));

const account = { id: 'a', credits: { available: 100, held: 0 } };

function Page() {
  const [draft, setDraft] = useState<Draft>({ ...emptyDraft, text: '3.5 4.5 5.5', choices });
  const change = useCallback((to: Partial<Draft>) => setDraft((last) => ({ ...last, ...to })), []);
  return <Desk speakers={[speaker]} draft={draft} onChange={change} />;
}

describe('the desk', () => {
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);

  it('drops a choice that is refused, and keeps those behind it', async () => {
    const asked: Promise<SpeechRequestBody>[] = [];
    Fetching.by((request) => {
      if (!request.url.endsWith('/quote'))
        return Response.json({ status: 1, result: { account, items: [] } });
      asked.push(request.json() as Promise<SpeechRequestBody>);
      const errors = [{ field: 'reading.choose.0.class', code: 'NOT_ALLOWED' }];
      return Response.json({ status: 0, code: 'INVALID_PARAMS', message: 'x', errors }, { status: 400 });
    });
    render(
      <Fetching>
        <LanguageProvider>
          <SessionProvider opening={() => null}>
            <Page />
          </SessionProvider>
        </LanguageProvider>
      </Fetching>,
    );
    await waitFor(() => expect(asked.length).toBeGreaterThan(1), { timeout: 4000 });
    expect((await asked[1])?.reading?.choose).toEqual(choices.slice(1));
  });
});
