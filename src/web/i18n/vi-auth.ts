/** The texts of log-in and registration, in Vietnamese. */
export const viAuth = {
  login: 'Đăng nhập',
  loginTitle: 'Chào bạn trở lại',
  register: 'Đăng ký',
  registerTitle: 'Tạo tài khoản',
  logout: 'Đăng xuất',
  email: 'Email',
  password: 'Mật khẩu',
  passwordHint: 'Từ 10 đến 128 ký tự. Một câu dài dễ nhớ là tốt nhất.',
  name: 'Tên hiển thị (không bắt buộc)',
  noAccount: 'Chưa có tài khoản?',
  haveAccount: 'Đã có tài khoản?',
  lapsedTitle: 'Phiên đăng nhập đã hết',
  lapsedHint: 'Hãy đăng nhập lại. Những gì bạn đang viết vẫn còn nguyên.',
  showPassword: 'Hiện mật khẩu',
  wrong: 'Email hoặc mật khẩu không đúng.',
  pitch: [
    'Đọc đúng số, ngày tháng, tiền và chữ viết tắt',
    'Giọng Bắc, Trung, Nam',
    'Trả theo ký tự, nạp bằng mã QR ngân hàng',
  ],
};
