/** The texts about two-step login, in Vietnamese. */
export const viTotp = {
  title: 'Xác thực hai bước',
  hint: 'Ngoài mật khẩu, khi đăng nhập cần thêm mã 6 số từ ứng dụng trên điện thoại (Google Authenticator, Aegis, 1Password…).',
  on: 'đang bật',
  left: (count: string) => `Còn ${count} mã dự phòng.`,
  setUp: 'Bật xác thực hai bước',
  scan: 'Quét mã này bằng ứng dụng, hoặc gõ khóa bên dưới vào ứng dụng, rồi nhập mã 6 số mà nó hiện.',
  qr: 'Mã QR cho ứng dụng xác thực',
  secret: 'Khóa',
  code: 'Mã 6 số',
  anyCode: 'Mã 6 số hoặc mã dự phòng',
  confirm: 'Xác nhận và bật',
  wrong: 'Mã không đúng, đã cũ, hoặc đã dùng.',
  wrongEither: 'Mật khẩu hoặc mã không đúng.',
  codesTitle: 'Mã dự phòng',
  codesHint:
    'Mỗi mã dùng được một lần khi mất điện thoại. Hãy cất ở nơi an toàn: các mã này không hiện lại lần nữa.',
  stored: 'Tôi đã cất các mã',
  renew: 'Tạo mã dự phòng mới',
  disable: 'Tắt xác thực hai bước',
  loginHint: 'Mở ứng dụng xác thực và nhập mã. Mất điện thoại? Dùng một mã dự phòng.',
};
