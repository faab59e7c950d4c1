import { local } from '../api/call';
import { useLanguage } from '../i18n/language';

interface PlayerProps {
  readonly requestId: string;
  readonly audioUrl: string;
  readonly expiresAt: string;
  readonly autoPlay?: boolean;
}

/** Plays a finished request and offers its files, as long as they are kept. */
export function Player({ requestId, audioUrl, expiresAt, autoPlay = false }: PlayerProps) {
  const { text, format } = useLanguage();
  const audio = local(audioUrl);
  const subtitles = `/api/v1/tts/subtitles/${encodeURIComponent(requestId)}`;
  return (
    <div className="player">
      <audio
        controls
        src={audio}
        autoPlay={autoPlay}
        preload="metadata"
        aria-label={text.playground.result}
      />
      <p className="links">
        <a href={audio} download>
          {text.playground.download}
        </a>
        {['srt', 'vtt'].map((format) => (
          <a key={format} href={`${subtitles}?format=${format}`} download>
            {text.playground.subtitles(format.toUpperCase())}
          </a>
        ))}
      </p>
      <p className="hint">{text.playground.expires(format.time(expiresAt))}</p>
    </div>
  );
}
