import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { SpeakerDto } from '../../api/generated';
import { Failure } from '../../ui/controls';
import { Card } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { Link } from '../../lib/router';
import { useAccount, useSession } from '../../lib/session';
import { choicesAfterEdit, withoutRefused } from './choices';
import { CodeSamples } from './code-samples';
import { DeliverySettings } from './delivery-settings';
import { countOf, type Draft, isSayable, LONGEST_TEXT, requestOf } from './draft';
import { placesOfWords } from './heard-word';
import { Manuscript } from './manuscript';
import { ManuscriptFacts } from './manuscript-facts';
import { marksAfterEdit, marksOf, tokensOf } from './marks';
import { Reading } from './reading';
import { SpeakerChoice } from './speaker-choice';
import { Tokens } from './tokens';
import { Transport } from './transport';
import { useDraft } from './use-draft';
import { useQuote } from './use-quote';
import { type Spoken, useSpeech } from './use-speech';

/** The voice to begin with: the API's default one, unless it is not to be had. */
const firstVoice = (speakers: readonly SpeakerDto[]): SpeakerDto | undefined =>
  speakers.find(({ available }) => available) ?? speakers[0];

/** The desk of whoever writes for the ear: the text and its reading, who speaks and how, and the sound. */
export function Desk({ speakers, first }: { speakers: readonly SpeakerDto[]; first: Draft }) {
  const { text } = useLanguage();
  const { refresh } = useSession();
  const [draft, change] = useDraft(useAccount().id, first);
  const speaker = speakers.find(({ speaker_id }) => speaker_id === draft.speaker) ?? firstVoice(speakers);
  const [own = '', ...others] = speaker?.languages ?? [];
  const language = others.includes(draft.language) ? draft.language : '';
  const body = requestOf({ ...draft, speaker: speaker?.speaker_id ?? '', language });

  const quote = useQuote(body);
  const quoted = quote.value?.quoted ?? null;
  useEffect(() => {
    const choices = withoutRefused(draft.choices, quote.failure);
    if (choices !== draft.choices) change({ choices });
  }, [quote.failure, draft.choices, change]);

  const speech = useSpeech(useCallback(() => refresh().catch(() => undefined), [refresh]));
  const isOld = speech.spoken !== null && JSON.stringify(speech.spoken.body) !== JSON.stringify(body);
  const [heard, onPosition] = useHeardWord(speech.spoken);

  const written = useDeferredValue(draft.text); // what is drawn under the text may come a moment after it
  const marks = useMemo(() => (quoted ? marksOf(quoted.text, quoted.quote.reading) : []), [quoted]);
  const shown = useMemo(
    () => (quoted ? marksAfterEdit(quoted.text, marks, written) : []),
    [quoted, marks, written],
  );
  const tokens = useMemo(() => tokensOf(marks), [marks]);
  const [picked, setPicked] = useState<number | null>(null); // where the token stands in the quoted text
  const isQuoted = quoted?.text === draft.text; // else the places of its tokens are those of another text
  const token =
    (isQuoted && tokens.find((each) => each.marks.some(({ step }) => step.start === picked))) || null;

  const isEmpty = draft.text.trim() === '';
  const canSpeak = isSayable(draft.text) && speaker?.available === true;
  const start = (): void => {
    if (canSpeak) speech.start(body);
  };
  return (
    <>
      <div className="desk">
        <div>
          <Card>
            <div className="field manuscript">
              <label htmlFor="manuscript">{text.playground.text}</label>
              <Manuscript
                value={draft.text}
                marks={draft.text === written ? shown : []}
                chosen={
                  token ? shown.filter(({ step }) => token.marks.some((mark) => mark.step === step)) : []
                }
                heard={isOld ? null : heard}
                isTooLong={countOf(draft.text) > LONGEST_TEXT}
                onChange={(now) => {
                  change({ text: now, choices: choicesAfterEdit(draft.choices, draft.text, now) });
                  setPicked(null);
                }}
                onPick={({ step }) => setPicked(step.start)}
                onSpeak={start}
              />
              <ManuscriptFacts
                value={draft.text}
                quote={quoted?.quote ?? null}
                onChange={(now) => change({ text: now })}
              />
            </div>
            <Tokens
              tokens={isEmpty ? [] : tokens}
              token={token}
              onPick={setPicked}
              draft={draft}
              onChange={change}
              onTaught={quote.reload}
            />
          </Card>
          <Reading quote={isEmpty ? null : (quoted?.quote ?? null)} />
        </div>
        <Transport
          speaker={speaker}
          canSpeak={canSpeak}
          isSpeaking={speech.isSpeaking}
          onSpeak={start}
          onStop={speech.stop}
          spoken={speech.spoken}
          isOld={isOld}
          expectedSec={quoted?.quote.estimated_duration_sec ?? 0}
          onPosition={onPosition}
        >
          <Failure failure={isEmpty ? null : (speech.failure ?? quote.failure)}>
            {speech.failure?.code === 'INSUFFICIENT_CREDITS' && (
              <Link to="/credits">{text.playground.needCredits}</Link>
            )}
          </Failure>
        </Transport>
        <div>
          <SpeakerChoice
            speakers={speakers}
            value={speaker?.speaker_id ?? ''}
            onChange={(chosen) => change({ speaker: chosen })}
            language={language || own}
            onLanguage={(code) => change({ language: code === own ? '' : code })}
          />
          <DeliverySettings value={draft.delivery} onChange={(delivery) => change({ delivery })} />
        </div>
      </div>
      <CodeSamples body={body} />
    </>
  );
}

type Stretch = { readonly start: number; readonly end: number };

/** The word of the spoken text that is being heard; told where the sound is. */
function useHeardWord(spoken: Spoken | null): [Stretch | null, (positionSec: number) => void] {
  const [heard, setHeard] = useState<Stretch | null>(null);
  const places = useMemo(() => (spoken ? placesOfWords(spoken.body.input_text, spoken.words) : []), [spoken]);
  const onPosition = useCallback(
    (sec: number) => setHeard(places.find(({ word }) => word.start <= sec && sec < word.end) ?? null),
    [places],
  );
  return [heard, onPosition];
}
