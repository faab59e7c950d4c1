/** What a stranger is told, in Vietnamese. */
export const viWelcome = {
  intro:
    'Loa đọc văn bản thành tiếng: viết vào trang này, hoặc gọi API từ chương trình của bạn. Số, ngày tháng, tiền và chữ viết tắt được đọc đúng như người Việt đọc, và bạn sửa được từng chỗ.',
  begin: 'Tạo tài khoản',
  free: (count: string) => `Tặng ${count} ký tự khi tạo tài khoản.`,
  freeVerified: 'Bạn nhận được sau khi xác nhận email.',
  tryIt: 'Nghe câu của bạn',
  trySentence: 'Câu của bạn',
  trySample: 'Hẹn bạn 8h30 ngày 20/11, vé 150.000đ, gọi 1900 1234 nhé!',
  tryHint: 'Miễn phí, không cần tài khoản. Câu và âm thanh không được lưu lại.',
  speak: 'Đọc câu này',
  speaking: 'Đang đọc…',
  again: 'Nghe lại',
  stop: 'Dừng',
  readAs: 'Được đọc là:',
  usedUp: 'Lượt nghe miễn phí lúc này đã hết. Hãy tạo tài khoản để nghe tiếp, hoặc quay lại sau.',
  hear: 'Nghe thử các giọng',
  moreVoices: (count: string) => `và ${count} giọng khác trong “Thử giọng”`,
  prices: 'Giá',
  pricesHint:
    'Mỗi ký tự trong văn bản trừ một ký tự trong tài khoản; bạn thấy trước sẽ tốn bao nhiêu. Yêu cầu thất bại không bị tính phí.',
};
