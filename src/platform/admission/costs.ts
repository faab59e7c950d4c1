/**
 * What calls of one class cost, and what they may take. A limit of `null` is none: what holds the class then stands
 * in `what`.
 */
export interface RouteCost {
  /** What a call costs the service, and what else bounds it. */
  readonly what: string;
  /**
   * CPU time of the process for a call, in ms on one core, speaking aside: of ordinary calls, measured and rounded up;
   * where a text is read, of 5,000 characters that are all figures; of the largest job, dictionary, batch. How it was
   * measured is in docs/security.md.
   */
  readonly cpuMs: number;
  /** Calls of one client network (see `clientNetwork`) in a minute. */
  readonly perAddress: number | null;
  /** Whether calls count towards the rate of the account's plan, which is per minute. */
  readonly isInPlan: boolean;
  /** CPU time in ms that the calls of one account may take together in a minute; see `CpuBudgets`. */
  readonly cpuMsPerAccount?: number;
  /** Calls that may be open at the same time: until the whole answer is taken, or the caller has gone. */
  readonly open: { readonly perAddress?: number; readonly perAccount?: number; readonly inAll?: number };
  /** Attempts with a wrong password, of which more are refused; right ones are not counted. */
  readonly failures?: Readonly<
    Record<'perAddress' | 'perAccount' | 'perPair' | 'perBrowser' | 'allBrowsers', FailureLimit>
  >;
}

/** So many failures in so many minutes. */
export interface FailureLimit {
  readonly most: number;
  readonly minutes: number;
}

/**
 * What everything may cost: each route has its class by `@Cost`, `AdmissionGuard` holds callers to it, and
 * docs/security.md prints it. A route without a class fails the tests and is answered 403.
 */
export const costs = {
  probe: {
    what: 'a question of the operator; all that ask at once share one look',
    cpuMs: 1,
    perAddress: null,
    isInPlan: false,
    open: {},
  },
  catalogue: {
    what: 'a short list that is the same for everybody',
    cpuMs: 2,
    perAddress: 1200,
    isInPlan: false,
    open: {},
  },
  account: {
    what: 'reads or changes a few rows of the caller',
    cpuMs: 5,
    perAddress: null,
    isInPlan: true,
    open: {},
  },
  history: {
    what: 'reads up to 100 requests of the caller; a search looks through 10,000 texts at most, and an account may have 20 s of searching in a minute',
    cpuMs: 60,
    perAddress: null,
    isInPlan: true,
    cpuMsPerAccount: 20_000, // of the database, which does the searching
    open: { perAccount: 50, inAll: 200 },
  },
  export: {
    what: 'reads all that an account has, page by page as fast as the caller takes it',
    cpuMs: 1000,
    perAddress: null,
    isInPlan: true,
    open: { perAccount: 1, inAll: 8 },
  },
  admin: {
    what: 'reads or changes rows of anybody, for the operator',
    cpuMs: 10,
    perAddress: null,
    isInPlan: true,
    open: {},
  },
  'admin-figures': {
    what: 'has the database count what was sold and spoken in 30 days, for the operator',
    cpuMs: 5,
    perAddress: null,
    isInPlan: true,
    open: { inAll: 8 },
  },
  'sign-up': {
    what: 'hashes a password in a queue that serves networks in turn, and gives credits away, which is limited by day',
    cpuMs: 15,
    perAddress: 120,
    isInPlan: false,
    open: {},
  },
  'log-in': {
    what: 'hashes a password in a queue that serves networks, and browsers that are known, in turn',
    cpuMs: 15,
    perAddress: null,
    isInPlan: true,
    open: {},
    failures: {
      perAddress: { most: 120, minutes: 1 },
      perPair: { most: 40, minutes: 15 }, // of an address and an account
      perAccount: { most: 100, minutes: 60 }, // NIST SP 800-63B section 5.2.2
      perBrowser: { most: 40, minutes: 15 }, // one that is known; the three above do not hold it
      allBrowsers: { most: 100, minutes: 60 }, // all that are known to an account
    },
  },
  'totp-begin': {
    what: 'makes the secret of a second factor and draws its QR code',
    cpuMs: 5,
    perAddress: 20,
    isInPlan: true,
    open: {},
  },
  'forgot-password': {
    what: 'may put a mail into the outbox, afterwards; an account is sent 3 an hour',
    cpuMs: 5,
    perAddress: 20,
    isInPlan: false,
    open: {},
  },
  'mail-link': {
    what: 'looks up the link of a mail, and may hash a password in a queue that serves networks in turn',
    cpuMs: 15,
    perAddress: 120,
    isInPlan: false,
    open: {},
  },
  speech: {
    what: 'reads a text and has it spoken; held by credits, the requests of an account at once, the queue of an engine and, where it is refused after it was read, the reading time of `quote`',
    cpuMs: 80,
    perAddress: null,
    isInPlan: true,
    open: {},
  },
  'speech-stream': {
    what: 'as speech, and sends it meanwhile; what a slow caller has not taken when it is stored is read from there',
    cpuMs: 100,
    perAddress: null,
    isInPlan: true,
    open: { perAccount: 20, inAll: 1000 },
  },
  'speech-job': {
    what: 'checks, cuts and keeps up to a million characters; held by credits and the open jobs of an account, which may have 6 s of checking in a minute; the first 20,000 characters are read for it, and all is read and spoken part by part, in turn with others',
    cpuMs: 700,
    perAddress: null,
    isInPlan: true,
    cpuMsPerAccount: 6_000,
    open: { perAddress: 12, perAccount: 4, inAll: 16 }, // 8 MiB each, for which one address is not to keep all waiting
  },
  job: {
    what: 'reads a job, and of up to 10,000 parts the chapters; an account may have 6 s of that in a minute',
    cpuMs: 100,
    perAddress: null,
    isInPlan: true,
    cpuMsPerAccount: 6_000,
    open: {},
  },
  'job-events': {
    what: 'keeps a stream open until the job has ended; once a second the rows of all that are followed are looked at',
    cpuMs: 5,
    perAddress: null,
    isInPlan: true,
    open: { perAccount: 10, inAll: 500 },
  },
  quote: {
    what: 'reads a text, for nothing; an account may have 10 s of reading in a minute that it does not pay for, of which also documents of SSML and dictionaries that are made ready take',
    cpuMs: 80,
    perAddress: null,
    isInPlan: true,
    cpuMsPerAccount: 10_000,
    open: {},
  },
  dictionary: {
    what: 'reads, checks, copies or writes up to 10,000 entries; an account may have 10 s of that in a minute',
    cpuMs: 200,
    perAddress: null,
    isInPlan: true,
    cpuMsPerAccount: 10_000,
    open: {},
  },
  'dictionary-upload': {
    what: 'takes up to 2 MiB of entries, to be read in the time that `dictionary` has',
    cpuMs: 200,
    perAddress: null,
    isInPlan: true,
    open: { perAddress: 12, perAccount: 8, inAll: 16 },
  },
  audio: {
    what: 'sends a file for as long as the caller takes it; a player that is dragged about asks a few times a second',
    cpuMs: 2,
    perAddress: 600,
    isInPlan: false,
    open: { perAddress: 50, inAll: 2000 },
  },
  preview: {
    what: 'sends a sample of a voice, spoken when it is first asked for, one at a time; then a file of 40 kB',
    cpuMs: 2,
    perAddress: 240,
    isInPlan: false,
    open: { perAddress: 50, inAll: 500 },
  },
  trial: {
    what: 'reads and speaks up to 120 characters for a visitor, and keeps nothing; so many a day for a network and in all',
    cpuMs: 10,
    perAddress: 20,
    isInPlan: false,
    open: { perAddress: 2, inAll: 4 },
  },
  order: {
    what: 'writes an order',
    cpuMs: 5,
    perAddress: null,
    isInPlan: true,
    open: {},
  },
  receipt: {
    what: 'reads a row and writes a page, or draws a PDF in the one thread for it',
    cpuMs: 40,
    perAddress: null,
    isInPlan: true,
    open: { perAccount: 4, inAll: 50 },
  },
  'check-status': {
    what: 'reads a row, for whoever has the code',
    cpuMs: 1,
    perAddress: 240,
    isInPlan: false,
    open: {},
  },
  'order-events': {
    what: 'keeps a stream open until the order is paid',
    cpuMs: 5,
    perAddress: null,
    isInPlan: true,
    open: { perAccount: 10, inAll: 1000 },
  },
  qr: {
    what: 'draws an image, in the one thread for it: 50 may wait there, besides 500 that orders ask for',
    cpuMs: 15,
    perAddress: 240,
    isInPlan: false,
    open: {},
  },
  'mock-pay': {
    what: 'pays an order without money; does not exist in production',
    cpuMs: 10,
    perAddress: 1200,
    isInPlan: false,
    open: {},
  },
  webhook: {
    what: 'books a transfer; the bank is never refused, wrong secrets are (600 a minute and address)',
    cpuMs: 6,
    perAddress: null,
    isInPlan: false,
    open: {},
  },
  'webhook-endpoint': {
    what: "keeps the address of a customer's webhook, which it looks up first",
    cpuMs: 5,
    perAddress: null,
    isInPlan: true,
    open: { perAccount: 5, inAll: 100 },
  },
} as const satisfies Record<string, RouteCost>;

/** What connections may take, whatever is called over them; `connectionLimits` makes it less where it has to. */
export const connectionCost = {
  what: 'a connection, whatever is called over it; at a limit, one that waits for its client makes room (below)',
  open: {
    /** In production: forty browsers behind one address that open all six that they may; idle ones make room. */
    perAddress: 256,
    /** Some 100 MB of memory when all are silent. */
    inAll: 10_000,
  },
} as const;

/** The name of a class, which is also the name of its limit by address in `RateLimit-Policy`. */
export type RouteClass = keyof typeof costs;

/** What calls of the class may take. */
export const costOf = (name: RouteClass): RouteCost => costs[name];
