import { InvalidParameters } from '../../../shared/domain/domain-error';
import { checkNewPassword } from './new-password';

const lan = { email: 'lan.nguyen@example.com', name: 'Nguyễn Thị Lan' };

const faultOf = (password: string, person = lan): string | null => {
  try {
    checkNewPassword('password', password, person);
    return null;
  } catch (error) {
    if (!(error instanceof InvalidParameters)) throw error;
    expect(error.faults).toHaveLength(1);
    expect(error.faults[0]).toMatchObject({ field: 'password' });
    expect(error.message).not.toContain(password);
    return error.faults[0]!.code;
  }
};

describe('a new password', () => {
  it.each([
    'mot-mat-khau-dai',
    'mot mat khau dai',
    'con mèo leo cây cau',
    'correct horse battery staple',
    'xK9#qLw2!z',
    'tonight we sing',
    'ngoi nha cua Lan co hoa',
    'dragon8305172',
    'lannguyen48150',
    'con meo '.repeat(15) + 'leo cay!',
    '😀 bốn con mèo 😀',
    'x'.repeat(64) + ' con meo leo cay cau '.repeat(3),
  ])('may be %j', (password) => {
    expect(faultOf(password)).toBeNull();
  });

  it.each(['12345678', 'xK9#qLw2!', 'mậtkhẩu!', 'con mèo leo cây '.repeat(9)])(
    'may not be as short or long as %j',
    (password) => {
      expect(faultOf(password)).toBe('LENGTH');
    },
  );

  it.each([
    ['common', 'qwertyuiop'],
    ['common', '1q2w3e4r5t'],
    ['common', '1029384756'],
    ['common in Vietnam', 'matkhau123'],
    ['common in Vietnam, with its marks', 'Anh Yêu Em'.replaceAll(' ', '') + '2024'],
    ['common with digits behind', 'password123'],
    ['common in capitals, with signs', 'PASSWORD!!!'],
    ['common in leet', 'P@ssw0rd2024!'],
    ['common, behind as many digits and signs', 'dragon830517'],
    ['common in Vietnam, with đ', 'Đăng-nhập 9'.replace('-', '')],
    ['common with digits before', '2024football'],
    ['a sequence', '1234567890'],
    ['a sequence', '9876543210'],
    ['a sequence', 'abcdefghijkl'],
    ['one character', 'aaaaaaaaaaaa'],
    ['a repetition', 'abcabcabcabc'],
    ['a repetition', 'x7kx7kx7kx7k'],
    ['a repetition', 'x7kqx7kqx7kq'],
    ['three quarters of it a sequence', '0123456789xqd'],
    ['the address', 'lan.nguyen@example.com'],
    ['part of the address', 'lan.nguyen'],
    ['part of the address and a year', 'LanNguyen1990'],
    ['the name', 'nguyen-thi-lan'],
    ['the name', 'Nguyễn Thị Lan!'],
    ['the name of the service', 'loa-loa-lan-1'],
  ])('may not be %s: %j', (_why, password) => {
    expect(faultOf(password)).toBe('COMMON_PASSWORD');
  });

  it('may be made of short words that a name has, too', () => {
    expect(faultOf('an vo an vo anvo', { email: 'ab@x.vn', name: 'An Vo' })).toBeNull();
  });

  it('may not be a long name, though it begins with another', () => {
    expect(faultOf('lananhtran1234', { email: 'lan@example.com', name: 'Lananh Tran' })).toBe(
      'COMMON_PASSWORD',
    );
  });
});
