/** The texts about the licences of voices, in Vietnamese. */
export const viLicences = {
  title: 'Giấy phép giọng đọc',
  intro:
    'Mỗi giọng đọc được dùng theo một giấy phép. Ai dùng hay phát hành âm thanh tạo ra ở đây phải tuân thủ những điều dưới đây. Đây chỉ là bản tóm tắt; văn bản gốc của giấy phép mới có giá trị.',
  agreement: 'Cần đồng ý trước khi dùng',
  noDuties: 'Giấy phép này không yêu cầu gì ở người dùng.',
  dutiesUnknown: 'Chưa rõ giấy phép này yêu cầu gì. Hãy hỏi người vận hành trước khi phát hành âm thanh.',
  unknown: 'Giấy phép chưa rõ',
  wholeText: (licence: string) => `Toàn văn ${licence}`,
  voices: 'Giọng đọc',
  attribution: (name: string) => `Ghi công: ${name}`,
  signUp: 'Khi đăng ký, bạn đồng ý tuân thủ các yêu cầu trong giấy phép của giọng đọc.',
  byUsing: 'Khi dùng giọng này, bạn đồng ý tuân thủ các yêu cầu trong giấy phép của nó.',
  signUpLink: 'Xem các yêu cầu',
  duties: 'Giấy phép này yêu cầu gì?',
};
