import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../api/call';
import { type SpeakerDto, type TrialOfferResult, type TrialResult, trialSpeak } from '../../api/generated';
import { useLanguage } from '../../i18n/language';
import { useClip } from '../../lib/clip';
import { Link } from '../../lib/router';
import { Button, Failure, Select } from '../../ui/controls';
import { Card } from '../../ui/layout';
import styles from './welcome.module.css';

interface TryItProps {
  readonly offer: TrialOfferResult;
  /** Those that can be chosen, the first of them at first. */
  readonly speakers: readonly SpeakerDto[];
}

const charsOf = (text: string): number => [...text.normalize('NFC')].length;

const bytesOf = (base64: string): ArrayBuffer =>
  Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)).buffer;

/** A sentence of the visitor's own, read aloud without an account. */
export function TryIt({ offer, speakers }: TryItProps) {
  const { text } = useLanguage();
  const words = text.welcome;
  // Another language has another sample, until the visitor writes something.
  const [written, setWritten] = useState<string | null>(null);
  const [speaker, setSpeaker] = useState(speakers[0]?.speaker_id ?? '');
  const [spoken, setSpoken] = useState<{ of: string; result: TrialResult } | null>(null);
  const clip = useClip();
  const sentence = written ?? words.trySample;
  const speak = useMutation({
    mutationFn: async (of: string) => {
      const result = await call(trialSpeak({ body: { input_text: of, speaker_id: speaker } }));
      setSpoken({ of, result });
      await clip.play(bytesOf(result.audio));
    },
  });
  const canSpeak = sentence.trim() !== '' && charsOf(sentence) <= offer.max_chars;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!canSpeak) return;
    clip.wake();
    clip.stop();
    speak.mutate(sentence);
  };
  const isUsedUp = speak.error?.code === 'RATE_LIMIT_EXCEEDED';
  return (
    <Card title={words.tryIt} className="highlight">
      <form onSubmit={submit} className={styles.tryIt}>
        <Sentence value={sentence} maxChars={offer.max_chars} onChange={setWritten} />
        <Select
          label={text.playground.voice}
          value={speaker}
          options={speakers.map((each) => [each.speaker_id, each.speaker_name] as const)}
          onChange={setSpeaker}
        />
        <p className="actions">
          <Button type="submit" kind="primary" busy={speak.isPending} disabled={!canSpeak}>
            {speak.isPending ? words.speaking : words.speak}
          </Button>
          {spoken && !speak.isPending && (
            <Button onClick={clip.isPlaying ? clip.stop : clip.replay}>
              {clip.isPlaying ? words.stop : words.again}
            </Button>
          )}
        </p>
      </form>
      {isUsedUp ? (
        <p role="alert" className="notice">
          {words.usedUp} <Link to="/register">{words.begin}</Link>
        </p>
      ) : (
        <Failure failure={speak.error} />
      )}
      <div role="status">
        {spoken?.of === sentence && (
          <p className="read-as">
            <span className="hint">{words.readAs}</span> {spoken.result.spoken_text}
          </p>
        )}
      </div>
      <p className="hint">{words.tryHint}</p>
    </Card>
  );
}

interface SentenceProps {
  readonly value: string;
  readonly maxChars: number;
  readonly onChange: (written: string) => void;
}

/** The field for it, with how much of the room is used. */
function Sentence({ value, maxChars, onChange }: SentenceProps) {
  const { text, format } = useLanguage();
  const id = useId();
  const length = charsOf(value);
  const isTooLong = length > maxChars;
  return (
    <div className="field">
      <label htmlFor={id}>{text.welcome.trySentence}</label>
      <textarea
        id={id}
        rows={3}
        dir="auto"
        value={value}
        aria-describedby={`${id}-count`}
        aria-invalid={isTooLong}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-count`} className={isTooLong ? 'fault' : 'hint'}>
        {text.playground.count(format.number(length), format.number(maxChars))}
      </p>
    </div>
  );
}
