import { useEffect, useId, useRef, useState } from 'react';
import { call, local } from '../../api/call';
import { speechSynthesize, type SpeakerDto } from '../../api/generated';
import { Button, Failure, Select } from '../../ui/controls';
import { Card, Empty } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { optionsOf } from '../../lib/options';
import { useSession } from '../../lib/session';
import { useAction } from '../../lib/use-data';

/** What a voice says of itself, in its own language. */
const greetings: Record<SpeakerDto['language'], (name: string) => string> = {
  vi: (name) => `Xin chào, tôi là ${name}.`,
  en: (name) => `Hello, my name is ${name}.`,
};

interface SpeakerChoiceProps {
  readonly speakers: readonly SpeakerDto[];
  /** The `speaker_id` that is chosen. */
  readonly value: string;
  readonly onChange: (speakerId: string) => void;
}

/** The voices, narrowed down by region and gender, each with a short sample of itself. */
export function SpeakerChoice({ speakers, value, onChange }: SpeakerChoiceProps) {
  const { text, format } = useLanguage();
  const [region, setRegion] = useState<SpeakerDto['region'] | ''>('');
  const [gender, setGender] = useState<SpeakerDto['gender'] | ''>('');
  const { play, ...preview } = usePreview();
  const regions = optionsOf(text.playground.regions).filter(([known]) =>
    speakers.some((speaker) => speaker.region === known),
  );
  const genders = optionsOf(text.playground.genders).filter(([known]) =>
    speakers.some((speaker) => speaker.gender === known),
  );
  const shown = speakers.filter(
    (speaker) => (region === '' || speaker.region === region) && (gender === '' || speaker.gender === gender),
  );
  return (
    <Card title={text.playground.voice}>
      <div className="pair">
        <Select<SpeakerDto['region'] | ''>
          label={text.playground.region}
          value={region}
          options={[['', text.playground.anyRegion], ...regions]}
          onChange={setRegion}
        />
        <Select<SpeakerDto['gender'] | ''>
          label={text.playground.gender}
          value={gender}
          options={[['', text.playground.anyGender], ...genders]}
          onChange={setGender}
        />
      </div>
      {shown.length === 0 && <Empty title={text.playground.noVoice} />}
      <Voices speakers={shown} value={value} onChange={onChange} onPreview={play} busy={preview.running} />
      <Failure failure={preview.failure} />
      <p className="hint">{text.playground.previewHint(format.number(greetings.vi('Thu Hà').length))}</p>
    </Card>
  );
}

interface VoicesProps extends SpeakerChoiceProps {
  readonly busy: boolean;
  readonly onPreview: (speaker: SpeakerDto) => void;
}

function Voices({ speakers, value, onChange, onPreview, busy }: VoicesProps) {
  const { text } = useLanguage();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={text.playground.voice}>
      <ul className="voices">
        {speakers.map((speaker) => (
          <li key={speaker.speaker_id}>
            <label>
              <input
                type="radio"
                name={name}
                checked={speaker.speaker_id === value}
                disabled={!speaker.available}
                onChange={() => onChange(speaker.speaker_id)}
              />
              <span>
                <strong>{speaker.speaker_name}</strong>
                <span className="hint">
                  {[
                    text.playground.regions[speaker.region],
                    text.playground.genders[speaker.gender],
                    ...(speaker.available ? [] : [text.playground.unavailable]),
                  ].join(' · ')}
                </span>
              </span>
            </label>
            <Button
              className="small"
              aria-label={text.playground.previewOf(speaker.speaker_name)}
              disabled={!speaker.available}
              busy={busy}
              onClick={() => onPreview(speaker)}
            >
              {text.playground.preview}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Lets a voice introduce itself. Its idempotency key makes the day's second sample of it free. */
function usePreview() {
  const { refresh } = useSession();
  const playing = useRef<HTMLAudioElement>(null);
  useEffect(() => () => playing.current?.pause(), []);
  const preview = useAction(async ({ speaker_id, speaker_name, language }: SpeakerDto) => {
    const day = new Date().toISOString().slice(0, 10);
    const { audio_url } = await call(
      speechSynthesize({
        body: { input_text: greetings[language](speaker_name), speaker_id },
        headers: { 'Idempotency-Key': `preview-${speaker_id}-${day}` },
      }),
    );
    playing.current?.pause();
    playing.current = new Audio(local(audio_url));
    await playing.current.play();
    await refresh();
  });
  return { ...preview, play: preview.run };
}
