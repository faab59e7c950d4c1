/** The texts about the licences of voices, in Vietnamese. */
export const viLicences = {
  title: 'Giấy phép giọng đọc',
  intro:
    'Mỗi giọng đọc được dùng theo một giấy phép. Ai dùng hay phát hành tiếng nói được tạo ra ở đây phải tuân thủ những điều dưới đây. Đây là bản tóm tắt; văn bản gốc của giấy phép mới có giá trị.',
  agreement: 'Cần đồng ý trước khi dùng',
  noDuties: 'Giấy phép này không đòi hỏi gì ở người dùng.',
  dutiesUnknown: 'Chưa rõ giấy phép này đòi hỏi gì. Hãy hỏi người vận hành trước khi phát hành tiếng nói.',
  unknown: 'Giấy phép chưa rõ',
  wholeText: (licence: string) => `Toàn văn ${licence}`,
  voices: 'Giọng đọc',
  attribution: (name: string) => `Ghi công: ${name}`,
  signUp: 'Bằng việc đăng ký, bạn đồng ý tuân thủ những điều mà giấy phép của các giọng đọc đòi hỏi.',
  byUsing: 'Dùng giọng này là bạn đồng ý tuân thủ những điều mà giấy phép của nó đòi hỏi.',
  signUpLink: 'Xem các điều ấy',
  duties: 'Giấy phép này đòi hỏi gì?',
};
