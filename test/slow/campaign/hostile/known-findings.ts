import type { Finding } from './findings';
import type { Rule } from './checks/breach';

interface KnownFinding {
  readonly rule: Rule;
  readonly route: string;
  /** Every attack that has shown it. */
  readonly attack: RegExp;
  /** What is wrong, until it is mended. */
  readonly why: string;
}

/** What the campaign finds and does not fail for. Each entry goes with its mending. */
export const KNOWN_FINDINGS: readonly KnownFinding[] = [];

/** Whether a finding is one of those that are known, and nothing but these attacks has shown it. */
export const isKnown = (
  finding: Pick<Finding, 'rule' | 'route' | 'attacks'>,
  known: readonly KnownFinding[] = KNOWN_FINDINGS,
): boolean =>
  known.some(
    ({ rule, route, attack }) =>
      rule === finding.rule &&
      route === finding.route &&
      [...finding.attacks].every((each) => attack.test(each)),
  );
