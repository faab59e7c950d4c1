import { pageFor, readPreloads } from './page-preloads';

const HTML = '<html>\n  <head>\n    <title>Loa</title>\n  </head>\n</html>';

const PRELOADS = readPreloads(
  JSON.stringify({
    languages: { en: ['/assets/en.js'] },
    people: ['/api/v1/account'],
    screens: {
      '/playground': {
        scripts: ['/assets/a.js', '/assets/b.js'],
        styles: ['/assets/a.css'],
        data: ['/api/v1/tts/speakers'],
      },
    },
  }),
);

describe('the page for a visitor', () => {
  const linksFor = (pathname: string, isSignedIn: boolean, language = 'vi') =>
    [
      ...pageFor(HTML, PRELOADS, pathname, { isSignedIn, language }).matchAll(/rel="(\w+)".* href="(.*)"/g),
    ].map(([, rel, href]) => [rel, href]);

  it('begins with what the screen of a signed-in person needs', () => {
    expect(linksFor('/playground', true, 'en')).toEqual([
      ['modulepreload', '/assets/en.js'],
      ['modulepreload', '/assets/a.js'],
      ['modulepreload', '/assets/b.js'],
      ['preload', '/assets/a.css'],
      ['preload', '/api/v1/account'],
      ['preload', '/api/v1/tts/speakers'],
    ]);
  });

  it.each(['/credits/LOA12345678', '/constructor', '/__proto__', '/playground/'])(
    'begins at %s with only who is signed in',
    (pathname) => expect(linksFor(pathname, true)).toEqual([['preload', '/api/v1/account']]),
  );

  it('says to strangers that they are some, and has their language at most', () => {
    expect(linksFor('/playground', false)).toEqual([]);
    expect(linksFor('/', false, 'en')).toEqual([['modulepreload', '/assets/en.js']]);
    const visitor = { language: 'vi', isSignedIn: false };
    expect(pageFor(HTML, PRELOADS, '/', visitor)).toContain(
      '<meta name="loa-session" content="none" />\n  </head>',
    );
    expect(pageFor(HTML, PRELOADS, '/', { ...visitor, isSignedIn: true })).not.toContain('loa-session');
  });
});
