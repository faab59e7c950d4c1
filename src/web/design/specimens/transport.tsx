import type { ComponentProps } from 'react';
import type { SpeakerDto, SpeechResult } from '../../api/generated';
import { Transport } from '../../features/playground/sound/transport';
import { defaultDelivery } from '../../features/playground/voice/delivery';
import { DeliverySettings } from '../../features/playground/voice/delivery-settings';
import { VoiceSelect } from '../../features/playground/voice/voice-select';
import { Failure } from '../../ui/controls';
import { ApiFailure } from '../../api/call';
import type { Specimen } from '../specimen';
import { LENGTH_SEC, useTone } from '../tone';

const SPEAKER: SpeakerDto = {
  ...{ speaker_id: 'vi-north-female-1', speaker_name: 'Thu Hà', provider: 'espeak-ng', language: 'vi' },
  ...{ languages: ['vi'], quality: 'natural', region: 'north', gender: 'female', sample_rate: 22_050 },
  ...{ licence: 'CC0-1.0', attribution: null, available: true, preview_url: 'https://loa.invalid/preview' },
};

const RESULT: SpeechResult = {
  ...{ request_id: '0b0e6d5c', audio_url: 'https://loa.invalid/audio/0b0e6d5c.mp3', file_size: 9 },
  ...{ speaker_id: SPEAKER.speaker_id, speaker_name: SPEAKER.speaker_name, provider: SPEAKER.provider },
  ...{ char_count: 37, duration_sec: LENGTH_SEC, expires_at: '2026-11-27T02:00:00Z' },
};

const ignore = (): void => undefined;

/** @param made the share of the sound that is there; null before anything was spoken */
function Bar({
  made,
  children = null,
  ...props
}: { made: number | null } & Partial<ComponentProps<typeof Transport>>) {
  const sound = useTone(made ?? 0);
  const result = made === 1 ? RESULT : null;
  return (
    <Transport
      speaker={SPEAKER}
      voices={
        <VoiceSelect speakers={[SPEAKER]} favourites={[]} value={SPEAKER.speaker_id} onChange={ignore} />
      }
      settings={<DeliverySettings value={defaultDelivery} onChange={ignore} />}
      canSpeak
      isJob={false}
      isSpeaking={false}
      onSpeak={ignore}
      onStop={ignore}
      spoken={
        made === null
          ? null
          : { key: '1', body: { input_text: '' }, sound, words: [], isPlayable: true, result }
      }
      isOld={false}
      expectedSec={LENGTH_SEC}
      onPosition={ignore}
      {...props}
    >
      {children}
    </Transport>
  );
}

const NO_CREDITS = <Failure failure={new ApiFailure('INSUFFICIENT_CREDITS')} />;

export const transport: readonly Specimen[] = [
  {
    name: 'Transport',
    states: [
      { name: 'nothing written', Show: () => <Bar made={null} canSpeak={false} /> },
      { name: 'ready to speak', Show: () => <Bar made={null} /> },
      { name: 'speaking, half of it made', Show: () => <Bar made={0.5} isSpeaking /> },
      { name: 'spoken', Show: () => <Bar made={1} /> },
      { name: 'the text is another since', Show: () => <Bar made={1} isOld /> },
      { name: 'too long to be heard at once', Show: () => <Bar made={null} isJob /> },
      { name: 'refused', Show: () => <Bar made={null}>{NO_CREDITS}</Bar> },
    ],
  },
];
