/** The texts about taking one's data away and deleting the account, in Vietnamese. */
export const viLeaving = {
  exportTitle: 'Dữ liệu của bạn',
  exportHint:
    'Một tệp JSON chứa mọi dữ liệu về tài khoản: hồ sơ, khóa API (không kèm mã khóa), phiên đăng nhập, sổ ký tự, đơn hàng, yêu cầu cùng văn bản, tác vụ dài, từ điển và webhook.',
  export: 'Tải dữ liệu xuống',
  title: 'Xóa tài khoản',
  hint: 'Văn bản, âm thanh, phụ đề, từ điển, webhook, khóa API và phiên đăng nhập bị xóa vĩnh viễn. Sổ ký tự và đơn hàng được giữ lại cho kế toán, nhưng không còn tên và email.',
  open: 'Xóa tài khoản…',
  losing: (credits: string) => `Bạn còn ${credits} ký tự; số ký tự này sẽ mất.`,
  pending: 'Đơn hàng đang chờ thanh toán bị hủy. Tiền chuyển đến sau đó phải chờ người vận hành xử lý.',
  confirm: (email: string) => `Gõ ${email} để xác nhận`,
  yes: 'Xóa vĩnh viễn',
  wrongPassword: 'Mật khẩu không đúng.',
};
