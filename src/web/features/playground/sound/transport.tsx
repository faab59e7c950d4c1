import type { ReactNode } from 'react';
import type { SpeakerDto } from '../../../api/generated';
import { Button, Failure } from '../../../ui/controls';
import { SoundFiles } from '../../../ui/sound-files';
import { useLanguage } from '../../../i18n/language';
import { isolated } from '../../../lib/isolated';
import { usePreview } from '../../../lib/preview';
import { SoundPlayer } from './sound-player';
import type { Spoken } from './use-speech';
import styles from './transport.module.css';

interface TransportProps {
  readonly speaker: SpeakerDto | undefined;
  /** Their name, with what changes it. */
  readonly voices: ReactNode;
  readonly canSpeak: boolean;
  /** How they speak, with what changes it. */
  readonly settings: ReactNode;
  /** Whether the text is too long to be heard at once, and is sent away. */
  readonly isJob: boolean;
  readonly isSpeaking: boolean;
  readonly onSpeak: () => void;
  readonly onStop: () => void;
  /** What was spoken last; null before anything was. */
  readonly spoken: Spoken | null;
  /** Whether text or settings are others since. */
  readonly isOld: boolean;
  readonly expectedSec: number;
  readonly onPosition: (positionSec: number) => void;
  /** What went wrong, if anything has. */
  readonly children: ReactNode;
}

/** Who speaks, the button that makes them, and the sound: what stays in view, however long the text. */
export function Transport(props: TransportProps) {
  const { speaker, voices, settings, canSpeak, isJob, isSpeaking, onSpeak, onStop, spoken, isOld, children } =
    props;
  const { text } = useLanguage();
  const { playground, studio } = text;
  const preview = usePreview();
  return (
    <section
      className={isOld ? `${styles.transport} ${styles.old}` : styles.transport}
      aria-label={studio.transport}
    >
      {children}
      <Failure failure={preview.error} />
      <div className={styles.row}>
        {speaker && (
          <p className={styles.voice}>
            {voices}
            <Button
              className="small"
              aria-label={studio.previewChosen(isolated(speaker.speaker_name))}
              disabled={!speaker.available}
              busy={preview.isPending}
              onClick={() => preview.mutate(speaker)}
            >
              {playground.preview}
            </Button>
          </p>
        )}
        {settings}
        {spoken?.isPlayable && <SoundPlayer key={spoken.key} {...props} sound={spoken.sound} />}
        <div className="actions">
          {isSpeaking ? (
            <Button onClick={onStop}>{studio.stop}</Button>
          ) : (
            <Button kind="primary" disabled={!canSpeak} aria-keyshortcuts="Control+Enter" onClick={onSpeak}>
              {isJob ? studio.job.send : playground.speak}
            </Button>
          )}
        </div>
      </div>
      <div role="status" className={styles.state}>
        {isSpeaking && <p className="hint">{studio.speaking}</p>}
        {spoken?.result && (
          <>
            <p className="hint">{isOld ? studio.old : playground.resultReady}</p>
            {!spoken.isPlayable && <p className="hint">{studio.notPlayable}</p>}
            <SoundFiles requestId={spoken.result.request_id} audioUrl={spoken.result.audio_url} />
          </>
        )}
      </div>
    </section>
  );
}
