import { en } from '../i18n/en';
import { vi } from '../i18n/vi';
import { sayInvalid } from './say-invalid';

/** What the browser shows at the field once its form is sent. */
function said(field: string, words = en.invalid): string {
  document.body.innerHTML = `<form>${field}</form>`;
  const stop = sayInvalid(words);
  document.forms[0]!.reportValidity();
  stop();
  return (document.forms[0]!.elements[0] as HTMLInputElement).validationMessage;
}

describe('what is wrong with a field', () => {
  it.each([
    ['<input required />', en.invalid.missing],
    ['<textarea required></textarea>', en.invalid.missing],
    ['<input type="email" value="lan" />', en.invalid.email],
    ['<input type="url" value="example.com" />', en.invalid.url],
    ['<input pattern=".*\\S.*" value="  " />', en.invalid.blank],
    ['<input required data-fault="Not like this." />', 'Not like this.'],
  ])('is said in the language of the page: %s', (field, expected) => {
    expect(said(field)).toBe(expected);
  });

  it('is said in Vietnamese where the page is', () => {
    expect(said('<input required />', vi.invalid)).toBe(vi.invalid.missing);
  });

  it('is not said of what is right, nor any more once the field is another', () => {
    expect(said('<input required value="Lan" />')).toBe('');
    said('<input required />');
    const stop = sayInvalid(en.invalid);
    const [field] = document.forms[0]!.elements as unknown as HTMLInputElement[];
    field!.value = 'Lan';
    field!.dispatchEvent(new Event('input', { bubbles: true }));
    stop();
    expect(field!.checkValidity()).toBe(true);
  });
});
