import { Button } from '../../ui/controls';
import { Confirm } from '../../ui/confirm';
import { Dialog } from '../../ui/layout';
import { Popover } from '../../ui/popover';
import { type ComponentProps, useRef, useState } from 'react';
import { failed, idle, running } from '../fetched';
import { LONG_NAME } from '../samples';
import type { Specimen } from '../specimen';

const ignore = (): void => undefined;
const frame = { width: 520, height: 340 };
const inWindow = { isWide: true, frame: { width: 620, height: 300 } } as const;

const Revoking = ({ action }: Pick<ComponentProps<typeof Confirm>, 'action'>) => (
  <Confirm title="Thu hồi khoá “Máy chủ web”?" yes="Thu hồi" kind="danger" action={action} onClose={ignore}>
    <p>Chương trình dùng khoá này sẽ bị từ chối ngay.</p>
  </Confirm>
);

/** A word, and what opens beside it. */
function Beside({ lines }: { lines: number }) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const box = useRef<HTMLDivElement>(null);
  return (
    <>
      {Array.from({ length: lines }, (_, line) => (
        <p key={line}>Một dòng chữ.</p>
      ))}
      <p>
        Một <strong ref={setAnchor}>chữ</strong> ở đây.
      </p>
      {anchor && (
        <Popover ref={box} label="Chữ" className="card" anchor={anchor} takesFocus={false} onClose={ignore}>
          <p>Điều cần nói về chữ ấy.</p>
          <Button>Đóng</Button>
        </Popover>
      )}
    </>
  );
}

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
    name: 'Popover',
    states: [
      { name: 'under its word', ...inWindow, Show: () => <Beside lines={0} /> },
      { name: 'over a word that is further down', ...inWindow, Show: () => <Beside lines={8} /> },
      { name: 'on a phone', frame: { width: 320, height: 300 }, Show: () => <Beside lines={0} /> },
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
