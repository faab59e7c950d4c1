import { counted } from './format';
import type { Dictionary } from './vi';

/** The texts of the screen of long jobs, in English. */
export const enJobs: Dictionary['jobs'] = {
  title: 'Long jobs',
  intro:
    'Books, subtitles and batches of texts that were sent from the playground or through the API are spoken part by part. You can close this page; they go on.',
  guide: 'How to send a job',
  status: 'State',
  anyStatus: 'All',
  statuses: {
    QUEUED: 'Waiting',
    RUNNING: 'Speaking',
    SUCCESS: 'Finished',
    FAILED: 'Failed',
    CANCELLED: 'Cancelled',
  },
  empty: 'No jobs yet',
  emptyHint: 'Write or open a long text in the playground and send it as a job; its progress appears here.',
  emptyFiltered: 'No jobs in this state',
  progress: (time) => `Progress of the job of ${time}`,
  parts: (done, all) => `${done} of ${counted(all, 'part')}`,
  secondsLeft: (count) => `about ${count} s left`,
  minutesLeft: (count) => `about ${count} min left`,
  minutes: (count) => `${count} min`,
  charged: (count) => `${counted(count, 'credit')} charged`,
  failed: 'This job failed and was not charged.',
  audioOf: (time) => `Sound of the job of ${time}`,
  archive: 'Download the ZIP archive',
  subtitles: 'Subtitles',
  expires: (time) => `The file is kept until ${time}`,
  cancel: 'Cancel job',
  cancelOf: (time) => `Cancel the job of ${time}`,
  cancelTitle: 'Cancel this job?',
  cancelHint: 'The parts that are spoken are charged and kept; the credits of the others return.',
};
