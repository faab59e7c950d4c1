/** What a stranger is told, in Vietnamese. */
export const viWelcome = {
  intro:
    'Loa đọc văn bản thành tiếng: viết vào trang này, hoặc gọi API từ chương trình của bạn. Số, ngày tháng, tiền và chữ viết tắt được đọc đúng như người Việt đọc, và bạn sửa được từng chỗ.',
  begin: 'Mở tài khoản',
  hear: 'Nghe thử các giọng',
  moreVoices: (count: string) => `và ${count} giọng khác trong “Thử giọng”`,
  prices: 'Giá',
  pricesHint:
    'Mỗi ký tự của văn bản tốn một ký tự đã mua, và bạn thấy giá trước khi đọc. Yêu cầu thất bại không bị tính phí.',
};
