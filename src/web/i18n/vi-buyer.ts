/** The texts about whom receipts name, in Vietnamese. */
export const viBuyer = {
  title: 'Thông tin trên biên nhận',
  hint: 'Biên nhận được lập khi đơn hàng được thanh toán, và sau đó không sửa được nữa.',
  change: 'Sửa thông tin',
  beforePaying: 'Cần biên nhận ghi tên công ty và mã số thuế? Hãy điền trước khi chuyển tiền.',
  name: 'Tên người mua hoặc công ty',
  taxCode: 'Mã số thuế (không bắt buộc)',
  address: 'Địa chỉ (không bắt buộc)',
  email: 'Email trên biên nhận',
  none: 'chưa có',
  shown: { name: 'Người mua', taxCode: 'Mã số thuế', address: 'Địa chỉ', email: 'Email' },
  saved: 'Đã lưu. Biên nhận của các đơn thanh toán từ bây giờ sẽ ghi như vậy.',
  faults: {
    name: 'Tên cần từ 1 đến 200 ký tự nhìn thấy được.',
    tax_code: 'Mã số thuế gồm 10 số (0123456787), 10 và 3 số (0123456787-001), hoặc 12 số. Hãy kiểm tra lại.',
    address: 'Địa chỉ cần từ 1 đến 300 ký tự nhìn thấy được.',
    email: 'Hãy nhập một địa chỉ email, ví dụ: ke-toan@example.com.',
  } as Readonly<Record<string, string>>,
};
