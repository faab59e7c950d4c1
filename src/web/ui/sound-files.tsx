import { local } from '../api/call';
import { useLanguage } from '../i18n/language';

interface SoundFilesProps {
  readonly requestId: string;
  readonly audioUrl: string;
}

/** What can be kept of a sound. */
export function SoundFiles({ requestId, audioUrl }: SoundFilesProps) {
  const { text } = useLanguage();
  const subtitles = `/api/v1/tts/subtitles/${encodeURIComponent(requestId)}`;
  return (
    <p className="links">
      <a href={local(audioUrl)} download>
        {text.playground.download}
      </a>
      {['srt', 'vtt'].map((format) => (
        <a key={format} href={`${subtitles}?format=${format}`} download>
          {text.playground.subtitles(format.toUpperCase())}
        </a>
      ))}
    </p>
  );
}
