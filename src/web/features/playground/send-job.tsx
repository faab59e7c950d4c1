import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SpeechRequestBody } from '../../api/generated';
import { useLanguage } from '../../i18n/language';
import { isolated } from '../../lib/isolated';
import { randomToken } from '../../lib/random-token';
import { navigate } from '../../lib/router';
import { useSession } from '../../lib/session';
import { optionsOf } from '../../lib/options';
import { Confirm } from '../../ui/confirm';
import { Checkbox, Select } from '../../ui/controls';
import { countOf } from './drafts/draft';
import { type Chapters, type JobSource, openJob, USUAL_CHAPTERS } from './job-calls';

interface SendJobProps {
  readonly source: JobSource;
  /** The request of the desk: its voice and delivery, and its text where that is the source. */
  readonly body: SpeechRequestBody;
  readonly onClose: () => void;
}

/** Asks before something long is sent, whose credits are held at once; then leads to the jobs. */
export function SendJob({ source, body, onClose }: SendJobProps) {
  const { text, format } = useLanguage();
  const words = text.studio.job;
  const { refresh } = useSession();
  /** What was sent last: a repeat of it, after a failure or a lost answer, is the same job. */
  const sent = useRef({ content: '', key: '' });
  const [chapters, setChapters] = useState(USUAL_CHAPTERS);
  const [inParts, setInParts] = useState(false);
  const send = useMutation({
    mutationFn: async () => {
      const output = { chapters, container: inParts ? 'zip' : 'file' } as const;
      const content = JSON.stringify({ body, output });
      if (content !== sent.current.content) sent.current = { content, key: randomToken() };
      await openJob(source, body, output, sent.current.key);
      await refresh().catch(() => undefined);
    },
  });
  return (
    <Confirm
      title={words.title}
      yes={words.send}
      action={send}
      onDone={() => navigate('/jobs')}
      onClose={send.isPending ? undefined : onClose}
    >
      {source.kind === 'text' ? (
        <>
          <p>{words.ofText(format.number(countOf(body.input_text)))}</p>
          <Select<Chapters>
            label={words.chapters}
            value={chapters}
            options={optionsOf(words.chaptersAt)}
            onChange={setChapters}
          />
          <Checkbox label={words.inParts} hint={words.inPartsHint} checked={inParts} onChange={setInParts} />
        </>
      ) : (
        <p>{words.ofSubtitles(isolated(source.name))}</p>
      )}
      <p className="hint">{words.hint}</p>
      {body.audio_type === 'flac' && <p className="hint">{words.noFlac}</p>}
      {source.kind === 'subtitles' && body.reading && <p className="hint">{words.noReading}</p>}
      {source.kind === 'text' && body.reading?.choose && <p className="hint">{words.noChoices}</p>}
    </Confirm>
  );
}
