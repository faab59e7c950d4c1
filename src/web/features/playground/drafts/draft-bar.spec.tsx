import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { LanguageProvider } from '../../../i18n/language';
import { DraftBar } from './draft-bar';
import { emptyDraft } from './draft';
import { useDrafts } from './use-drafts';

function Page() {
  const drafts = useDrafts('an', { id: 'first', draft: emptyDraft });
  return (
    <LanguageProvider>
      <DraftBar drafts={drafts} />
      <textarea
        aria-label="Text"
        value={drafts.current.draft.text}
        onChange={({ target }) => drafts.change({ text: target.value })}
      />
    </LanguageProvider>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (value: string) => fireEvent.change(screen.getByLabelText('Text'), { target: { value } });
const written = () => screen.getByLabelText<HTMLTextAreaElement>('Text').value;
const listed = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('the bar of drafts', () => {
  beforeEach(() => {
    localStorage.clear();
    Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
    render(<Page />);
  });
  afterEach(cleanup);

  it('is not there while there is but an empty one', () => {
    expect(screen.queryByRole('button')).toBeNull();
    write('One');
    expect(screen.getByRole('button', { name: 'New draft' })).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('begins another, goes back to the first, and names each by its beginning', () => {
    write(`One\n${'and '.repeat(20)}`);
    press('New draft');
    expect(written()).toBe('');
    write('Two');
    expect(listed()).toEqual(['\u2068Two\u2069', `\u2068One ${'and '.repeat(9)}\u2069`]);
    fireEvent.change(screen.getByLabelText('Draft'), {
      target: { value: screen.getAllByRole<HTMLOptionElement>('option')[1]!.value },
    });
    expect(written()).toMatch(/^One/);
  });

  it('deletes the one on the desk once that is confirmed', () => {
    write('One');
    press('New draft');
    write('Two');
    press('Delete draft');
    expect(written()).toBe('Two');
    fireEvent.click(screen.getAllByRole('button', { name: 'Delete draft' }).at(-1)!);
    expect(written()).toBe('One');
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
