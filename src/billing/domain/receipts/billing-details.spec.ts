import { InvalidParameters } from '../../../shared/domain/domain-error';
import { type BillingDetails, checkBillingDetails } from './billing-details';

const DETAILS = { name: 'Lan', taxCode: null, address: null, email: 'lan@example.com' };

function faultsOf(changes: Partial<BillingDetails>): (readonly [string, string])[] {
  try {
    checkBillingDetails({ ...DETAILS, ...changes });
    return [];
  } catch (error) {
    if (!(error instanceof InvalidParameters)) throw error;
    return error.faults.map(({ field, code }) => [field, code]);
  }
}

describe('checkBillingDetails', () => {
  it('keeps one line of each, composed', () => {
    const given = {
      name: '  Công ty\n Giọng  Đọc '.normalize('NFD'),
      taxCode: ' 0101248141 ',
      address: '1\tĐường Láng',
      email: ' ke-toan@example.com ',
    };
    expect(checkBillingDetails(given)).toEqual({
      name: 'Công ty Giọng Đọc',
      taxCode: '0101248141',
      address: '1 Đường Láng',
      email: 'ke-toan@example.com',
    });
  });

  it('takes the longest', () => {
    const name = 'n'.repeat(200);
    const address = 'a'.repeat(300);
    expect(checkBillingDetails({ ...DETAILS, name, address })).toMatchObject({ name, address });
  });

  it.each<[Partial<BillingDetails>, string, string]>([
    [{ name: ' ' }, 'name', 'LENGTH'],
    [{ name: 'n'.repeat(201) }, 'name', 'LENGTH'],
    [{ name: 'Lan\u202egnaB' }, 'name', 'INVISIBLE'],
    [{ taxCode: '' }, 'tax_code', 'INVALID_FORMAT'],
    [{ taxCode: '0101248142' }, 'tax_code', 'INVALID_FORMAT'],
    [{ address: '' }, 'address', 'LENGTH'],
    [{ address: 'a'.repeat(301) }, 'address', 'LENGTH'],
    [{ address: '1\u200b2' }, 'address', 'INVISIBLE'],
    [{ email: 'lan' }, 'email', 'IS_EMAIL'],
    [{ email: `${'l'.repeat(250)}@a.vn` }, 'email', 'LENGTH'],
  ])('refuses %j', (changes, field, code) => {
    expect(faultsOf(changes)).toEqual([[field, code]]);
  });

  it('names all that is wrong at once', () => {
    const fields = faultsOf({ name: '', taxCode: 'x', address: '', email: 'x' }).map(([field]) => field);
    expect(fields).toEqual(['name', 'tax_code', 'address', 'email']);
  });
});
