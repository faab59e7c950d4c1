import type { QuoteResult, ReadingStepDto, ReadingWarningDto } from '../../api/generated';
import type { ReadingRule } from '../../api/reading-rule';
import { Button, Switch } from '../../ui/controls';
import { Card, Table } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';

interface ReadingProps {
  readonly quote: QuoteResult | null;
  /** Names of the rules that are switched off. */
  readonly off: readonly ReadingRule[];
  readonly onChange: (off: readonly ReadingRule[]) => void;
}

/** Spaces and line ends are read as pauses, which nobody needs to be shown. */
const isVisible = ({ written, spoken }: ReadingStepDto): boolean => (written + spoken).trim() !== '';

/** How the text is read: what is said, and beside every word that is read otherwise, what is written. */
export function Reading({ quote, off, onChange }: ReadingProps) {
  const { text } = useLanguage();
  return (
    <Card title={text.playground.reading}>
      {quote ? (
        <ReadingOf quote={quote} onSwitchOff={(rule) => onChange([...off, rule])} />
      ) : (
        <p className="hint">{text.playground.readingEmpty}</p>
      )}
      {off.length > 0 && (
        <>
          <h3>{text.playground.off}</h3>
          <ul className="chips">
            {off.map((rule) => (
              <li key={rule}>
                <Button
                  className="small"
                  aria-label={text.playground.switchOn(text.rules[rule])}
                  onClick={() => onChange(off.filter((other) => other !== rule))}
                >
                  {text.rules[rule]} ↺
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function ReadingOf({ quote, onSwitchOff }: { quote: QuoteResult; onSwitchOff: (rule: ReadingRule) => void }) {
  const { text } = useLanguage();
  const steps = quote.reading.filter(isVisible);
  return (
    <>
      <p className="spoken" dir="auto" aria-label={text.playground.spokenText}>
        {quote.spoken_text}
      </p>
      {steps.length === 0 ? (
        <p className="hint">{text.playground.readingPlain}</p>
      ) : (
        <Table label={text.playground.reading}>
          <thead>
            <tr>
              <th scope="col">{text.playground.written}</th>
              <th scope="col">{text.playground.spoken}</th>
              <th scope="col">{text.playground.rule}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step) => (
              <tr key={`${step.start}-${step.end}-${step.rule}`}>
                <td dir="auto">
                  <mark>{visible(step.written)}</mark>
                </td>
                <td dir="auto">
                  {step.spoken.trim() || <span className="hint">{text.playground.silent}</span>}
                </td>
                <td className="rule">
                  {step.rule === 'dictionary' ? (
                    text.playground.fromDictionary
                  ) : (
                    <RuleSwitch rule={step.rule} onSwitchOff={onSwitchOff} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {quote.warnings.length > 0 && <Warnings warnings={quote.warnings} />}
    </>
  );
}

function RuleSwitch({ rule, onSwitchOff }: { rule: ReadingRule; onSwitchOff: (rule: ReadingRule) => void }) {
  const { text } = useLanguage();
  const name = text.rules[rule];
  return (
    <>
      <Switch checked label={text.playground.switchOff(name)} onChange={() => onSwitchOff(rule)} /> {name}
    </>
  );
}

/** What will not be heard: a line for each kind, with the pieces themselves. */
function Warnings({ warnings }: { warnings: readonly ReadingWarningDto[] }) {
  const { text } = useLanguage();
  const codes = [...new Set(warnings.map(({ code }) => code))];
  const piecesOf = (code: string) =>
    new Set(warnings.filter((warning) => warning.code === code).flatMap(({ dropped }) => dropped));
  return (
    <>
      <h3>{text.playground.warnings}</h3>
      <ul className="warnings">
        {codes.map((code) => (
          <li key={code}>
            {text.playground.warningCodes[code]}:{' '}
            {[...piecesOf(code)].map((piece) => (
              <code key={piece} className="piece" dir="auto">
                {visible(piece)}
              </code>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A piece of a text, by the names of its characters where there is nothing to be seen of it. */
function visible(piece: string): string {
  if (/[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(piece)) return piece.trim();
  return [...piece]
    .map((char) => `U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' ');
}
