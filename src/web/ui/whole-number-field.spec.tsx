import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useLanguage, LanguageProvider } from '../i18n/language';
import { en } from '../i18n/en';
import { vi } from '../i18n/vi';
import { WholeNumberField } from './whole-number-field';

function Form({ onSent }: { onSent: (typed: string) => void }) {
  const { format } = useLanguage();
  const [value, setValue] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSent(value);
      }}
    >
      <WholeNumberField
        {...{ label: 'Price', hint: 'In dong', min: 1, max: 99_000, required: true }}
        written={format.vnd}
        value={value}
        onChange={setValue}
      />
      <button>Send</button>
    </form>
  );
}

/** @returns what the form was sent with */
function show(language: 'vi' | 'en' = 'en'): string[] {
  Object.defineProperty(navigator, 'languages', { value: [language], configurable: true });
  const sent: string[] = [];
  render(
    <LanguageProvider>
      <Form onSent={(typed) => sent.push(typed)} />
    </LanguageProvider>,
  );
  return sent;
}

const price = () => screen.getByLabelText<HTMLInputElement>('Price');
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const described = () =>
  (price().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

function type(typed: string): void {
  fireEvent.input(price(), { target: { value: typed } });
  fireEvent(price(), new Event('change', { bubbles: true })); // as browsers do when the field is left
}

describe('a field for a whole number', () => {
  afterEach(cleanup);

  it('is one of text, which takes the marks between thousands, with a keyboard of digits', () => {
    show();
    expect([price().type, price().inputMode]).toEqual(['text', 'numeric']);
  });

  it.each(['20000', '20.000', '20,000'])('says how it reads %s, and is sent', (typed) => {
    const sent = show();
    type(typed);
    expect(described()).toEqual(['= ₫20,000', 'In dong']);
    send();
    expect(sent).toEqual([typed]);
    expect(price().getAttribute('aria-invalid')).toBe('false');
  });

  it('says it in Vietnamese where the page is', () => {
    show('vi');
    type('20,000');
    expect(described()).toEqual(['= 20.000\u00a0₫', 'In dong']);
    type('1.5');
    send();
    expect(described()).toEqual(['In dong', vi.invalid.whole]);
  });

  it('repeats no number that is short', () => {
    show();
    type('999');
    expect(described()).toEqual(['In dong']);
  });

  it.each([
    ['1.5', en.invalid.whole],
    ['20.00', en.invalid.whole],
    ['1e5', en.invalid.whole],
    ['-1', 'Enter 1 or more.'],
    ['0', 'Enter 1 or more.'],
    ['99.001', 'Enter 99,000 or less.'],
  ])('refuses %s where it is sent, and says why until another is typed', (typed, fault) => {
    const sent = show();
    type(typed);
    expect(price().getAttribute('aria-invalid')).toBe('false'); // it may have become another
    send();
    send();
    expect(sent).toEqual([]);
    expect(price().validationMessage).toBe(fault);
    expect(price().getAttribute('aria-invalid')).toBe('true');
    expect(described().at(-1)).toBe(fault);
    type('1.500');
    expect(described()).toEqual(['= ₫1,500', 'In dong']);
    send();
    expect(sent).toEqual(['1.500']);
  });

  it('says that it is missing as other fields do', () => {
    const sent = show();
    send();
    expect(price().validationMessage).toBe(en.invalid.missing);
    type('5');
    send();
    expect(sent).toEqual(['5']);
  });
});
