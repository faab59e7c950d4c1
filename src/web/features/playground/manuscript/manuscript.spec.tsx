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
  const [onLook, onPlayFrom, onSpeak] = [jest.fn(), jest.fn(), jest.fn()];
  render(
    <LanguageProvider>
      <Manuscript
        value={TEXT}
        marks={MARKS}
        chosen={[]}
        heard={null}
        isTooLong={false}
        onChange={jest.fn()}
        onLook={onLook}
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
  return { field, act, onLook, onPlayFrom, onSpeak };
}

describe('the text on the desk', () => {
  beforeEach(() => {
    Element.prototype.scrollTo = jest.fn();
  });
  afterEach(cleanup);

  it('opens a token beside its place at a click, which leaves the focus to who writes, and plays nothing', () => {
    const { field, act, onLook, onPlayFrom } = show();
    act(5, 5, () => fireEvent.click(field));
    expect(onLook.mock.calls).toEqual([[{ start: 4, anchor: screen.getByText('3.5'), takesFocus: false }]]);
    expect(onPlayFrom).not.toHaveBeenCalled();
  });

  it('opens a token at a touch, and by the keyboard, for the keyboard to go on there', () => {
    const { field, act, onLook } = show();
    const touch = Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType: 'touch' });
    act(5, 5, () => fireEvent(field, touch));
    act(5, 5, () => fireEvent.keyDown(field, { key: 'Enter', altKey: true }));
    const look = { start: 4, anchor: screen.getByText('3.5'), takesFocus: true };
    expect(onLook.mock.calls).toEqual([[look], [look]]);
  });

  it('plays from a word at a double click, at a click with Alt, and by the keyboard, and opens nothing', () => {
    const { field, act, onLook, onPlayFrom, onSpeak } = show();
    act(4, 7, () => fireEvent.doubleClick(field));
    act(5, 5, () => fireEvent.click(field, { altKey: true }));
    act(9, 9, () => fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, shiftKey: true }));
    expect(onPlayFrom.mock.calls).toEqual([[4], [5], [9]]);
    expect(onLook).not.toHaveBeenCalled();
    expect(onSpeak).not.toHaveBeenCalled();
  });

  it('opens a token by the keyboard, and speaks', () => {
    const { field, act, onLook, onPlayFrom, onSpeak } = show();
    act(5, 5, () => fireEvent.keyDown(field, { key: 'Enter', altKey: true }));
    act(5, 5, () => fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true }));
    expect([onLook, onSpeak, onPlayFrom].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  });

  it('plays nothing where there is no sound of it', () => {
    const { field, act, onSpeak } = show(false);
    act(4, 7, () => fireEvent.doubleClick(field));
    act(4, 4, () => fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, shiftKey: true }));
    expect(onSpeak).not.toHaveBeenCalled();
  });
});
