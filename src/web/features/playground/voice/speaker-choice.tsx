import { useId, useState } from 'react';
import type { SpeakerDto } from '../../../api/generated';
import { Button, Failure, Select } from '../../../ui/controls';
import { Badge, Card, Empty } from '../../../ui/layout';
import { useLanguage } from '../../../i18n/language';
import { isolated } from '../../../lib/isolated';
import { useLanguageNames } from '../../../lib/language-names';
import { optionsOf } from '../../../lib/options';
import { LanguageOfText } from './language-of-text';
import { usePreview } from '../../../lib/preview';
import { VoiceTerms } from './voice-terms';
import styles from './speaker-choice.module.css';

interface SpeakerChoiceProps {
  readonly speakers: readonly SpeakerDto[];
  /** The `speaker_id` that is chosen. */
  readonly value: string;
  readonly onChange: (speakerId: string) => void;
}

interface VoiceChoiceProps extends SpeakerChoiceProps, Favouring {
  /** The language that it is to speak. */
  readonly language: string;
  readonly onLanguage: (code: string) => void;
}

interface Favouring {
  /** The `speaker_id` of those that come first. */
  readonly favourites: readonly string[];
  readonly onFavourite: (speakerId: string) => void;
}

/** The favourite voices, then the others as the API orders them, narrowed down by region and gender, each with a short sample of itself. */
export function SpeakerChoice(props: VoiceChoiceProps) {
  const { speakers, value, onChange, favourites, onFavourite, language, onLanguage } = props;
  const { text } = useLanguage();
  const [region, setRegion] = useState<SpeakerDto['region'] | ''>('');
  const [gender, setGender] = useState<SpeakerDto['gender'] | ''>('');
  const preview = usePreview();
  const isFavourite = ({ speaker_id }: SpeakerDto): boolean => favourites.includes(speaker_id);
  const chosen = speakers.find((speaker) => speaker.speaker_id === value);
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
      <Voices
        speakers={[...shown.filter(isFavourite), ...shown.filter((speaker) => !isFavourite(speaker))]}
        favourites={favourites}
        onFavourite={onFavourite}
        value={value}
        onChange={onChange}
        onPreview={(speaker) => preview.mutate(speaker)}
        busy={preview.isPending}
      />
      <Failure failure={preview.error} />
      <p className="hint">{text.playground.previewHint}</p>
      {chosen && chosen.languages.length > 1 && (
        <LanguageOfText languages={chosen.languages} value={language} onChange={onLanguage} />
      )}
      {chosen && <VoiceTerms {...chosen} />}
    </Card>
  );
}

interface VoicesProps extends SpeakerChoiceProps, Favouring {
  readonly busy: boolean;
  readonly onPreview: (speaker: SpeakerDto) => void;
}

function Voices(props: VoicesProps) {
  const { speakers, favourites, onFavourite, value, onChange, onPreview, busy } = props;
  const { text } = useLanguage();
  const name = useId();
  const namesOf = useLanguageNames();
  const describe = ({ languages, region, gender, available }: SpeakerDto): string =>
    [
      namesOf(languages),
      ...(region === 'unknown' ? [] : [text.playground.regions[region]]),
      ...(gender === 'unknown' ? [] : [text.playground.genders[gender]]),
      ...(available ? [] : [text.playground.unavailable]),
    ].join(' · ');
  return (
    <div role="radiogroup" aria-label={text.playground.voice}>
      <ul className={`voices ${styles.choice}`}>
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
                <span>
                  <bdi>
                    <strong>{speaker.speaker_name}</strong>
                  </bdi>{' '}
                  <Badge tone={speaker.quality === 'natural' ? 'good' : 'off'}>
                    {text.playground.qualities[speaker.quality]}
                  </Badge>
                </span>
                <span className="hint">{describe(speaker)}</span>
              </span>
            </label>
            <Button
              className={`small ${styles.star}`}
              aria-pressed={favourites.includes(speaker.speaker_id)}
              aria-label={text.studio.favourite(isolated(speaker.speaker_name))}
              onClick={() => onFavourite(speaker.speaker_id)}
            >
              <span aria-hidden>{favourites.includes(speaker.speaker_id) ? '★' : '☆'}</span>
            </Button>
            <Button
              className={`small ${styles.play}`}
              title={text.playground.preview}
              aria-label={text.playground.previewOf(isolated(speaker.speaker_name))}
              disabled={!speaker.available}
              busy={busy}
              onClick={() => onPreview(speaker)}
            >
              <span aria-hidden>▶</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
