import { DICTIONARY_RULE } from './aliases';
import { candidatesOf, formAt, type Candidate, type Form, type FoundForm } from './candidate';
import type { Place, Spoken } from './place';
import { openingAt, type Piece, type Scanner } from './scan';
import type { Opening } from './rule';
import type { Alternative } from './reading';
import type { SemioticClass } from './semiotic-class';
import { weigh, type FittedWeights, type Weighed } from './weighing';

/** How a language chooses what its written forms are. */
export interface Grammar {
  readonly forms: ReadonlyMap<Opening, readonly Form[]>;
  readonly weights: FittedWeights;
  evidenceFor(form: FoundForm, place: Place): string[];
}

/** A stretch that was read as one thing. */
export interface Token {
  readonly from: number;
  readonly to: number;
  /** What was said, in order; more than one where rules read the parts of a form. */
  readonly pieces: readonly Piece[];
  /** What it was taken for; null where no rule reads it and it stays as it stands. */
  readonly candidate: Candidate | null;
  /** The probability that it is this. */
  readonly certainty: number;
  /** What else it could be, best first. */
  readonly alternatives: readonly Alternative[];
}

/** What the caller has decided about a stretch: where it ends and what it is. */
export interface Choice {
  /** Its place in the caller's list. */
  readonly index: number;
  readonly to: number;
  readonly class: SemioticClass;
}

/** The caller's decisions; hears of each that begins where a token does whether it could be met. */
export interface Choices {
  at(index: number): Choice | undefined;
  /** @param fault null where it was met; the class where the token can be no such thing, else the span */
  settle(choice: Choice, fault: 'class' | 'span' | null): void;
}

/**
 * Cuts a text into tokens from left to right: rules propose a reading, the form found there lists every legal one, and
 * the weights choose, unless the caller has.
 */
export class Tokenizer {
  /** @param allowed whether a reading by this rule and of this class is switched on */
  constructor(
    private readonly scanner: Scanner,
    private readonly grammar: Grammar,
    private readonly allowed: (candidate: Candidate) => boolean,
    private readonly choices: Choices,
  ) {}

  *tokens(): Generator<Token> {
    let previous: Spoken | null = null;
    for (let index = 0; index < this.scanner.text.length;) {
      const place = this.scanner.placeAt(index, previous);
      const weighed = this.weighedAt(place);
      const choice = this.choices.at(index);
      const token = choice === undefined ? weighed : this.choose(place, weighed, choice);
      yield token;
      for (const { rule, to } of token.pieces) if (rule !== null) previous = { rule, end: to };
      index = token.to;
    }
  }

  private weighedAt(place: Place): Token {
    const { weights } = this.grammar;
    const first = this.scanner.readAt(place);
    if (first.rule === null || first.rule === DICTIONARY_RULE) return alone(first, 1);
    const form = formAt(place, this.formsAt(place));
    const proposal = form && proposalFor(form, first, this.scanner);
    if (form === null || proposal === null || !this.allowed(proposal.proposed)) {
      return alone(first, weights.reliability.get(first.rule) ?? weights.otherwise);
    }
    const { pieces, proposed } = proposal;
    // What says the same words is the same reading, whatever it is called.
    const others = candidatesOf(form, place).filter(
      (other) => other.class !== proposed.class && other.spoken !== proposed.spoken && this.allowed(other),
    );
    if (others.length === 0) {
      const certainty = weights.reliability.get(proposed.rule) ?? weights.otherwise;
      return tokenOf(pieces, { candidate: proposed, certainty }, []);
    }
    const evidence = this.grammar.evidenceFor(form, place);
    const [best, ...rest] = weigh(form.form.name, [proposed, ...others], proposed, evidence, weights);
    const said = best!.candidate === proposed ? pieces : [pieceOf(best!.candidate, place.index, form)];
    return tokenOf(said, best!, rest);
  }

  /** The token as the caller has decided it, or as it was weighed where it can be no such thing. */
  private choose(place: Place, weighed: Token, choice: Choice): Token {
    const readings = this.legalReadings(place, choice.to, weighed);
    const chosen = readings.find((candidate) => candidate.class === choice.class);
    const isToken = weighed.to === choice.to || readings.length > 0;
    this.choices.settle(choice, chosen !== undefined ? null : isToken ? 'class' : 'span');
    if (chosen === undefined) return weighed;
    const others = readings.filter((candidate) => candidate !== chosen);
    const unchanged = weighed.to === choice.to && weighed.candidate === chosen;
    return tokenOf(
      unchanged ? weighed.pieces : [{ ...chosen, from: place.index, to: choice.to }],
      { candidate: chosen, certainty: 1 },
      others.map((candidate) => ({ candidate, certainty: 0 })),
    );
  }

  /** Everything that a stretch may legally be: as it was weighed, by its forms, by any rule that reads just it. */
  private legalReadings(place: Place, to: number, weighed: Token): Candidate[] {
    const own = weighed.to === to && weighed.candidate !== null ? [weighed.candidate] : [];
    const ofRules = this.scanner
      .allReadings(place, to)
      .flatMap(({ spoken, rule, class: kind }) => (rule === null ? [] : [{ spoken, rule, class: kind }]));
    const ofForms = this.formsAt(place)
      .map((form) => formAt(place, [form]))
      .filter((form) => form !== null && place.index + form.match[0].length === to)
      .flatMap((form) => (form === null ? [] : candidatesOf(form, place).filter(this.allowed)));
    const readings = new Map<SemioticClass, Candidate>();
    for (const candidate of [...own, ...ofForms, ...ofRules])
      if (!readings.has(candidate.class)) readings.set(candidate.class, candidate);
    return [...readings.values()];
  }

  private formsAt(place: Place): readonly Form[] {
    return this.grammar.forms.get(openingAt(this.scanner.text, place.index)) ?? [];
  }
}

const alone = (piece: Piece, certainty: number): Token => {
  const { from, to, rule, class: kind, spoken } = piece;
  const candidate = rule === null ? null : { class: kind, spoken, rule };
  return { from, to, pieces: [piece], candidate, certainty, alternatives: [] };
};

const tokenOf = (
  pieces: readonly Piece[],
  { candidate, certainty }: Weighed,
  others: readonly Weighed[],
): Token => ({
  from: pieces[0]!.from,
  to: pieces.at(-1)!.to,
  pieces,
  candidate,
  certainty,
  alternatives: others.map(alternative),
});

const alternative = ({ candidate, certainty }: Weighed): Alternative => ({
  class: candidate.class,
  spoken: candidate.spoken,
  certainty,
});

const pieceOf = ({ rule, spoken, class: kind }: Candidate, from: number, { match }: FoundForm): Piece => ({
  from,
  to: from + match[0].length,
  spoken,
  rule,
  class: kind,
});

/** Two numbers and what is between them. */
const PARTS = 3;

/** What the rules say for a whole form, or null where they read less of it or more. */
function proposalFor(
  { match, form: { inParts = false } }: FoundForm,
  first: Piece,
  scanner: Scanner,
): { readonly proposed: Candidate; readonly pieces: readonly Piece[] } | null {
  const end = first.from + match[0].length;
  const pieces = [first];
  while (inParts && pieces.at(-1)!.to < end && pieces.length < PARTS) {
    const last = pieces.at(-1)!;
    if (last.rule === null) return null;
    pieces.push(scanner.readAfter(last));
  }
  const last = pieces.at(-1)!;
  const key = pieces.length === 1 ? first : pieces[1]!;
  if (last.to !== end || key.rule === null || last.rule === null) return null;
  // A dash that says nothing joins two results.
  const kind = pieces.length > 1 && key.spoken === '' ? 'score' : key.class;
  const spoken = pieces
    .map((piece) => piece.spoken)
    .filter(Boolean)
    .join(' ');
  return { proposed: { class: kind, spoken, rule: key.rule }, pieces };
}
