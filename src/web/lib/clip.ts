import { useEffect, useRef, useState } from 'react';

/** A sound that came with an answer and can be heard as often as somebody likes. */
export interface Clip {
  readonly isPlaying: boolean;
  /** To be called where the reader has pressed something: browsers let no page sound by itself. */
  readonly wake: () => void;
  /** Plays a sound file, in place of what was played before. */
  readonly play: (file: ArrayBuffer) => Promise<void>;
  readonly replay: () => void;
  readonly stop: () => void;
}

export function useClip(): Clip {
  const context = useRef<AudioContext>(null);
  const heard = useRef<AudioBuffer>(null);
  const source = useRef<AudioBufferSourceNode>(null);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(
    () => () => {
      void context.current?.close();
      context.current = null;
    },
    [],
  );

  const stop = (): void => source.current?.stop();
  const wake = (): void => {
    context.current ??= new AudioContext();
    void context.current.resume();
  };
  const replay = (): void => {
    if (!context.current || !heard.current) return;
    stop();
    const node = context.current.createBufferSource();
    node.buffer = heard.current;
    node.connect(context.current.destination);
    node.onended = () => source.current === node && setPlaying(false);
    node.start();
    source.current = node;
    setPlaying(true);
  };
  const play = async (file: ArrayBuffer): Promise<void> => {
    const buffer = await context.current?.decodeAudioData(file);
    if (!buffer) return; // the screen was left meanwhile
    heard.current = buffer;
    replay();
  };
  return { isPlaying, wake, play, replay, stop };
}
