/**
 * What Swagger UI's page needs to be read by everybody (WCAG 2.2 AA): darker colours behind and of its letters, in its light
 * appearance. Its choice of servers goes, because there is one.
 */
export const DOCS_CSS = [
  '.swagger-ui .servers-title, .swagger-ui .servers { display: none }',
  ...[
    ['.info a, .info .link', 'color: #1d5fae'],
    ['.version-stamp, .version-stamp .version', 'background: #3f6212'],
    ['.btn.authorize, .btn.authorize span', 'color: #11713f; border-color: #11713f'],
    ['.opblock-get .opblock-summary-method', 'background: #1c62a8'],
    ['.opblock-post .opblock-summary-method', 'background: #11713f'],
    ['.opblock-put .opblock-summary-method', 'background: #8a4b08'],
    ['.opblock-patch .opblock-summary-method', 'background: #0f766e'],
    ['.opblock-delete .opblock-summary-method', 'background: #b42318'],
  ].map(([of = '', rules]) => {
    const selectors = of.split(', ').map((part) => `html:not(.dark-mode) .swagger-ui ${part}`);
    return `${selectors.join(', ')} { ${rules} }`;
  }),
].join('\n');

interface SwaggerUi {
  readonly React: { createElement(name: string, props: null, children: unknown): unknown };
}

/**
 * A plugin of Swagger UI: paths inside the buttons that open them are text, not links. It is sent to the browser as it stands
 * here, and knows nothing outside of itself.
 */
export function pathsAsText({ React }: SwaggerUi) {
  const Path =
    () =>
    ({ text, path }: { text?: unknown; path?: string }) =>
      React.createElement('span', null, text ?? path);
  return { wrapComponents: { DeepLink: Path } };
}

interface Part {
  setAttribute(name: string, value: string): void;
}
declare const document: { querySelectorAll(selector: string): Iterable<Part>; readonly body: Part };
declare const MutationObserver: new (act: () => void) => { observe(root: Part, what: object): void };

/** Names the landmarks of the drawn page, and leaves no gap between its headings. It is sent to the browser, too. */
export function nameParts(): void {
  const give = (
    selector: string,
    ...attributes: readonly (readonly [name: string, value: string])[]
  ): void => {
    for (const part of document.querySelectorAll(selector))
      for (const [name, value] of attributes) part.setAttribute(name, value);
  };
  const look = (): void => {
    give('.information-container', ['role', 'region'], ['aria-label', 'About']);
    give('.scheme-container', ['role', 'region'], ['aria-label', 'Authorization']);
    give('h3.opblock-tag, .models > h4', ['aria-level', '2']);
  };
  look();
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}
