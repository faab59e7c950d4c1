import { local } from '../api/call';
import { useLanguage } from '../i18n/language';
import { SoundFiles } from './sound-files';

interface PlayerProps {
  readonly requestId: string;
  readonly audioUrl: string;
  readonly expiresAt: string;
  readonly autoPlay?: boolean;
}

/** Plays a finished request and offers its files, as long as they are kept. */
export function Player({ requestId, audioUrl, expiresAt, autoPlay = false }: PlayerProps) {
  const { text, format } = useLanguage();
  return (
    <div className="player">
      <audio
        controls
        src={local(audioUrl)}
        autoPlay={autoPlay}
        preload="metadata"
        aria-label={text.playground.result}
      />
      <SoundFiles requestId={requestId} audioUrl={audioUrl} />
      <p className="hint">{text.playground.expires(format.time(expiresAt))}</p>
    </div>
  );
}
