import type { JobDto } from '../../api/generated';
import { JobEntry } from '../../features/jobs/job-entry';
import type { Specimen, State } from '../specimen';

const JOB: JobDto = {
  ...{ job_id: '5d3c', status: 'RUNNING', char_count: 412_000, charged: 0, result: null, error: null },
  preview: 'Chương 1. Ngày xửa ngày xưa, ở một làng nhỏ ven sông, có hai ông bà già hiếm muộn',
  ...{ speaker_id: 'vi-north-female-1', speaker_name: 'Thu Hà' },
  progress: { done_chars: 168_000, parts_done: 86, parts: 211, eta_sec: 1_740 },
  ...{ created_at: '2026-11-20T01:00:00Z', finished_at: null, expires_at: null },
};

const SOUND: JobDto['result'] = {
  ...{ audio_url: 'https://loa.invalid/audio/5d3c.mp3', chapters: null, duration_sec: 26_412, file_size: 9 },
  subtitles_url: 'https://loa.invalid/api/v1/tts/jobs/5d3c/subtitles?format=srt',
};

const ENDED = { finished_at: '2026-11-20T01:40:00Z', expires_at: '2999-11-27T02:00:00Z' } as const;
const done = (done_chars: number, parts_done: number): JobDto['progress'] => ({
  ...{ done_chars, parts_done, parts: JOB.progress.parts },
  eta_sec: 0,
});

const state = (name: string, of: Partial<JobDto>): State => ({
  name,
  isWide: true,
  Show: () => (
    <ul className="rows">
      <JobEntry job={{ ...JOB, ...of }} />
    </ul>
  ),
});

export const jobs: readonly Specimen[] = [
  {
    name: 'JobEntry',
    states: [
      state('waiting', { status: 'QUEUED', progress: { ...done(0, 0), eta_sec: null } }),
      state('speaking', {}),
      state('finished', {
        ...ENDED,
        ...{ status: 'SUCCESS', charged: JOB.char_count, result: SOUND },
        progress: done(JOB.char_count, JOB.progress.parts),
      }),
      state('finished as an archive', {
        ...ENDED,
        ...{ status: 'SUCCESS', charged: JOB.char_count },
        result: { ...SOUND, audio_url: 'https://loa.invalid/audio/5d3c.zip', subtitles_url: null },
        progress: done(JOB.char_count, JOB.progress.parts),
      }),
      state('cancelled, its files no longer kept', {
        ...ENDED,
        ...{ status: 'CANCELLED', charged: 168_000, result: SOUND, expires_at: '2026-11-20T01:50:00Z' },
        progress: done(168_000, 86),
      }),
      state('failed', {
        ...{ status: 'FAILED', finished_at: ENDED.finished_at, progress: done(168_000, 86) },
        error: { code: 'SYNTHESIS_FAILED', message: '' },
      }),
    ],
  },
];
