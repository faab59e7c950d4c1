import { InvalidParameters } from '../../../shared/domain/domain-error';
import { checkLasting, isDisposable } from './disposable-address';

it.each(['a@mailinator.com', 'a@x.Mailinator.COM', ' a@yopmail.fr ', '"a@b"@trashmail.de'])(
  '%j is thrown away',
  (email) => {
    expect(isDisposable(email)).toBe(true);
    expect(() => checkLasting(email)).toThrow(InvalidParameters);
  },
);

it.each(['lan@example.com', 'mailinator.com@gmail.com', 'a@notmailinator.com', 'a@mailinator.com.vn', 'lan'])(
  '%j is kept',
  (email) => {
    expect(isDisposable(email)).toBe(false);
    expect(() => checkLasting(email)).not.toThrow();
  },
);
