import type { SpeakerDto } from '../../../api/generated';
import { useLanguage } from '../../../i18n/language';

interface VoiceSelectProps {
  readonly speakers: readonly SpeakerDto[];
  /** The `speaker_id` of those that come first. */
  readonly favourites: readonly string[];
  /** The `speaker_id` that is chosen. */
  readonly value: string;
  readonly onChange: (speakerId: string) => void;
}

/** Who speaks, in a line: for changing it where the list of the voices is out of view. */
export function VoiceSelect({ speakers, favourites, value, onChange }: VoiceSelectProps) {
  const { text } = useLanguage();
  const isFavourite = ({ speaker_id }: SpeakerDto): boolean => favourites.includes(speaker_id);
  const preferred = speakers.filter(isFavourite);
  const others = speakers.filter((speaker) => !isFavourite(speaker));
  return (
    <select
      aria-label={text.playground.voice}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {preferred.length > 0 && <optgroup label={text.studio.favourites}>{preferred.map(optionOf)}</optgroup>}
      {preferred.length > 0 && others.length > 0 ? (
        <optgroup label={text.studio.otherVoices}>{others.map(optionOf)}</optgroup>
      ) : (
        others.map(optionOf)
      )}
    </select>
  );
}

const optionOf = ({ speaker_id, speaker_name, available }: SpeakerDto) => (
  <option key={speaker_id} value={speaker_id} disabled={!available}>
    {speaker_name}
  </option>
);
