import type { Finding } from './findings';
import type { Rule } from './checks/breach';

interface KnownFinding {
  readonly rule: Rule;
  /** Of the route; null stands for any. */
  readonly route: RegExp | null;
  readonly detail: RegExp;
  /** What is wrong, until it is mended. */
  readonly why: string;
}

const SPEECH = /^POST \/api\/v1\/tts(\/quote)?$/;
const GATEWAYS = /^POST \/api\/payment\/webhook/;

/** What the campaign finds and does not fail for. Each entry goes with its mending. */
export const KNOWN_FINDINGS: readonly KnownFinding[] = [
  {
    rule: 'server error',
    route: SPEECH,
    detail: /the speech is silent|words of the text are missing/,
    why: 'texts without sound, and words that the engine skips, are found out after they were spoken',
  },
  {
    rule: 'slow',
    route: SPEECH,
    detail: /./,
    why: 'a character can be many spoken words: cost does not follow output',
  },
  {
    rule: 'slow',
    route: GATEWAYS,
    detail: /./,
    why: 'a hundred transfers in one call are stored in a hundred transactions: 1.4 s on one core',
  },
  {
    rule: 'let in',
    route: GATEWAYS,
    detail: /blank reference|the time (0000|0001|9999)|the year 9999/,
    why: 'a reference of invisible characters and impossible years are taken for good',
  },
  {
    rule: 'no answer',
    route: /^CONNECT$/,
    detail: /closed without an answer/,
    why: 'Node.js closes the connection when nobody listens for CONNECT',
  },
  {
    rule: 'no answer',
    route: null,
    detail: /EPIPE|ECONNRESET/,
    why: 'a body over the limit is refused and the connection reset before the sender has read the answer',
  },
  {
    rule: 'displaced',
    route: null,
    detail: /./,
    why: 'what follows a good request and is none is refused at once, and the answer that was due is lost',
  },
  {
    rule: 'log',
    route: null,
    detail: /^error: request failed \(Error: aborted\)/,
    why: 'senders that leave before their body is complete are logged as our errors',
  },
];

/** Whether a finding is one of those that are known. */
export const isKnown = (finding: Finding): boolean =>
  KNOWN_FINDINGS.some(
    ({ rule, route, detail }) =>
      rule === finding.rule &&
      (route === null || route.test(finding.route ?? '')) &&
      detail.test(finding.detail),
  );
