import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReadingStepDto } from '../../../api/generated';
import { LanguageProvider } from '../../../i18n/language';
import { Fetching } from '../../../testing/fetching';
import { emptyDraft } from '../drafts/draft';
import { marksOf, tokensOf } from '../manuscript/marks';
import { Tokens } from './tokens';

const step: ReadingStepDto = {
  ...{ rule: 'number', class: 'section', written: '3.5', spoken: 'ba chấm năm', certainty: 0.55 },
  ...{ start: 0, end: 3 },
  alternatives: [{ class: 'decimal', spoken: 'ba phẩy năm', certainty: 0.4 }],
};
const tokenOf = (first: ReadingStepDto) =>
  tokensOf(marksOf('3.5 và 3.5', [first, { ...first, start: 7, end: 10 }]))[0]!;

function show(draft = emptyDraft, token = tokenOf(step), onPlay: (() => void) | null = null) {
  const onChange = jest.fn();
  render(
    <Fetching>
      <LanguageProvider>
        <Tokens
          tokens={[token]}
          token={token}
          onPick={jest.fn()}
          draft={draft}
          onChange={onChange}
          onPlay={onPlay}
        />
      </LanguageProvider>
    </Fetching>,
  );
  return { onChange };
}

const card = () => screen.getByRole('region', { name: 'Cách đọc “\u20683.5\u2069”' });

function inVietnamese(): void {
  Object.defineProperty(navigator, 'languages', { value: ['vi-VN'], configurable: true });
  Element.prototype.scrollIntoView = jest.fn();
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
    expect(screen.getByRole('button', { name: '3.5 ×2 (chưa chắc)' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
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
    const { onChange } = show(
      { ...emptyDraft, choices: [...CHOICES, other] },
      tokenOf({ ...step, class: 'decimal', spoken: 'ba phẩy năm', alternatives: [] }),
    );
    screen.getByText('Số thập phân · do bạn chọn · 2 chỗ');
    fireEvent.click(screen.getByRole('button', { name: 'Để máy tự chọn' }));
    expect(onChange).toHaveBeenCalledWith({ choices: [other] });
  });

  it('has its kind of reading turned off, and on again', () => {
    const { onChange } = show({ ...emptyDraft, off: ['date'] });
    fireEvent.click(screen.getByRole('button', { name: 'Tắt cách đọc: Số mục' }));
    expect(onChange).toHaveBeenLastCalledWith({ off: ['date', 'section'] });
    fireEvent.click(screen.getByRole('button', { name: 'Bật lại cách đọc: Ngày tháng' }));
    expect(onChange).toHaveBeenLastCalledWith({ off: [] });
  });

  it('is heard from its place on where there is sound of the text, and only there', () => {
    const onPlay = jest.fn();
    show(emptyDraft, tokenOf(step), onPlay);
    fireEvent.click(screen.getByRole('button', { name: 'Phát từ đây' }));
    expect(onPlay).toHaveBeenCalledTimes(1);
    cleanup();
    show();
    expect(screen.queryByRole('button', { name: 'Phát từ đây' })).toBeNull();
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
    show();
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
