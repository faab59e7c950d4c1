import { Duties } from '../../ui/duties';
import { FailedSpeech } from '../../ui/failed-speech';
import { Player } from '../../ui/player';
import { SoundFiles } from '../../ui/sound-files';
import { toneOf } from '../../ui/request-tone';
import { Badge } from '../../ui/layout';
import type { Specimen } from '../specimen';

const DUTIES = [
  {
    section: '2.1',
    vi: 'Ghi tên người làm ra giọng đọc.',
    en: 'Name whoever made the voice.',
  },
  {
    section: '4',
    vi: 'Cho người nghe biết rằng giọng đọc do máy tạo ra.',
    en: 'Tell listeners that a machine speaks.',
  },
];

export const speech: readonly Specimen[] = [
  {
    name: 'Player',
    states: [
      {
        name: 'finished request',
        Show: () => (
          <Player requestId="0b0e6d5c" audioUrl="/audio/0b0e6d5c.mp3" expiresAt="2026-11-27T02:00:00Z" />
        ),
      },
    ],
  },
  {
    name: 'SoundFiles',
    states: [
      {
        name: 'finished request',
        Show: () => <SoundFiles requestId="0b0e6d5c" audioUrl="/audio/0b0e6d5c.mp3" />,
      },
    ],
  },
  {
    name: 'FailedSpeech',
    states: ['SYNTHESIS_FAILED', 'ENGINE_BUSY'].map((code) => ({
      name: code,
      Show: () => <FailedSpeech what="Yêu cầu này thất bại và không bị tính phí." error={{ code }} />,
    })),
  },
  {
    name: 'Duties',
    states: [
      { name: 'known', Show: () => <Duties duties={DUTIES} /> },
      { name: 'none', Show: () => <Duties duties={[]} /> },
      { name: 'unknown', Show: () => <Duties duties={null} /> },
    ],
  },
  {
    name: 'toneOf',
    states: (['SUCCESS', 'PENDING', 'FAILED'] as const).map((status) => ({
      name: status,
      Show: () => <Badge tone={toneOf(status)}>{status}</Badge>,
    })),
  },
];
