/** What the build of the page says that a browser will need (`src/web/preloads.ts`); addresses of this service. */
export interface Preloads {
  /** The scripts with the texts of languages that are not in the page itself. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
  /** What the page asks the API for wherever somebody is signed in. */
  readonly people: readonly string[];
  /** What the screens of signed-in people need, by address. */
  readonly screens: Readonly<
    Record<string, { readonly scripts: readonly string[]; readonly data: readonly string[] }>
  >;
}

/** Who opens the page, as far as the request tells. */
export interface Visitor {
  readonly isSignedIn: boolean;
  /** Of those that the page has. */
  readonly language: string;
}

/** What the page reads where no session was sent: it need not ask who is signed in. */
const NO_SESSION = '<meta name="loa-session" content="none" />';

/**
 * The page for one visitor: what it will need is begun with the first script, not after it, and nobody who is not signed
 * in is asked for by the page. Nothing of the request is written into it.
 * @param pathname of the address that is opened
 */
export function pageFor(
  html: string,
  preloads: Preloads,
  pathname: string,
  { isSignedIn, language }: Visitor,
): string {
  const texts = own(preloads.languages, language) ?? [];
  const { scripts, data } = (isSignedIn && own(preloads.screens, pathname)) || { scripts: [], data: [] };
  const head = [
    ...(isSignedIn ? [] : [NO_SESSION]),
    ...[...texts, ...scripts].map((script) => `<link rel="modulepreload" crossorigin href="${script}" />`),
    ...(isSignedIn ? [...preloads.people, ...data] : []).map(
      (address) => `<link rel="preload" as="fetch" crossorigin href="${address}" />`,
    ),
  ];
  return html.replace('</head>', () => `${head.map((line) => `  ${line}\n`).join('')}  </head>`);
}

/** Addresses are typed by strangers: `constructor` is none of ours. */
const own = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
