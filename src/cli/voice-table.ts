import { type HeardVoice, type MeasuredVoice, VOICE_LIMITS } from '../voices';

const NAME_WIDTH = 24;
/** Of sentences, the worst are shown. */
const WORST = 3;

const limits = VOICE_LIMITS;
const inPerCent = (share: number, digits: number): string => `${(share * 100).toFixed(digits)} %`;

interface Column {
  readonly title: string;
  readonly width: number;
  readonly about: string;
  readonly show: (voice: MeasuredVoice['figures']) => string;
}

const COLUMNS: readonly Column[] = [
  {
    title: 's/syl',
    width: 7,
    about: `seconds a syllable, ${limits.leastSecPerSyllable} to ${limits.mostSecPerSyllable}; Vietnamese is read at about 0.19`,
    show: ({ secPerSyllable }) => secPerSyllable.toFixed(2),
  },
  {
    title: 'clipped',
    width: 9,
    about: `samples at full scale, at most ${inPerCent(limits.mostClippedShare, 1)}`,
    show: ({ clippedShare }) => inPerCent(clippedShare, 2),
  },
  {
    title: 'silent',
    width: 8,
    about: `stretches without a sound, at most ${inPerCent(limits.mostSilentShare, 0)}`,
    show: ({ silentShare }) => inPerCent(silentShare, 0),
  },
  {
    title: 'lead',
    width: 6,
    about: `longest silence before a sentence, at most ${limits.mostEndSec} s`,
    show: ({ leadSec }) => leadSec.toFixed(2),
  },
  {
    title: 'end',
    width: 6,
    about: `longest silence after a sentence, at most ${limits.mostEndSec} s`,
    show: ({ tailSec }) => tailSec.toFixed(2),
  },
  {
    title: 'LUFS',
    width: 7,
    about: `loudness (ITU-R BS.1770-4), at least ${limits.leastLufs}`,
    show: ({ lufs }) => lufs.toFixed(1),
  },
  {
    title: 'RTF',
    width: 7,
    about: `real-time factor, seconds of work for a second of speech, below ${limits.mostRealTimeFactor}`,
    show: ({ realTimeFactor }) => realTimeFactor.toFixed(3),
  },
];

/** The first line of the table of `figuresLine`. */
export function figuresHead(): string {
  return 'voice'.padEnd(NAME_WIDTH) + COLUMNS.map(({ title, width }) => title.padStart(width)).join('');
}

/** What a voice measures, in one line: what is out of its limits stands at the end. */
export function figuresLine({ speakerId, figures, findings }: MeasuredVoice): string {
  const cells = COLUMNS.map(({ show, width }) => show(figures).replace(/NaN.*/, '-').padStart(width));
  const said = findings.map(({ name }) => name).join(', ') || 'ok';
  return `${nameCell(speakerId)}${cells.join('')}  ${findings.some(({ isBroken }) => isBroken) ? 'BROKEN: ' : ''}${said}`;
}

/** What the columns mean, and their limits. */
export function figuresLegend(): string[] {
  const broken = 'Clipped, too fast, too slow, or silent in a sentence: the voice is BROKEN.';
  return [...COLUMNS.map(({ title, about }) => `${title.padEnd(9)}${about}`), broken];
}

/** How much of a voice was recognised, and the sentences of which the least was. */
export function heardLines({ speakerId, characterErrorRate, sentences }: HeardVoice): string[] {
  const rate = ({ errors, letters }: { errors: number; letters: number }) => errors / letters;
  const worst = sentences
    .filter(({ errors }) => errors > 0)
    .sort((one, other) => rate(other) - rate(one))
    .slice(0, WORST);
  return [
    `${nameCell(speakerId)}${inPerCent(characterErrorRate, 2).padStart(9)} of ${sentences.length} sentences`,
    ...worst.flatMap((sentence) => [
      `  ${inPerCent(rate(sentence), 0).padStart(6)}  spoken: ${sentence.spoken}`,
      `          heard:  ${sentence.heard || '(nothing)'}`,
    ]),
  ];
}

/** What the figure of `heardLines` is. */
export const HEARD_LEGEND =
  'Character error rate: letters wrong, missing or too many, of those spoken, as NIST sclite counts them.';

function nameCell(speakerId: string): string {
  const name = speakerId.length < NAME_WIDTH ? speakerId : `${speakerId.slice(0, NAME_WIDTH - 2)}…`;
  return name.padEnd(NAME_WIDTH);
}
