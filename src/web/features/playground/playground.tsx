import { useCallback, useState } from 'react';
import { call } from '../../api/call';
import {
  speakersList,
  speechQuote,
  speechStatus,
  speechSynthesize,
  type QuoteResult,
  type SpeakerDto,
  type SpeechRequestBody,
  type SpeechResult,
} from '../../api/generated';
import type { ReadingRule } from '../../api/reading-rule';
import { Button, Failure } from '../../ui/controls';
import { Card, Loaded, Screen } from '../../ui/layout';
import { Player } from '../../ui/player';
import { useLanguage } from '../../i18n/language';
import { defaultDelivery, type Delivery } from './delivery';
import { Link, useAddress } from '../../lib/router';
import { useAccount, useSession } from '../../lib/session';
import { useAction, useData, useRested } from '../../lib/use-data';
import { CodeSamples } from './code-samples';
import { DeliverySettings } from './delivery-settings';
import { Reading } from './reading';
import { SpeakerChoice } from './speaker-choice';

const LONGEST_TEXT = 5000;

/** A quote waits until the writer pauses. */
const QUOTE_AFTER_MS = 400;

/** The characters that are charged: code points of the text in NFC with LF line ends (the API's rule). */
const countOf = (text: string): number => [...text.replace(/\r\n?/g, '\n').normalize('NFC')].length;

const loadSpeakers = () => call(speakersList());

/** The text to begin with: that of an earlier request, when the address names one. */
function loadStart(requestId: string | null): Promise<string> {
  if (requestId === null) return Promise.resolve('');
  return call(speechStatus({ path: { request_id: requestId } })).then(({ input_text }) => input_text);
}

/** The voice to begin with: the API's default one, unless it is not to be had. */
const firstVoice = (speakers: readonly SpeakerDto[]): SpeakerDto | undefined =>
  speakers.find(({ available }) => available) ?? speakers[0];

export function Playground() {
  const { text } = useLanguage();
  const requestId = useAddress().searchParams.get('request');
  const speakers = useData(loadSpeakers);
  const start = useData(useCallback(() => loadStart(requestId), [requestId]));
  return (
    <Screen title={text.playground.title}>
      <Loaded data={speakers}>
        {({ items }) => (
          <Loaded data={start}>{(startText) => <Desk speakers={items} startText={startText} />}</Loaded>
        )}
      </Loaded>
    </Screen>
  );
}

function Desk({ speakers, startText }: { speakers: readonly SpeakerDto[]; startText: string }) {
  const { text } = useLanguage();
  const { refresh } = useSession();
  const [written, setWritten] = useState(startText);
  const [speaker, setSpeaker] = useState(() => firstVoice(speakers)?.speaker_id ?? '');
  const [wantedLanguage, setLanguage] = useState('');
  const [delivery, setDelivery] = useState<Delivery>(defaultDelivery);
  const [off, setOff] = useState<readonly ReadingRule[]>([]);
  const [result, setResult] = useState<SpeechResult | null>(null);

  const { languages = [] } = speakers.find(({ speaker_id }) => speaker_id === speaker) ?? {};
  const [own = ''] = languages;
  const language = languages.includes(wantedLanguage) ? wantedLanguage : own;
  const body: SpeechRequestBody = {
    input_text: written,
    speaker_id: speaker,
    ...(language !== own && { language }),
    ...delivery,
    ...(off.length > 0 && { reading: { off: [...off] } }),
  };
  const quote = useQuote(body);
  const speak = useAction(async () => {
    setResult(await call(speechSynthesize({ body })));
    await refresh();
  });
  const sayable = written.trim() !== '' && countOf(written) <= LONGEST_TEXT;

  return (
    <>
      <div className="desk">
        <div>
          <Card>
            <Manuscript value={written} onChange={setWritten} quote={quote.value} />
            <Failure failure={written.trim() === '' ? null : (speak.failure ?? quote.failure)}>
              {speak.failure?.code === 'INSUFFICIENT_CREDITS' && (
                <Link to="/credits">{text.playground.needCredits}</Link>
              )}
            </Failure>
            <p className="actions">
              <Button kind="primary" disabled={!sayable} busy={speak.running} onClick={() => speak.run()}>
                {speak.running ? text.playground.speaking : text.playground.speak}
              </Button>
            </p>
            <div role="status" className="result">
              {result && <Spoken key={result.request_id} result={result} />}
            </div>
          </Card>
          <Reading quote={sayable ? quote.value : null} off={off} onChange={setOff} />
        </div>
        <div>
          <SpeakerChoice
            speakers={speakers}
            value={speaker}
            onChange={setSpeaker}
            language={language}
            onLanguage={setLanguage}
          />
          <DeliverySettings value={delivery} onChange={setDelivery} />
        </div>
      </div>
      <CodeSamples body={body} />
    </>
  );
}

function Spoken({ result }: { result: SpeechResult }) {
  const { text } = useLanguage();
  return (
    <>
      <h2>{text.playground.resultReady}</h2>
      <Player
        requestId={result.request_id}
        audioUrl={result.audio_url}
        expiresAt={result.expires_at}
        autoPlay
      />
    </>
  );
}

/** What the text costs and how it is read, asked again whenever the writer pauses. */
function useQuote(body: SpeechRequestBody) {
  const wanted = useRested(JSON.stringify(body), QUOTE_AFTER_MS);
  return useData(
    useCallback(async (): Promise<QuoteResult | null> => {
      const asked = JSON.parse(wanted) as SpeechRequestBody;
      if (asked.input_text.trim() === '' || countOf(asked.input_text) > LONGEST_TEXT) return null;
      return call(speechQuote({ body: asked }));
    }, [wanted]),
  );
}

interface ManuscriptProps {
  readonly value: string;
  readonly quote: QuoteResult | null;
  readonly onChange: (value: string) => void;
}

/** The text to be spoken, its length and its price. */
function Manuscript({ value, quote, onChange }: ManuscriptProps) {
  const { text, format } = useLanguage();
  const { credits } = useAccount();
  const count = countOf(value);
  // The server knows what other programs have spent since; until it has answered, the last known balance stays.
  const balance = (quote ? quote.balance_after + quote.char_count : credits.available) - count;
  const tooLong = count > LONGEST_TEXT;
  const limit = format.number(LONGEST_TEXT);
  const facts = [
    text.playground.cost(format.number(count)),
    balance < 0
      ? text.playground.missing(format.number(-balance))
      : text.playground.after(format.number(balance)),
    ...(quote && value.trim() !== ''
      ? [text.playground.estimated(format.decimal(quote.estimated_duration_sec))]
      : []),
  ];
  return (
    <div className="field manuscript">
      <label htmlFor="manuscript">{text.playground.text}</label>
      <textarea
        id="manuscript"
        rows={7}
        dir="auto"
        value={value}
        placeholder={text.playground.placeholder}
        aria-describedby="manuscript-facts"
        aria-invalid={tooLong}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="manuscript-count">
        <span>{text.playground.count(format.number(count), limit)}</span>
        {value === '' && (
          <Button className="small" onClick={() => onChange(text.playground.sample)}>
            {text.playground.useSample}
          </Button>
        )}
      </p>
      <p id="manuscript-facts" className={tooLong || balance < 0 ? 'fault' : 'hint'}>
        {tooLong ? text.playground.tooLong(limit) : facts.join(' · ')}
      </p>
    </div>
  );
}
