import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { failureIn } from '../api/call';
import { speakersPreview, type SpeakerDto } from '../api/generated';

/** Plays the sample of a voice, in place of the one that was played before. */
export function usePreview() {
  const playing = useRef<HTMLAudioElement>(null);
  useEffect(() => () => playing.current?.pause(), []);
  return useMutation({
    mutationFn: async ({ speaker_id, preview_url }: SpeakerDto) => {
      playing.current?.pause();
      playing.current = new Audio(preview_url);
      await playing.current.play().catch(async () => {
        // The player does not tell what it was answered.
        const { error } = await speakersPreview({ path: { speaker_id } });
        throw failureIn(error);
      });
    },
  });
}
