import { useMemo } from 'react';
import type { LiveSound } from './live-sound';
import styles from './transport.module.css';

const BARS = 160;
const HEIGHT = 40;

interface WaveformProps {
  readonly sound: LiveSound;
  /** Changes with the sound: how much of it is made. */
  readonly madeSec: number;
  readonly totalSec: number;
  /** The share that was heard, 0 to 1. */
  readonly heard: number;
}

/**
 * How loud a sound is from its beginning to its end: a picture; the slider above it is what can be used. It grows while the
 * sound is made, and keeps to the page's policy, which allows no style elements: wavesurfer.js writes one.
 */
export function Waveform({ sound, madeSec, totalSec, heard }: WaveformProps) {
  const path = useMemo(() => pathOf(barsOf(sound, Math.max(madeSec, totalSec))), [sound, madeSec, totalSec]);
  return (
    <svg className={styles.waveform} viewBox={`0 0 ${BARS} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      <path d={path} />
      <path d={path} className={styles.heard} style={{ clipPath: `inset(0 ${100 - 100 * heard}% 0 0)` }} />
    </svg>
  );
}

/** The greatest value within each bar's time, 0 to 1. */
function barsOf(sound: LiveSound, totalSec: number): number[] {
  const bars = new Array<number>(BARS).fill(0);
  for (const { startSec, rate, values } of sound.samples()) {
    for (let i = 0; i < values.length; i += 8) {
      const bar = Math.min(BARS - 1, Math.floor(((startSec + i / rate) / totalSec) * BARS));
      bars[bar] = Math.max(bars[bar]!, Math.abs(values[i]!));
    }
  }
  const loudest = Math.max(...bars, 0.01);
  return bars.map((bar) => bar / loudest);
}

const pathOf = (bars: readonly number[]): string =>
  bars
    .map((bar, i) => {
      const height = Math.max(1, bar * HEIGHT);
      return `M${i + 0.15} ${(HEIGHT - height) / 2}h.7v${height}h-.7z`;
    })
    .join('');
