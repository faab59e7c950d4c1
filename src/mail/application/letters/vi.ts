import {
  BUY_AGAIN_PATH,
  type LetterTexts,
  orderPath,
  PLAYGROUND_PATH,
  resetPath,
  sumOf,
  verifyPath,
  WEBHOOKS_PATH,
} from './letter';

const NOT_YOU = 'Nếu không phải bạn, hãy đổi mật khẩu ngay: người khác có thể đang dùng tài khoản của bạn.';

/** Whoever had set them up had not shown that the address was theirs. */
const ACCESS_REMOVED =
  'Trước đó địa chỉ này chưa được xác nhận, nên tài khoản có thể do người khác mở. Khóa API và xác thực hai bước của tài khoản đã bị xóa, webhook đã bị tắt, từ điển không còn được dùng mặc định: những gì là của bạn, hãy thiết lập lại.';

export const vi: LetterTexts = {
  'confirm-address': ({ token, validHours }) => ({
    subject: 'Xác nhận địa chỉ email của bạn',
    paragraphs: ['Địa chỉ này vừa được đăng ký cho một tài khoản Loa. Hãy xác nhận đó là địa chỉ của bạn.'],
    link: { label: 'Xác nhận địa chỉ email', path: verifyPath(token) },
    closing: `Liên kết dùng được một lần, trong ${validHours} giờ. Nếu bạn không tạo tài khoản nào, cứ bỏ qua thư này.`,
  }),
  'reset-password': ({ token, validHours }) => ({
    subject: 'Đặt lại mật khẩu Loa',
    paragraphs: ['Có người, có lẽ là bạn, đã báo quên mật khẩu của tài khoản này.'],
    link: { label: 'Đặt mật khẩu mới', path: resetPath(token) },
    closing: `Liên kết dùng được một lần, trong ${validHours} giờ. Nếu không phải bạn, cứ bỏ qua thư này: mật khẩu vẫn như cũ.`,
  }),
  'password-changed': ({ isAccessRemoved }, { occurredAt, figures }) => ({
    subject: 'Mật khẩu Loa của bạn đã được đổi',
    paragraphs: [
      `Mật khẩu của tài khoản đã được đổi lúc ${figures.moment(occurredAt)}, và mọi thiết bị khác đã bị đăng xuất.`,
      ...(isAccessRemoved ? [ACCESS_REMOVED] : []),
    ],
    link: { label: 'Mở trang tài khoản', path: '/account' },
    closing: 'Nếu không phải bạn, hãy bấm “Quên mật khẩu” ở trang đăng nhập ngay.',
  }),
  'totp-set-up': (_, { occurredAt, figures }) => ({
    subject: 'Tài khoản Loa đã bật xác thực hai bước',
    paragraphs: [
      `Xác thực hai bước của tài khoản đã được bật lúc ${figures.moment(occurredAt)}: từ nay đăng nhập cần mật khẩu và mã của ứng dụng; những thiết bị khác đã bị đăng xuất.`,
    ],
    link: { label: 'Mở trang tài khoản', path: '/account' },
    closing:
      'Nếu không phải bạn, hãy bấm “Quên mật khẩu” ở trang đăng nhập ngay, và nhờ người vận hành dịch vụ gỡ xác thực hai bước.',
  }),
  'totp-removed': (_, { occurredAt, figures }) => ({
    subject: 'Tài khoản Loa đã tắt xác thực hai bước',
    paragraphs: [
      `Xác thực hai bước của tài khoản đã bị tắt lúc ${figures.moment(occurredAt)}: từ nay đăng nhập chỉ cần mật khẩu.`,
    ],
    link: { label: 'Mở trang tài khoản', path: '/account' },
    closing: 'Nếu bạn không tắt cũng không nhờ tắt, hãy đổi mật khẩu ngay và bật lại.',
  }),
  'address-changed': (_, { occurredAt, figures }) => ({
    subject: 'Địa chỉ email của tài khoản Loa đã được đổi',
    paragraphs: [
      `Từ ${figures.moment(occurredAt)}, tài khoản Loa từng dùng địa chỉ này đã chuyển sang địa chỉ khác.`,
      'Thư về tài khoản sẽ không đến đây nữa.',
    ],
    closing: 'Nếu không phải bạn đã đổi, hãy báo ngay cho người vận hành dịch vụ.',
  }),
  'new-sign-in': ({ client, network }, { occurredAt, figures }) => ({
    subject: 'Có thiết bị mới đăng nhập vào tài khoản Loa',
    paragraphs: [
      'Tài khoản của bạn vừa được đăng nhập từ một trình duyệt mới:',
      [named(client), network, figures.moment(occurredAt)].join(' · '),
    ],
    link: { label: 'Xem các thiết bị đang đăng nhập', path: '/account' },
    closing: `Nếu đó là bạn thì không cần làm gì. ${NOT_YOU}`,
  }),
  'webhook-disabled': ({ host, reason }, { occurredAt, figures }) => ({
    subject: `Webhook của bạn ở ${host} đã bị tắt`,
    paragraphs: [
      {
        gone: `Lúc ${figures.moment(occurredAt)}, máy chủ ${host} của bạn trả lời 410, nghĩa là không muốn nhận sự kiện nữa. Vì thế Loa ngừng gửi.`,
        failing: `Suốt ba ngày, máy chủ ${host} của bạn không nhận thành công sự kiện nào. Từ ${figures.moment(occurredAt)}, Loa ngừng gửi đến đó.`,
      }[reason],
      'Sự kiện xảy ra trong lúc webhook tắt sẽ không được giữ lại để gửi. Những sự kiện đã chờ từ trước sẽ được gửi khi bạn bật lại, nếu chưa quá 14 ngày.',
    ],
    link: { label: 'Xem nhật ký gửi và bật lại', path: WEBHOOKS_PATH },
    closing: 'Thư này được gửi một lần mỗi khi một webhook bị tắt.',
  }),
  'low-credits': ({ balance, threshold }, { figures }) => ({
    subject: `Tài khoản Loa còn ${figures.number(balance)} ký tự`,
    paragraphs: [
      `Tài khoản còn ${figures.number(balance)} ký tự, dưới mức ${figures.number(threshold)}.`,
      'Khi hết ký tự, các yêu cầu đọc sẽ bị từ chối cho đến khi bạn mua thêm.',
      'Liên kết dưới đây mở sẵn một đơn như lần mua trước, kèm mã QR để chuyển khoản.',
    ],
    link: { label: 'Mua lại như lần trước', path: BUY_AGAIN_PATH },
    closing: 'Thư này được gửi một lần mỗi khi số dư xuống dưới mức này.',
  }),
  'credits-expiring': ({ lots }, { figures }) => ({
    subject: `${figures.number(sumOf(lots))} ký tự của bạn sắp hết hạn`,
    paragraphs: [
      'Những ký tự này trong tài khoản Loa sẽ hết hạn nếu chưa dùng đến:',
      ...lots.map(
        ({ credits, expiresAt }) =>
          `${figures.number(credits)} ký tự, hết hạn lúc ${figures.moment(expiresAt)}.`,
      ),
      'Ký tự sắp hết hạn luôn được dùng trước.',
    ],
    link: { label: 'Mở trang Thử giọng và dùng ngay', path: PLAYGROUND_PATH },
    closing: 'Thư này được gửi một lần cho mỗi lần mua, bảy ngày trước khi hết hạn.',
  }),
  'order-paid': ({ orderCode, amountVnd, credits }, { figures }) => ({
    subject: `Đã nhận tiền cho đơn ${orderCode}`,
    paragraphs: [
      `Chúng tôi đã nhận ${figures.number(amountVnd)} đồng cho đơn của bạn, và tài khoản của bạn có thêm ${figures.number(credits)} ký tự.`,
    ],
    link: { label: 'Xem đơn và biên nhận', path: orderPath(orderCode) },
    closing: 'Cảm ơn bạn đã dùng Loa.',
  }),
  'order-refunded': ({ orderCode, amountVnd, credits, reference }, { figures }) => ({
    subject: `Đã hoàn tiền cho đơn ${orderCode}`,
    paragraphs: [
      `Chúng tôi đã chuyển trả bạn ${figures.number(amountVnd)} đồng của đơn này. Mã tham chiếu ngân hàng: ${reference}`,
      credits > 0
        ? `Tài khoản của bạn đã bị thu hồi ${figures.number(credits)} ký tự.`
        : 'Số ký tự trong tài khoản của bạn vẫn giữ nguyên.',
    ],
    link: { label: 'Xem đơn và biên nhận', path: orderPath(orderCode) },
    closing: 'Nếu chưa thấy tiền về, hãy hỏi ngân hàng của bạn theo mã tham chiếu trên.',
  }),
};

/** @param client as `clientName` says it, in English: `Firefox on Linux` */
function named(client: string | null): string {
  return client?.replace(' on ', ' trên ') ?? 'trình duyệt không xác định';
}
