import { useState } from 'react';
import type { ReadingStepDto } from '../../api/generated';
import { Manuscript } from '../../features/playground/manuscript/manuscript';
import { marksOf, type Token, tokensOf } from '../../features/playground/manuscript/marks';
import { SoundPlayer } from '../../features/playground/sound/sound-player';
import { TokenCard } from '../../features/playground/reading/token-card';
import { TokenList } from '../../features/playground/reading/token-list';
import { Waveform } from '../../features/playground/sound/waveform';
import type { Specimen } from '../specimen';
import { LENGTH_SEC, useTone } from '../tone';
import styles from '../../features/playground/sound/transport.module.css';

const TEXT = 'Mục 3.5 có giá 150.000đ, rồi đến 3.5.';

const section: ReadingStepDto = {
  ...{ rule: 'number', class: 'section', written: '3.5', spoken: 'ba chấm năm', certainty: 0.55 },
  ...{ start: 4, end: 7 },
  alternatives: [{ class: 'decimal', spoken: 'ba phẩy năm', certainty: 0.4 }],
};
const price: ReadingStepDto = {
  ...{ rule: 'money', class: 'money', written: '150.000đ', certainty: 0.99 },
  ...{ spoken: 'một trăm năm mươi nghìn đồng', start: 15, end: 23, alternatives: [] },
};
const MARKS = marksOf(TEXT, [section, price, { ...section, start: 33, end: 36 }]);
const TOKENS = tokensOf(MARKS);
const [UNSURE, SURE] = [TOKENS[0]!, TOKENS[1]!];

const ignore = (): void => undefined;
const inWindow = { isWide: true, frame: { width: 620, height: 400 } } as const;

function Writing(props: Partial<Parameters<typeof Manuscript>[0]>) {
  return (
    <Manuscript
      value={TEXT}
      marks={[]}
      chosen={[]}
      heard={null}
      isTooLong={false}
      onChange={ignore}
      onLook={ignore}
      onPlayFrom={null}
      onSpeak={ignore}
      {...props}
    />
  );
}

/** The text, and the card of one of its tokens beside it. */
function Card({ token = UNSURE, ...rest }: Partial<Parameters<typeof TokenCard>[0]> & { token?: Token }) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [mark] = token.marks;
  return (
    <>
      <p>
        {TEXT.slice(0, mark!.start)}
        <strong ref={setAnchor}>{token.step.written}</strong>
        {TEXT.slice(mark!.end)}
      </p>
      {anchor && (
        <TokenCard
          looked={{ start: 0, anchor, takesFocus: false, token, mark: mark! }}
          isChosen={false}
          onChoose={ignore}
          onUndo={ignore}
          onSwitchOff={ignore}
          onPlay={ignore}
          onClose={ignore}
          {...rest}
        />
      )}
    </>
  );
}

const Wave = ({ made, heard }: { made: number; heard: number }) => (
  <div className={styles.wave}>
    <Waveform sound={useTone(made)} madeSec={made * LENGTH_SEC} totalSec={LENGTH_SEC} heard={heard} />
  </div>
);

const Playing = ({ made }: { made: number }) => (
  <SoundPlayer sound={useTone(made)} expectedSec={LENGTH_SEC} onPosition={ignore} />
);

export const studio: readonly Specimen[] = [
  {
    name: 'Manuscript',
    states: [
      { name: 'empty', Show: () => <Writing value="" /> },
      { name: 'tokens, the unsure one twice', Show: () => <Writing marks={MARKS} /> },
      { name: 'a token that is looked at', Show: () => <Writing marks={MARKS} chosen={UNSURE.marks} /> },
      { name: 'a word that is heard', Show: () => <Writing marks={MARKS} heard={{ start: 8, end: 10 }} /> },
      { name: 'too long', Show: () => <Writing isTooLong /> },
    ],
  },
  {
    name: 'TokenList',
    states: [
      { name: 'none chosen', Show: () => <TokenList tokens={TOKENS} chosen={null} onLook={ignore} /> },
      { name: 'one chosen', Show: () => <TokenList tokens={TOKENS} chosen={SURE} onLook={ignore} /> },
    ],
  },
  {
    name: 'TokenCard',
    states: [
      { name: 'unsure, with an alternative', ...inWindow, Show: () => <Card /> },
      { name: 'sure', ...inWindow, Show: () => <Card token={SURE} onPlay={null} /> },
      { name: 'chosen by the writer', ...inWindow, Show: () => <Card isChosen /> },
      {
        name: 'not spoken',
        ...inWindow,
        Show: () => <Card token={{ ...SURE, step: { ...SURE.step, spoken: '' } }} />,
      },
      { name: 'on a phone', frame: { width: 320, height: 640 }, Show: () => <Card /> },
    ],
  },
  {
    name: 'Waveform',
    states: [
      { name: 'half of it made', Show: () => <Wave made={0.5} heard={0.2} /> },
      { name: 'whole, not heard', Show: () => <Wave made={1} heard={0} /> },
      { name: 'whole, half of it heard', Show: () => <Wave made={1} heard={0.5} /> },
      {
        name: 'of an older text',
        Show: () => (
          <div className={styles.old}>
            <Wave made={1} heard={0.5} />
          </div>
        ),
      },
    ],
  },
  {
    name: 'SoundPlayer',
    states: [
      { name: 'nothing made yet', Show: () => <Playing made={0} /> },
      { name: 'half of it made', Show: () => <Playing made={0.5} /> },
      { name: 'whole', Show: () => <Playing made={1} /> },
    ],
  },
];
