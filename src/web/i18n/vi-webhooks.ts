import type { DeliveryDto, WebhookDto } from '../api/generated';
import type { Open } from './vi';

type EventTexts = Record<WebhookDto['events'][number], string>;

/** The texts of the screens of webhooks, in Vietnamese. */
export const viWebhooks = {
  title: 'Webhook',
  intro:
    'Loa gọi đến máy chủ của bạn mỗi khi có sự kiện, nên chương trình của bạn không phải hỏi đi hỏi lại. Mọi lời gọi đều có chữ ký theo chuẩn Standard Webhooks.',
  create: 'Thêm webhook',
  url: 'Địa chỉ nhận',
  urlHint: 'Bắt đầu bằng https:// và truy cập được từ Internet.',
  urlFaults: {
    MALFORMED: 'Đây không phải là một địa chỉ web.',
    HTTPS_REQUIRED: 'Địa chỉ phải bắt đầu bằng https://.',
    UNSUPPORTED_URL: 'Địa chỉ không được chứa tên người dùng, mật khẩu hay phần sau dấu #.',
    PORT_NOT_ALLOWED: 'Cổng phải là 443, hoặc từ 1024 trở lên.',
    ADDRESS_NOT_ALLOWED: 'Địa chỉ này dẫn vào mạng riêng, Loa không gọi đến đó.',
  } as Readonly<Record<string, string>>,
  urlFault: 'Địa chỉ này không dùng được.',
  events: 'Sự kiện muốn nhận',
  eventsFault: 'Hãy chọn ít nhất một sự kiện.',
  names: {
    'speech.completed': 'Đọc xong',
    'speech.failed': 'Đọc thất bại',
    'job.completed': 'Tác vụ dài kết thúc',
    'order.paid': 'Đơn hàng đã thanh toán',
    'credits.low': 'Sắp hết ký tự',
    'credits.expiring': 'Ký tự sắp hết hạn',
  } satisfies EventTexts,
  hints: {
    'speech.completed': 'Văn bản đã thành âm thanh, kể cả khi dùng lại tệp có sẵn.',
    'speech.failed': 'Văn bản không đọc được; bạn không bị tính phí.',
    'job.completed': 'Dù tác vụ đã xong, thất bại hay bị hủy.',
    'order.paid': 'Tiền đã về và ký tự đã được cộng.',
    'credits.low': 'Số dư vừa xuống dưới mức báo ở trang Tài khoản.',
    'credits.expiring': 'Một tuần trước khi ký tự hết hạn.',
  } satisfies EventTexts,
  testName: 'Gửi thử',
  noEvents: 'Chỉ những tác vụ dài yêu cầu báo về địa chỉ này',
  secretTitle: 'Mã bí mật của webhook',
  secretHint:
    'Đây là lần duy nhất mã hiện ra. Hãy chép vào nơi an toàn ngay bây giờ: máy chủ của bạn cần mã này để kiểm tra chữ ký.',
  overlap: 'Trong 24 giờ tới, lời gọi được ký bằng cả mã trước đó, để bạn kịp thay.',
  stored: 'Tôi đã cất mã',
  empty: 'Chưa có webhook nào',
  emptyHint: 'Điền địa chỉ và chọn sự kiện ở trên rồi bấm “Thêm webhook”.',
  state: 'Trạng thái',
  enabled: 'Đang bật',
  disabled: 'Đã tắt',
  enable: (url: string) => `Bật webhook ${url}`,
  disable: (url: string) => `Tắt webhook ${url}`,
  failingSince: (time: string) => `Chưa nhận gì kể từ ${time}`,
  reasons: {
    gone: 'Loa đã tắt vì máy chủ trả lời 410: không nhận nữa',
    failing: 'Loa đã tắt vì suốt ba ngày máy chủ không nhận gì',
    owner: 'Bạn đã tắt',
  } satisfies Record<NonNullable<WebhookDto['disabled_reason']> | 'owner', string>,
  since: (what: string, time: string) => `${what} (${time})`,
  test: 'Gửi thử',
  testOf: (url: string) => `Gửi thử đến ${url}`,
  rotate: 'Đổi mã bí mật',
  rotateOf: (url: string) => `Đổi mã bí mật của ${url}`,
  rotateTitle: 'Đổi mã bí mật?',
  rotateHint:
    'Bạn nhận một mã mới. Mã hiện tại còn dùng được 24 giờ; nếu bạn vừa đổi mã trong 24 giờ qua, mã trước đó hết hiệu lực ngay.',
  edit: 'Sửa',
  editOf: (url: string) => `Sửa webhook ${url}`,
  remove: 'Xóa',
  removeOf: (url: string) => `Xóa webhook ${url}`,
  removeTitle: 'Xóa webhook này?',
  removeHint: 'Nhật ký và những gì đang chờ gửi cũng bị xóa. Không thể hoàn tác.',
  removed: 'Đã xóa webhook.',
  log: 'Nhật ký gửi',
  logOf: (url: string) => `Nhật ký gửi của ${url}`,
  logHint: 'Những gì đã gửi trong 14 ngày qua, và máy chủ của bạn đã trả lời thế nào.',
  logEmpty: 'Chưa gửi gì trong 14 ngày qua',
  logEmptyFiltered: 'Không có lần gửi nào ở trạng thái này',
  anyStatus: 'Tất cả',
  statuses: { PENDING: 'Đang chờ', SUCCESS: 'Đã nhận', FAILED: 'Thôi gửi' } satisfies Record<
    DeliveryDto['status'],
    string
  >,
  attempts: (count: string) => `${count} lần gọi`,
  nextAttempt: (time: string) => `gọi lại lúc ${time}`,
  answered: (status: string) => `trả lời ${status}`,
  unanswered: 'không trả lời',
  milliseconds: (count: string) => `${count} ms`,
  noBody: 'Câu trả lời không có nội dung.',
  answerOf: (time: string) => `Nội dung trả lời lúc ${time}`,
  details: 'Chi tiết',
  detailsOf: (event: string, time: string) => `Chi tiết: ${event}, ${time}`,
  replay: 'Gửi lại',
  replayOf: (event: string, time: string) => `Gửi lại: ${event}, ${time}`,
  onItsWay: 'Đang gửi. Kết quả sẽ hiện ở dưới.',
};

export type WebhookTexts = Open<typeof viWebhooks>;
