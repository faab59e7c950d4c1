import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../ui/controls';
import { useLanguage } from '../../../i18n/language';
import type { LiveSound } from './live-sound';
import { Waveform } from './waveform';
import styles from './transport.module.css';

interface SoundPlayerProps {
  readonly sound: LiveSound;
  /** How long it is likely to be, while nobody knows. */
  readonly expectedSec: number;
  /** Tells where it is, again and again while it plays. */
  readonly onPosition: (positionSec: number) => void;
}

const EVERY_MS = 60;
const STEP_SEC = 0.1;

/** Plays a sound, also while it is made, and goes to any place of it by mouse, finger and keyboard. */
export function SoundPlayer({ sound, expectedSec, onPosition }: SoundPlayerProps) {
  const { text } = useLanguage();
  const { studio } = text;
  const { isPlaying, madeSec, isWhole } = useSyncExternalStore(sound.subscribe, sound.state);
  const [position, setPosition] = useState(0);
  useEffect(() => {
    const look = (): void => {
      setPosition(sound.positionSec());
      onPosition(sound.positionSec());
    };
    look();
    if (!isPlaying) return;
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, [sound, isPlaying, onPosition]);
  const total = isWhole ? madeSec : Math.max(madeSec, expectedSec);
  const seek = (to: number): void => {
    sound.seek(Math.min(to, madeSec));
    setPosition(sound.positionSec());
    onPosition(sound.positionSec());
  };
  return (
    <div className={styles.sound}>
      <Button
        className={`small ${styles.play}`}
        aria-label={isPlaying ? studio.pause : studio.play}
        disabled={madeSec === 0}
        onClick={() => (isPlaying ? sound.pause() : sound.play())}
      >
        <span aria-hidden>{isPlaying ? '❚❚' : '▶'}</span>
      </Button>
      <div className={styles.wave}>
        <Waveform sound={sound} madeSec={madeSec} totalSec={total} heard={total > 0 ? position / total : 0} />
        <input
          type="range"
          min={0}
          max={total || 1}
          step={STEP_SEC}
          value={position}
          aria-label={studio.position}
          aria-valuetext={`${clock(position)} / ${clock(total)}`}
          onChange={(event) => seek(event.target.valueAsNumber)}
        />
      </div>
      <span className={styles.clock}>
        {clock(position)} / {isWhole ? '' : '~'}
        {clock(total)}
      </span>
    </div>
  );
}

/** Minutes and seconds, as players write them in every language. */
const clock = (sec: number): string =>
  `${Math.floor(sec / 60)}:${String(Math.floor(sec % 60)).padStart(2, '0')}`;
