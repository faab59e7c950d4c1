import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { LanguageProvider } from '../../../i18n/language';
import { Manuscript } from './manuscript';
import { marksOf } from './marks';

const TEXT = 'Giá 3.5 nhé';
const MARKS = marksOf(TEXT, [
  {
    ...{ rule: 'number', class: 'decimal', start: 4, end: 7, written: '3.5', spoken: 'ba phẩy năm' },
    ...{ certainty: 1, alternatives: [] },
  },
]);

function show(hasSound = true) {
  const [onPick, onPlayFrom, onSpeak] = [jest.fn(), jest.fn(), jest.fn()];
  render(
    <LanguageProvider>
      <Manuscript
        value={TEXT}
        marks={MARKS}
        chosen={[]}
        heard={null}
        isTooLong={false}
        onChange={jest.fn()}
        onPick={onPick}
        onPlayFrom={hasSound ? onPlayFrom : null}
        onSpeak={onSpeak}
      />
    </LanguageProvider>,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  const act = (from: number, to: number, event: () => void) => {
    field.setSelectionRange(from, to);
    event();
  };
  return { field, act, onPick, onPlayFrom, onSpeak };
}

describe('the text on the desk', () => {
  beforeEach(() => {
    Element.prototype.scrollTo = jest.fn();
  });
  afterEach(cleanup);

  it('opens a token at a click, and plays nothing', () => {
    const { field, act, onPick, onPlayFrom } = show();
    act(5, 5, () => fireEvent.click(field));
    expect(onPick).toHaveBeenCalledWith(MARKS[0]);
    expect(onPlayFrom).not.toHaveBeenCalled();
  });

  it('plays from a word at a double click, at a click with Alt, and by the keyboard, and opens nothing', () => {
    const { field, act, onPick, onPlayFrom, onSpeak } = show();
    act(4, 7, () => fireEvent.doubleClick(field));
    act(5, 5, () => fireEvent.click(field, { altKey: true }));
    act(9, 9, () => fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, shiftKey: true }));
    expect(onPlayFrom.mock.calls).toEqual([[4], [5], [9]]);
    expect(onPick).not.toHaveBeenCalled();
    expect(onSpeak).not.toHaveBeenCalled();
  });

  it('opens a token by the keyboard, and speaks', () => {
    const { field, act, onPick, onPlayFrom, onSpeak } = show();
    act(5, 5, () => fireEvent.keyDown(field, { key: 'Enter', altKey: true }));
    act(5, 5, () => fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true }));
    expect([onPick, onSpeak, onPlayFrom].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  });

  it('plays nothing where there is no sound of it', () => {
    const { field, act, onSpeak } = show(false);
    act(4, 7, () => fireEvent.doubleClick(field));
    act(4, 4, () => fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, shiftKey: true }));
    expect(onSpeak).not.toHaveBeenCalled();
  });
});
