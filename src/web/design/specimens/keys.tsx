import { KeyState } from '../../ui/key-state';
import type { Specimen } from '../specimen';

export const keys: readonly Specimen[] = [
  {
    name: 'KeyState',
    states: [
      { name: 'enabled', Show: () => <KeyState enabled expires_at={null} /> },
      { name: 'disabled', Show: () => <KeyState enabled={false} expires_at={null} /> },
      { name: 'expired', Show: () => <KeyState enabled expires_at="2020-11-20T02:00:00Z" /> },
    ],
  },
];
