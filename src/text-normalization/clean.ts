import type { Aliases } from './aliases';
import { allMatches } from './all-matches';
import { namedOf, type ReadingStep, type ReadingWarning } from './reading';
import type { NoiseRule } from './rule';
import type { Edit, SourceText, Span } from './source-text';

/** Text without its noise, and an account of what was taken out. */
export interface CleanText {
  readonly source: SourceText;
  readonly dropped: readonly (Span & Pick<ReadingStep, 'rule' | 'class' | 'spoken'>)[];
  readonly warnings: readonly ReadingWarning[];
}

/** Applies the noise rules one after the other. Each passes over the text once, and leaves the aliases as they are. */
export function clean(input: SourceText, rules: readonly NoiseRule[], aliases: Aliases): CleanText {
  const dropped: (Span & Pick<ReadingStep, 'rule' | 'class' | 'spoken'>)[] = [];
  const warnings: ReadingWarning[] = [];
  let source = input;
  for (const rule of rules) {
    const edits = allMatches(source.text, rule.pattern)
      .flatMap((match) => editsOf(rule, match))
      .filter(({ from, to }) => !aliases.cover(source.span(from, to)));
    if (edits.length === 0) continue;
    for (const { from, to, by } of edits) {
      dropped.push({ ...source.span(from, to), rule: rule.name, class: rule.class, spoken: by.trim() });
    }
    const pieces = edits.map(({ from, to }) => source.text.slice(from, to));
    warnings.push(...warningsOf(rule, pieces));
    source = source.edit(edits);
  }
  return { source: source.composed(), dropped, warnings };
}

function editsOf(rule: NoiseRule, match: RegExpExecArray): Edit[] {
  const from = match.index;
  const to = from + match[0].length;
  const kept = match.indices?.slice(1).find((group) => group !== undefined);
  if (kept === undefined) {
    const by = rule.becomes?.(match) ?? '';
    return by === match[0] ? [] : [{ from, to, by }];
  }
  const edges = [
    { from, to: kept[0], by: '' },
    { from: kept[1], to, by: '' },
  ];
  return edges.filter((edit) => edit.to > edit.from);
}

function warningsOf({ name, description, warning }: NoiseRule, pieces: readonly string[]): ReadingWarning[] {
  if (warning === undefined) return [];
  const message = `Not spoken (${name}, ${pieces.length}): ${description}`;
  return [{ code: warning, message, dropped: namedOf(pieces) }];
}
