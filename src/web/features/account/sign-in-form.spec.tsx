import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { en } from '../../i18n/en';
import { LanguageProvider } from '../../i18n/language';
import { SessionProvider } from '../../lib/session';
import { Fetching } from '../../testing/fetching';
import { SignInForm } from './sign-in-form';

const refusal = (code: string) =>
  Response.json({ status: 0, code, message: code, errors: null }, { status: 401 });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const send = () => fireEvent.submit(field(en.auth.email).form!);
const code = () => screen.queryByLabelText<HTMLInputElement>(en.totp.anyCode);

describe('the code of two-step login', () => {
  beforeEach(async () => {
    Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
    Fetching.by(() => refusal('INVALID_CREDENTIALS'));
    render(
      <Fetching>
        <LanguageProvider>
          <SessionProvider opening={() => null}>
            <SignInForm />
          </SessionProvider>
        </LanguageProvider>
      </Fetching>,
    );
    await screen.findByLabelText(en.auth.email);
    type(en.auth.email, 'lan@example.com');
    type(en.auth.password, 'a long password');
  });
  afterEach(cleanup);

  it.each([
    ['email address', en.auth.email],
    ['password', en.auth.password],
  ])('is asked for no longer, and forgotten, once another %s is typed', async (_, label) => {
    Fetching.by(() => refusal('TOTP_REQUIRED'));
    send();
    await screen.findByLabelText(en.totp.anyCode);
    type(en.totp.anyCode, '123456');
    Fetching.by(() => refusal('INVALID_CREDENTIALS'));
    send();
    await screen.findByText(en.totp.wrong);
    type(label, 'minh@example.com');
    expect([code(), screen.queryByText(en.totp.wrong)]).toEqual([null, null]);
    Fetching.by(() => refusal('TOTP_REQUIRED'));
    send();
    expect((await screen.findByLabelText<HTMLInputElement>(en.totp.anyCode)).value).toBe('');
  });

  it('is not asked for by the late answer to another email address', async () => {
    let answer: (response: Response) => void = () => undefined;
    Fetching.by(() => new Promise((resolve) => (answer = resolve)));
    send();
    await act(() => Promise.resolve());
    type(en.auth.email, 'minh@example.com');
    await act(async () => {
      answer(refusal('TOTP_REQUIRED'));
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(code()).toBeNull();
  });
});
