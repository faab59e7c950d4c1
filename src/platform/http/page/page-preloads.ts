/** Of a screen: its scripts and style sheets, and what it asks the API for first. */
interface ScreenPreloads {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly data: readonly string[];
}

/** What the build of the page says that a browser will need (`src/web/preloads.ts`); addresses of this service. */
export interface Preloads {
  /** The scripts with the texts of languages that are not in the page itself. */
  readonly languages: ReadonlyMap<string, readonly string[]>;
  /** What the page asks the API for wherever somebody is signed in. */
  readonly people: readonly string[];
  /** What the screens of signed-in people need, by address. */
  readonly screens: ReadonlyMap<string, ScreenPreloads>;
}

/** @param json what the build has written */
export function readPreloads(json: string): Preloads {
  const { languages, people, screens } = JSON.parse(json) as {
    languages: Record<string, string[]>;
    people: string[];
    screens: Record<string, ScreenPreloads>;
  };
  return { people, languages: new Map(Object.entries(languages)), screens: new Map(Object.entries(screens)) };
}

/** Who opens the page, as far as the request tells. */
export interface Visitor {
  readonly isSignedIn: boolean;
  /** Of those that the page has. */
  readonly language: string;
}

const NOTHING: ScreenPreloads = { scripts: [], styles: [], data: [] };

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
  const texts = preloads.languages.get(language) ?? [];
  const { scripts, styles, data } = (isSignedIn && preloads.screens.get(pathname)) || NOTHING;
  const head = [
    ...(isSignedIn ? [] : [NO_SESSION]),
    ...[...texts, ...scripts].map((script) => `<link rel="modulepreload" crossorigin href="${script}" />`),
    ...styles.map((sheet) => `<link rel="preload" as="style" crossorigin href="${sheet}" />`),
    ...(isSignedIn ? [...preloads.people, ...data] : []).map(
      (address) => `<link rel="preload" as="fetch" crossorigin href="${address}" />`,
    ),
  ];
  return html.replace('</head>', () => `${head.map((line) => `  ${line}\n`).join('')}  </head>`);
}
