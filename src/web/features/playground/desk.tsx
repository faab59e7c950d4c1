import { useCallback, useEffect, useState } from 'react';
import type { ApiFailure } from '../../api/call';
import type { SpeakerDto } from '../../api/generated';
import { Failure } from '../../ui/controls';
import { type Fetched, QueryFailure } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { Link } from '../../lib/router';
import { useSession } from '../../lib/session';
import { withoutRefused } from './reading/choices';
import { CodeSamples } from './code-samples';
import { DeliverySettings } from './voice/delivery-settings';
import { type Draft, isSayable, requestOf } from './drafts/draft';
import { isForJob, type JobSource } from './job-calls';
import { SendJob } from './send-job';
import { SpeakerChoice } from './voice/speaker-choice';
import { useFavourites } from './voice/use-favourites';
import { VoiceSelect } from './voice/voice-select';
import { Transport } from './sound/transport';
import { useHeardWord } from './sound/use-heard-word';
import { useQuote } from './use-quote';
import { useSpeech } from './sound/use-speech';
import { Writing } from './writing';
import styles from './desk.module.css';

/** The voice to begin with: the API's default one, unless it is not to be had. */
const firstVoice = (speakers: readonly SpeakerDto[]): SpeakerDto | undefined =>
  speakers.find(({ available }) => available) ?? speakers[0];

interface DeskProps {
  readonly speakers: readonly SpeakerDto[];
  readonly draft: Draft;
  /** The same function as long as the draft is the same one. */
  readonly onChange: (change: Partial<Draft>) => void;
}

/** The desk of whoever writes for the ear: the text and its reading, who speaks and how, and the sound. */
export function Desk({ speakers, draft, onChange: change }: DeskProps) {
  const { refresh } = useSession();
  const speaker = speakers.find(({ speaker_id }) => speaker_id === draft.speaker) ?? firstVoice(speakers);
  const [own = '', ...others] = speaker?.languages ?? [];
  const language = others.includes(draft.language) ? draft.language : '';
  const body = requestOf({ ...draft, speaker: speaker?.speaker_id ?? '', language });

  const { query: quote, failure } = useQuote(body);
  const quoted = quote.data?.quoted ?? null;
  useEffect(() => {
    const choices = withoutRefused(draft.choices, failure);
    if (choices !== draft.choices) change({ choices });
  }, [failure, draft.choices, change]);

  const speech = useSpeech(useCallback(() => refresh().catch(() => undefined), [refresh]));
  const isOld = speech.spoken !== null && JSON.stringify(speech.spoken.body) !== JSON.stringify(body);
  const { heard, onPosition, playFrom } = useHeardWord(speech.spoken);
  const isOfThisText = speech.spoken?.body.input_text === draft.text;

  const isEmpty = draft.text.trim() === '';
  const [favourites, toggleFavourite] = useFavourites();
  const voices = {
    ...{ speakers, favourites, value: speaker?.speaker_id ?? '' },
    onChange: (chosen: string) => change({ speaker: chosen }),
  };
  const [source, setSource] = useState<JobSource | null>(null);
  const isJob = isForJob(draft.text);
  const canSpeak = (isJob || isSayable(draft.text)) && speaker?.available === true;
  const start = (): void => {
    if (canSpeak && isJob) setSource({ kind: 'text' });
    else if (canSpeak) speech.start(body);
  };
  return (
    <>
      <div className={styles.desk}>
        <Writing
          draft={draft}
          onChange={change}
          quoted={quoted}
          heard={isOld ? null : heard}
          onPlayFrom={isOfThisText ? playFrom : null}
          onSpeak={start}
          onSource={setSource}
        />
        <Transport
          speaker={speaker}
          voices={<VoiceSelect {...voices} />}
          settings={<DeliverySettings value={draft.delivery} onChange={(delivery) => change({ delivery })} />}
          canSpeak={canSpeak}
          isJob={isJob}
          isSpeaking={speech.isSpeaking}
          onSpeak={start}
          onStop={speech.stop}
          spoken={speech.spoken}
          isOld={isOld}
          expectedSec={quoted?.isCurrent ? quoted.quote.estimated_duration_sec : 0}
          onPosition={onPosition}
        >
          {!isEmpty && <Troubles speech={isOld ? null : speech.failure} quote={quote} />}
        </Transport>
        <SpeakerChoice
          {...voices}
          onFavourite={toggleFavourite}
          language={language || own}
          onLanguage={(code) => change({ language: code === own ? '' : code })}
        />
      </div>
      <CodeSamples body={body} />
      {source && <SendJob source={source} body={body} onClose={() => setSource(null)} />}
    </>
  );
}

/** What went wrong with the speech, or else with the question what it would cost. */
function Troubles({ speech, quote }: { speech: ApiFailure | null; quote: Fetched<unknown> }) {
  const { text } = useLanguage();
  return (
    <>
      <Failure failure={speech}>
        {speech?.code === 'INSUFFICIENT_CREDITS' && <Link to="/credits">{text.playground.needCredits}</Link>}
      </Failure>
      {!speech && <QueryFailure query={quote} />}
    </>
  );
}
