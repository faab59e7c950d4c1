import { Button } from '../../ui/controls';
import { Confirm } from '../../ui/confirm';
import { Dialog } from '../../ui/layout';
import type { ComponentProps } from 'react';
import { failed, idle, running } from '../fetched';
import { LONG_NAME } from '../samples';
import type { Specimen } from '../specimen';

const ignore = (): void => undefined;
const frame = { width: 520, height: 340 };

const Revoking = ({ action }: Pick<ComponentProps<typeof Confirm>, 'action'>) => (
  <Confirm title="Thu hồi khoá “Máy chủ web”?" yes="Thu hồi" kind="danger" action={action} onClose={ignore}>
    <p>Chương trình dùng khoá này sẽ bị từ chối ngay.</p>
  </Confirm>
);

export const overlays: readonly Specimen[] = [
  {
    name: 'Dialog',
    states: [
      {
        name: 'open',
        frame,
        Show: () => (
          <Dialog title="Đặt tên từ điển">
            <p>Tên giúp bạn tìm lại nó.</p>
            <Button kind="primary">Lưu</Button>
          </Dialog>
        ),
      },
      {
        name: 'on a phone, with a long name',
        frame: { width: 320, height: 300 },
        Show: () => (
          <Dialog title={LONG_NAME}>
            <Button kind="primary">Lưu</Button>
          </Dialog>
        ),
      },
    ],
  },
  {
    name: 'Confirm',
    states: [
      { name: 'asking', frame, Show: () => <Revoking action={idle} /> },
      { name: 'doing it', frame, Show: () => <Revoking action={running} /> },
      { name: 'failed', frame, Show: () => <Revoking action={failed('OFFLINE')} /> },
    ],
  },
];
