import { useEffect, useRef, useState } from 'react';
import { Button, Checkbox, Code, CopyButton, Segments, Select, Switch } from '../../ui/controls';
import { LanguageChoice, Preferences, ThemeChoice } from '../../ui/preferences';
import { Anew } from '../anew';
import type { Specimen, State } from '../specimen';

const ignore = (): void => undefined;

const buttons: readonly State[] = (['plain', 'primary', 'danger'] as const).flatMap((kind) => {
  const Show = () => <Button kind={kind}>Nghe thử</Button>;
  return [
    { name: kind, Show },
    { name: `${kind}, pointed at`, Show, as: 'hover' },
    { name: `${kind}, with the focus`, Show, as: 'focus-visible' },
    {
      name: `${kind}, busy`,
      Show: () => (
        <Button kind={kind} busy>
          Nghe thử
        </Button>
      ),
    },
  ] as const;
});

/** Presses its button, again before it says nothing more. @param takes whether the clipboard takes what it is given */
const Copied = ({ takes }: { takes: boolean }) => (
  <Anew everyMs={2_000}>
    <Pressed takes={takes} />
  </Anew>
);

function Pressed({ takes }: { takes: boolean }) {
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const writeText = () => (takes ? Promise.resolve() : Promise.reject(new Error('refused')));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    shown.current?.querySelector('button')?.click();
    Reflect.deleteProperty(navigator, 'clipboard'); // the browser's own is there again
  }, [takes]);
  return (
    <span ref={shown}>
      <CopyButton value="LOA482913" />
    </span>
  );
}

const OPTIONS = [
  ['mp3', 'MP3'],
  ['wav', 'WAV'],
  ['opus', 'Opus'],
] as const;

type Format = (typeof OPTIONS)[number][0];

function Formats({ As }: { As: typeof Segments<Format> }) {
  const [value, setValue] = useState<Format>('wav');
  return <As label="Định dạng" value={value} options={OPTIONS} onChange={setValue} />;
}

export const controls: readonly Specimen[] = [
  {
    name: 'Button',
    states: [
      ...buttons,
      { name: 'disabled', Show: () => <Button disabled>Nghe thử</Button> },
      { name: 'small', Show: () => <Button className="small">Nghe thử</Button> },
      { name: 'wide', Show: () => <Button className="wide">Nghe thử</Button> },
    ],
  },
  { name: 'Select', states: [{ name: 'chosen', Show: () => <Formats As={Select} /> }] },
  {
    name: 'Segments',
    states: [
      { name: 'second of three', Show: () => <Formats As={Segments} /> },
      { name: 'with the focus', Show: () => <Formats As={Segments} />, as: 'focus-visible' },
    ],
  },
  {
    name: 'Checkbox',
    states: [
      { name: 'off', Show: () => <Checkbox label="Ghi nhớ" checked={false} onChange={ignore} /> },
      { name: 'on', Show: () => <Checkbox label="Ghi nhớ" checked onChange={ignore} /> },
      {
        name: 'with a hint',
        Show: () => (
          <Checkbox label="Sắp hết ký tự" hint="Khi số dư xuống dưới ngưỡng" checked onChange={ignore} />
        ),
      },
    ],
  },
  {
    name: 'Switch',
    states: [
      { name: 'off', Show: () => <Switch label="Bật" checked={false} onChange={ignore} /> },
      { name: 'on', Show: () => <Switch label="Bật" checked onChange={ignore} /> },
      {
        name: 'with the focus',
        Show: () => <Switch label="Bật" checked onChange={ignore} />,
        as: 'focus-visible',
      },
    ],
  },
  {
    name: 'CopyButton',
    states: [
      { name: 'idle', Show: () => <CopyButton value="LOA482913" /> },
      { name: 'copied', Show: () => <Copied takes /> },
      { name: 'refused by the browser', Show: () => <Copied takes={false} /> },
    ],
  },
  {
    name: 'Code',
    states: [
      {
        name: 'a line that is too long',
        Show: () => <Code label="curl" value={'curl https://loa.invalid/api/v1/tts \\\n  -d @speech.json'} />,
      },
    ],
  },
  { name: 'Preferences', states: [{ name: 'as it is', Show: () => <Preferences /> }] },
  { name: 'LanguageChoice', states: [{ name: 'as it is', Show: () => <LanguageChoice /> }] },
  { name: 'ThemeChoice', states: [{ name: 'as it is', Show: () => <ThemeChoice /> }] },
];
