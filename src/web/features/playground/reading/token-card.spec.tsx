import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { ReadingStepDto } from '../../../api/generated';
import { LanguageProvider } from '../../../i18n/language';
import { Fetching } from '../../../testing/fetching';
import { type Draft, emptyDraft } from '../drafts/draft';
import { marksOf, type Token, tokensOf } from '../manuscript/marks';
import type { Look } from '../manuscript/use-marks';
import { Tokens } from './tokens';

const step: ReadingStepDto = {
  ...{ rule: 'number', class: 'section', written: '3.5', spoken: 'ba chấm năm', certainty: 0.55 },
  ...{ start: 0, end: 3 },
  alternatives: [{ class: 'decimal', spoken: 'ba phẩy năm', certainty: 0.4 }],
};
const tokenOf = (first: ReadingStepDto) =>
  tokensOf(marksOf('3.5 và 3.5', [first, { ...first, start: 7, end: 10 }]))[0]!;

interface Shown {
  readonly draft?: Draft;
  readonly token?: Token;
  readonly onPlay?: (() => void) | null;
  readonly takesFocus?: boolean;
}

function show({ draft = emptyDraft, token = tokenOf(step), onPlay = null, takesFocus = true }: Shown = {}) {
  const [onChange, onLook] = [jest.fn(), jest.fn()];
  const [mark] = token.marks;
  render(
    <Fetching>
      <LanguageProvider>
        <Tokens
          tokens={[token]}
          looked={{ start: 0, anchor: document.body, takesFocus, token, mark: mark! }}
          onLook={onLook}
          draft={draft}
          onChange={onChange}
          onPlay={onPlay}
        />
      </LanguageProvider>
    </Fetching>,
  );
  return { onChange, onLook };
}

const card = () => screen.getByRole('dialog', { name: 'Cách đọc “\u20683.5\u2069”' });

const chip = () => screen.getByRole('button', { name: '3.5 ×2 (chưa chắc)' });

function inVietnamese(): void {
  Object.defineProperty(navigator, 'languages', { value: ['vi-VN'], configurable: true });
}

const LIST = { items: [{ id: 'd1', is_default: true }] };

const CHOICES = [
  { start: 0, end: 3, class: 'decimal' },
  { start: 7, end: 10, class: 'decimal' },
] as const;

describe('a token that is looked at', () => {
  beforeEach(inVietnamese);
  afterEach(cleanup);

  it('is one for all its places, and says how sure its reading is', () => {
    show();
    expect(chip().getAttribute('aria-expanded')).toBe('true');
    screen.getByText('Số mục · chắc chắn 55% · 2 chỗ');
  });

  it('is read otherwise in every place after one click, which keeps the focus', () => {
    const { onChange } = show();
    fireEvent.click(screen.getByRole('button', { name: /^ba phẩy năm/ }));
    expect(onChange).toHaveBeenCalledWith({ choices: CHOICES });
    expect(document.activeElement).toBe(card());
  });

  it('is left to the reader again', () => {
    const other = { start: 20, end: 22, class: 'date' } as const;
    const { onChange } = show({
      draft: { ...emptyDraft, choices: [...CHOICES, other] },
      token: tokenOf({ ...step, class: 'decimal', spoken: 'ba phẩy năm', alternatives: [] }),
    });
    screen.getByText('Số thập phân · do bạn chọn · 2 chỗ');
    fireEvent.click(screen.getByRole('button', { name: 'Để máy tự chọn' }));
    expect(onChange).toHaveBeenCalledWith({ choices: [other] });
  });

  it('has its kind of reading turned off, and on again', () => {
    const { onChange, onLook } = show({ draft: { ...emptyDraft, off: ['date'] } });
    fireEvent.click(screen.getByRole('button', { name: 'Tắt cách đọc: Số mục' }));
    expect(onLook).toHaveBeenLastCalledWith(null);
    expect(onChange).toHaveBeenLastCalledWith({ off: ['date', 'section'] });
    fireEvent.click(screen.getByRole('button', { name: 'Bật lại cách đọc: Ngày tháng' }));
    expect(onChange).toHaveBeenLastCalledWith({ off: [] });
  });

  it('is heard from its place on where there is sound of the text, and only there', () => {
    const onPlay = jest.fn();
    show({ onPlay });
    fireEvent.click(screen.getByRole('button', { name: 'Phát từ đây' }));
    expect(onPlay).toHaveBeenCalledTimes(1);
    cleanup();
    show();
    expect(screen.queryByRole('button', { name: 'Phát từ đây' })).toBeNull();
  });
});

describe('the card of a token', () => {
  beforeEach(inVietnamese);
  afterEach(cleanup);

  it('takes the focus where the keyboard is to go on in it, and only there', () => {
    show();
    expect(document.activeElement).toBe(card());
    cleanup();
    show({ takesFocus: false });
    expect(document.activeElement).toBe(document.body);
  });

  it('closes by its button, by its token, and when Tab leads out of it', () => {
    const { onLook } = show({ onPlay: jest.fn() });
    fireEvent.click(screen.getByRole('button', { name: 'Đóng' }));
    expect(onLook.mock.calls).toEqual([[null]]);
    fireEvent.click(chip());
    expect(onLook.mock.calls).toEqual([[null], [null]]);
    const pressTabTo = (name: string) => {
      screen.getByRole('button', { name }).focus();
      fireEvent.keyUp(document.activeElement!, { key: 'Tab' });
    };
    pressTabTo('Phát từ đây');
    expect(onLook).toHaveBeenCalledTimes(2);
    pressTabTo('3.5 ×2 (chưa chắc)');
    expect(onLook).toHaveBeenCalledTimes(3);
  });
});

/** A token whose card opens and closes as it does on the page. */
function Openable() {
  const [look, setLook] = useState<Look | null>(null);
  const token = tokenOf(step);
  return (
    <Tokens
      tokens={[token]}
      looked={look && { ...look, token, mark: token.marks[0]! }}
      onLook={setLook}
      draft={emptyDraft}
      onChange={jest.fn()}
      onPlay={null}
    />
  );
}

describe('the card of a token that is looked at a second time', () => {
  beforeEach(inVietnamese);
  afterEach(cleanup);

  it('opens again before the browser has told of its closing', async () => {
    render(
      <Fetching>
        <LanguageProvider>
          <Openable />
        </LanguageProvider>
      </Fetching>,
    );
    fireEvent.click(chip());
    fireEvent.click(screen.getByRole('button', { name: 'Đóng' }));
    fireEvent.click(chip());
    await act(() => new Promise((told) => setTimeout(told)));
    card();
  });
});

describe('a token that is always to be read so', () => {
  beforeEach(inVietnamese);
  afterEach(cleanup);

  it('leads to the dictionaries', () => {
    show();
    const link = screen.getByRole('link', { name: 'Xem và sửa các từ điển phát âm' });
    expect(link.getAttribute('href')).toBe('/pronunciations');
  });

  it('is written into the dictionary that is used by default, and the focus stays beside it', async () => {
    const sent: unknown[] = [];
    Fetching.by((request) => {
      if (request.method === 'PUT') void request.json().then((body) => sent.push(body));
      const found = request.url.endsWith('/d1') || request.method === 'PUT' ? { entries: [] } : LIST;
      return Response.json({ status: 1, result: found });
    });
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Ghi vào từ điển' }));
    await waitFor(() => expect(document.activeElement).toBe(card()));
    expect(sent).toEqual([[{ written: '3.5', spoken: 'ba chấm năm' }]]);
  });

  it('says why the dictionary did not take it, and keeps what was typed', async () => {
    show({ takesFocus: false });
    Fetching.answer(409, { status: 0, code: 'TOO_MANY_DICTIONARIES', message: 'too many', errors: null });
    fireEvent.change(screen.getByLabelText('Luôn đọc “\u20683.5\u2069” là'), {
      target: { value: 'ba rưỡi' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Ghi vào từ điển' }));
    await screen.findByText(/nhiều nhất 50 từ điển/);
    expect(screen.getByLabelText<HTMLInputElement>('Luôn đọc “\u20683.5\u2069” là').value).toBe('ba rưỡi');
    expect(document.activeElement).not.toBe(card());
  });
});
