import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { JobDto } from '../../api/generated';
import { LanguageProvider } from '../../i18n/language';
import { SessionProvider } from '../../lib/session';
import { Fetching } from '../../testing/fetching';
import { Jobs } from './jobs';

const job: JobDto = {
  ...{ preview: 'Ngày xửa ngày xưa', speaker_id: 'a', speaker_name: 'An' },
  ...{ job_id: 'one', status: 'RUNNING', char_count: 6000, charged: 0, result: null, error: null },
  progress: { done_chars: 1500, parts_done: 1, parts: 4, eta_sec: 181 },
  ...{ created_at: '2026-11-20T08:00:00.000Z', finished_at: null, expires_at: null },
};

/** @returns what was asked for by other methods than GET */
function show(...items: JobDto[]): string[] {
  const acts: string[] = [];
  Fetching.by(({ method, url }) => {
    if (method !== 'GET') acts.push(`${method} ${new URL(url).pathname}`);
    const result = { items, total: items.length, page: 1, limit: 10, account: { id: 'a' } };
    return Response.json({ status: 1, result });
  });
  render(
    <Fetching>
      <LanguageProvider>
        <SessionProvider opening={() => null}>
          <Jobs />
        </SessionProvider>
      </LanguageProvider>
    </Fetching>,
  );
  return acts;
}

describe('the list of jobs', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
  });
  afterEach(cleanup);

  it('leads to the playground where there is none yet', async () => {
    show();
    await screen.findByText('No jobs yet');
    expect(screen.getByRole('link', { name: 'Playground' }).getAttribute('href')).toBe('/playground');
  });

  it('tells how far one is, and cancels it once that is confirmed', async () => {
    const acts = show(job);
    await screen.findByText('Ngày xửa ngày xưa');
    screen.getByText(/^\u2068An\u2069 · 6,000 characters · .* · 1 of 4 parts · about 3 min left$/);
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('1500');
    fireEvent.click(screen.getByRole('button', { name: /^Cancel the job of/ }));
    expect(acts).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel job' }));
    await screen.findByRole('heading', { name: 'Long jobs' });
    expect(acts).toEqual(['DELETE /api/v1/tts/jobs/one']);
  });

  it('offers the files of one that has ended only as long as they are kept', async () => {
    const result = {
      ...{ chapters: null, duration_sec: 61.4, file_size: 9 },
      ...{ audio_url: 'http://localhost/audio/one.mp3', subtitles_url: null },
    };
    const ended = { ...job, status: 'SUCCESS' as const, charged: 6000, result, finished_at: job.created_at };
    show(
      { ...ended, expires_at: '2999-01-01T00:00:00.000Z' },
      {
        ...ended,
        job_id: 'two',
        result: { ...result, duration_sec: 5_390 },
        expires_at: '2000-01-01T00:00:00.000Z',
      },
    );
    await screen.findAllByText(/6,000 credits charged/);
    expect(screen.getAllByText(/ · 61 seconds · | · 90 min · /)).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: 'Download' })).toHaveLength(1);
    expect(screen.getByLabelText(/^Sound of the job of/).getAttribute('src')).toBe('/audio/one.mp3');
    expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  });

  it('offers an archive of the parts, which is not played', async () => {
    const result = {
      ...{ chapters: null, duration_sec: 61.4, file_size: 9 },
      ...{ audio_url: 'http://localhost/audio/one.zip', subtitles_url: null },
    };
    const ended = { status: 'SUCCESS' as const, result, finished_at: job.created_at };
    show({ ...job, ...ended, expires_at: '2999-01-01T00:00:00.000Z' });
    const link = await screen.findByRole('link', { name: 'Download the ZIP archive' });
    expect(link.getAttribute('href')).toBe('/audio/one.zip');
    expect(screen.queryByLabelText(/^Sound of the job of/)).toBeNull();
  });

  it('says why one failed, and once that it was not charged', async () => {
    const failed = { ...job, status: 'FAILED' as const, finished_at: job.created_at };
    show(
      { ...failed, error: { code: 'SYNTHESIS_FAILED', message: '' } },
      { ...failed, job_id: 'two', error: { code: 'OF_ANOTHER_VERSION', message: '' } },
    );
    const said = (await screen.findAllByText(/This job failed/)).map(({ textContent }) => textContent);
    expect(said).toEqual([
      'This job failed and was not charged. The text could not be spoken, or the work was interrupted; you can try again.',
      'This job failed and was not charged. OF_ANOTHER_VERSION',
    ]);
  });
});
