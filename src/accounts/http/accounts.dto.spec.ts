import { DtoPipe } from '../../platform/http/bodies/validation.pipe';
import { RegisterRequest } from './accounts.dto';

const register = (body: object): Promise<unknown> =>
  new DtoPipe().transform(body, { type: 'body', metatype: RegisterRequest });

it.each<[string, string, string]>([
  ['x', 'IS_EMAIL', 'email must be an e-mail address'],
  ['', 'IS_EMAIL', 'email must be an e-mail address'],
  [`${'a'.repeat(250)}@b.vn`, 'MAX_LENGTH', 'email must be shorter than or equal to 254 characters'],
])('registering refuses the address %j for its true cause', async (email, code, message) => {
  await expect(register({ email, password: 'mot-mat-khau-dai' })).rejects.toMatchObject({
    faults: [{ field: 'email', code, message }],
  });
});

it('names a wrong address and a short password together', async () => {
  await expect(register({ email: 'x', password: 'short' })).rejects.toMatchObject({
    faults: [
      { field: 'email', code: 'IS_EMAIL' },
      { field: 'password', code: 'MIN_LENGTH' },
    ],
  });
});

it('takes an address of any script and with white space around it, as the account does', async () => {
  const email = ' nguyễn@ví-dụ.vn ';
  expect(await register({ email, password: 'mot-mat-khau-dai' })).toMatchObject({ email });
});
