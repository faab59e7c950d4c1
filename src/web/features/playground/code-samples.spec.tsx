import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { LanguageProvider } from '../../i18n/language';
import { CodeSamples } from './code-samples';
import { emptyDraft, LONGEST_TEXT, requestOf } from './drafts/draft';
import { Reading } from './reading/reading';

const show = (text: string): void => {
  const body = requestOf({
    ...emptyDraft,
    speaker: 'an',
    text,
    choices: [{ start: 0, end: 1, class: 'letters' }],
  });
  render(
    <LanguageProvider>
      <CodeSamples body={body} />
      <Reading value={text} quoted={null} />
    </LanguageProvider>,
  );
};
const sample = (kind: string): string => {
  fireEvent.click(screen.getByRole('radio', { name: kind }));
  return screen.getByRole('region', { name: kind }).textContent;
};
const KINDS = ['curl', 'JavaScript', 'Python'];

describe('the request as a program sends it', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
  });
  afterEach(cleanup);

  it('speaks a text at once, and says that it is this one', () => {
    show('a'.repeat(LONGEST_TEXT));
    screen.getByText(/^Exactly the text and the voice above/);
    for (const kind of KINDS) expect(sample(kind)).toMatch(/\/api\/v1\/tts['" ](?=[^]*choose)/);
  });

  it('is a job where the text is longer than the API speaks at once, which has no preview either', () => {
    show('a'.repeat(LONGEST_TEXT + 1));
    screen.getByText(/^Sends the text above as a long job/);
    for (const kind of KINDS)
      expect(sample(kind)).toMatch(/\/api\/v1\/tts\/jobs['" ](?=[^]*chapters)(?![^]*choose)/);
    screen.getByText(/more than 5,000 characters .* cannot be previewed/);
  });

  it.each(['', ' \n'])('is an example where there is no text: %j', (text) => {
    show(text);
    screen.getByText(/^An example with a sample sentence/);
    expect(screen.queryByText(/^Exactly/)).toBeNull();
    expect(sample('curl')).toContain('Xin chào!');
    screen.getByText(/^Write something/);
  });
});
