import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { SpeechRequestBody } from '../../api/generated';
import { LanguageProvider } from '../../i18n/language';
import { SessionProvider } from '../../lib/session';
import { Fetching } from '../../testing/fetching';
import type { JobSource } from './job-calls';
import { SendJob } from './send-job';

const BODY: SpeechRequestBody = {
  ...{
    input_text: 'Một. '.repeat(1201),
    speaker_id: 'an',
    speed: 1.5,
    pitch: 1,
    volume: 100,
    audio_type: 'flac',
  },
  reading: { off: ['emoji'], choose: [{ start: 0, end: 3, class: 'letters' }] },
};
const SRT = '1\n00:00:01,000 --> 00:00:02,000\nXin chào\n';
const SUBTITLES: JobSource = { kind: 'subtitles', name: 'phim.srt', text: SRT };

const onClose = jest.fn();

async function show(source: JobSource, answer: () => Response) {
  const sent: { url: URL; headers: Headers; body: Promise<string> }[] = [];
  Fetching.by((request) => {
    const { method, url, headers } = request;
    if (method === 'GET') return Response.json({ status: 1, result: { account: { id: 'a' } } });
    sent.push({ url: new URL(url), headers, body: request.text() });
    return answer();
  });
  render(
    <Fetching>
      <LanguageProvider>
        <SessionProvider opening={() => null}>
          <SendJob source={source} body={BODY} onClose={onClose} />
        </SessionProvider>
      </LanguageProvider>
    </Fetching>,
  );
  await screen.findByRole('dialog');
  return sent;
}

function comeToTheDesk(): void {
  Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
  history.replaceState(null, '', '/playground');
}

const opened = () => Response.json({ status: 1, result: { job_id: 'j' } }, { status: 202 });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send as a job' }));

describe('something long', () => {
  beforeEach(comeToTheDesk);
  afterEach(cleanup);

  it('becomes a job of its text, once that is confirmed, with what a job can have of the desk', async () => {
    const sent = await show({ kind: 'text' }, opened);
    screen.getByText(/^6,005 credits are put on hold/);
    screen.getByText(/the file will be WAV/);
    screen.getByText(/chosen for single places/);
    expect(sent).toEqual([]);
    const chapters = screen.getByLabelText<HTMLSelectElement>('Chapters');
    expect(chapters.value).toBe('headings');
    fireEvent.change(chapters, { target: { value: 'paragraphs' } });
    fireEvent.click(screen.getByLabelText(/^A file for each part/));
    send();
    await waitFor(() => expect(location.pathname).toBe('/jobs'));
    const { audio_type: _flac, ...rest } = BODY;
    expect(JSON.parse(await sent[0]!.body)).toEqual({
      ...rest,
      audio_type: 'wav',
      reading: { off: ['emoji'] },
      output: { chapters: 'paragraphs', container: 'zip', subtitles: 'srt' },
    });
  });

  it('becomes a job of subtitles, which are sent as they are', async () => {
    const sent = await show(SUBTITLES, opened);
    screen.getByText(/phim\.srt/);
    expect(screen.queryByLabelText('Chapters')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    send();
    await waitFor(() => expect(location.pathname).toBe('/jobs'));
    const [{ url, headers, body } = sent[0]!] = sent;
    expect([headers.get('content-type'), await body]).toEqual(['application/x-subrip', SRT]);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...{ speaker_id: 'an', speed: '1.5', pitch: '1', volume: '100', audio_type: 'wav', subtitles: 'srt' },
    });
  });

  it('says why it was not taken, and is the same job when it is sent again', async () => {
    const refusal = { status: 0, code: 'INSUFFICIENT_CREDITS', message: 'no', errors: null };
    let answer = () => Response.json(refusal, { status: 402 });
    const sent = await show({ kind: 'text' }, () => answer());
    send();
    await screen.findByText(/Not enough credits/);
    expect(location.pathname).toBe('/playground');
    answer = opened;
    send();
    await waitFor(() => expect(location.pathname).toBe('/jobs'));
    const [first, second] = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });

  it('is another job where something else is asked for than before the answer was lost', async () => {
    let answer = (): Response => {
      throw new TypeError('Failed to fetch');
    };
    const sent = await show({ kind: 'text' }, () => answer());
    send();
    await screen.findByText(/^The server cannot be reached/);
    fireEvent.click(screen.getByLabelText(/^A file for each part/));
    answer = opened;
    send();
    await waitFor(() => expect(location.pathname).toBe('/jobs'));
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  });
});

describe('a job that is being sent', () => {
  beforeEach(comeToTheDesk);
  afterEach(cleanup);

  it('cannot be called off once it is sent', async () => {
    await show({ kind: 'text' }, opened);
    const answer = Fetching.late();
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    send();
    await waitFor(() => expect(cancel.getAttribute('aria-disabled')).toBe('true'));
    fireEvent.click(cancel);
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(onClose).not.toHaveBeenCalled();
    await answer();
    await waitFor(() => expect(location.pathname).toBe('/jobs'));
  });

  it('is sent late, and leaves whoever has gone elsewhere where they are', async () => {
    await show({ kind: 'text' }, opened);
    const answer = Fetching.late();
    send();
    cleanup();
    await answer();
    expect(location.pathname).toBe('/playground');
  });
});
