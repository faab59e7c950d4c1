import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiFailure, failureOf, isSignedOut } from '../../../api/call';
import type { SpeechRequestBody, SpeechResult } from '../../../api/generated';
import { randomToken } from '../../../lib/random-token';
import { LiveSound } from './live-sound';
import { speak, type TimedWord } from './speak';

/** A text as it was spoken, or is being. */
export interface Spoken {
  readonly key: string;
  readonly body: SpeechRequestBody;
  readonly sound: LiveSound;
  readonly words: readonly TimedWord[];
  /** Null until all of it is stored. */
  readonly result: SpeechResult | null;
  /** False once it has turned out that this browser cannot play it. */
  readonly isPlayable: boolean;
}

interface Speech {
  readonly spoken: Spoken | null;
  readonly isSpeaking: boolean;
  readonly failure: ApiFailure | null;
  /** Speaks in the place of what was spoken before; does nothing while something is being spoken. */
  readonly start: (body: SpeechRequestBody) => void;
  /** Listens no longer. What is being made is made all the same. */
  readonly stop: () => void;
}

interface Attempt {
  readonly body: SpeechRequestBody;
  readonly own: LiveSound;
  readonly signal: AbortSignal;
}

/** @param onEnd credits were spent, or given back; or there were fewer than was known */
export function useSpeech(onEnd: () => Promise<void>): Speech {
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  const listening = useRef<AbortController>(null);
  const sound = useRef<LiveSound>(null);
  /** An attempt of whose end nothing is known: a repeat of the same must not pay for it once more. */
  const failed = useRef<{ body: string; key: string }>(null);
  useEffect(
    () => () => {
      listening.current?.abort();
      sound.current?.close();
    },
    [],
  );
  const speaking = useMutation({
    mutationFn: async ({ body, own, signal }: Attempt) => {
      const asked = JSON.stringify(body);
      const key = failed.current?.body === asked ? failed.current.key : randomToken();
      failed.current = { body: asked, key };
      const change = (changed: (last: Spoken) => Partial<Spoken>): void =>
        setSpoken((last) => (last?.sound === own ? { ...last, ...changed(last) } : last));
      const onWords = (words: readonly TimedWord[]): void =>
        change((last) => ({ words: [...last.words, ...words] }));
      try {
        const made = await speak({ body, idempotencyKey: key, signal, sound: own, onWords });
        failed.current = null;
        if (!made.isPlayable) own.pause();
        change(() => made);
      } catch (error) {
        own.pause();
        if (failureOf(error).code !== 'OFFLINE') failed.current = null; // it ended, and a repeat is another attempt
        if (!signal.aborted) {
          void onEnd();
          throw error;
        }
      }
      await onEnd();
    },
  });
  const start = (body: SpeechRequestBody): void => {
    if (speaking.isPending) return;
    sound.current?.close();
    const own = (sound.current = new LiveSound());
    const { signal } = (listening.current = new AbortController());
    setSpoken({ key: randomToken(), body, sound: own, words: [], result: null, isPlayable: true });
    own.play(0); // while the browser knows that somebody has asked for it
    speaking.mutate({ body, own, signal });
  };
  const stop = useCallback(() => {
    listening.current?.abort();
    sound.current?.pause();
  }, []);
  // Of a session that has ended the page itself tells; said here, it would stay once somebody has logged in again.
  const failure = speaking.error && isSignedOut(speaking.error) ? null : speaking.error;
  return { spoken, isSpeaking: speaking.isPending, failure, start, stop };
}
