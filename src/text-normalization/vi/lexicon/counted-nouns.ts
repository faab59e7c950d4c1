/**
 * What is counted, in Vietnamese right after its number: multiples, measure words, times, people, and things
 * that take no measure word; `_` is a space. A word more is a counted thing more. Words that may carry a
 * sentence on after a number that is a name (để, bị, phát) do not belong here.
 */
export const COUNTED_NOUNS =
  // multiples and money
  'trăm nghìn ngàn triệu tỷ tỉ đồng đô euro xu ' +
  // measure words
  'cái con chiếc cây quả trái củ hạt hoa nụ cành lá bó nắm chùm tấm tờ bức cuốn quyển trang bài ca câu chữ dòng bộ ' +
  'đôi cặp bàn ghế căn ngôi tầng bậc lớp phòng món phần suất mâm bữa bát chén đĩa ly cốc chai lon lọ hộp gói túi bao ' +
  'thùng can bình ống viên liều thìa muỗng miếng lát khúc nồi giọt cục cuộn sợi vé lượt chuyến cuốc lần vụ cuộc trận ' +
  'ván điểm bước vòng màn hiệp tập đợt mũi cú kiểu loại hình_thức phương_án dạng mục nhóm đội hạng ' +
  // times and measures
  'giây phút giờ tiếng ngày đêm tuần tháng quý năm thập_kỷ thế_kỷ tuổi hôm buổi bận cữ tiết mét cây_số ki_lô lít tấn tạ yến ' +
  'cân lạng độ dặm gam héc_ta mẫu sào bít inch ' +
  // people
  'người bạn em bé cháu trẻ khách hộ gia_đình dân cư_dân ngư_dân nông_dân công_nhân nhân_viên nhân_sự nhân_vật lao_động ' +
  'học_sinh sinh_viên học_kỳ học_phần tín_chỉ hội_đồng thửa đoạn hướng giáo_viên thí_sinh phụ_huynh cán_bộ chiến_sĩ bộ_đội bác_sĩ bệnh_nhân nạn_nhân thuyền_viên ' +
  'hành_khách du_khách đại_biểu thành_viên hội_viên đoàn_viên vận_động_viên cầu_thủ tình_nguyện_viên phụ_nữ đối_tượng ' +
  'kế_toán lái_xe kỹ_sư y_sĩ y_tá điều_dưỡng thợ đầu_bếp phụ_bếp thực_tập_sinh cộng_tác_viên chuyên_viên chuyên_gia luật_sư nữ thanh_niên ' +
  'nghi_phạm bị_cáo nhà_đầu_tư nhà_cung_cấp đối_thủ đại_lý cử_tri ' +
  // groups and places
  'công_ty doanh_nghiệp cơ_sở cửa_hàng quán quầy nhà khách_sạn trường bệnh_viện xã phường quận huyện tỉnh thành_phố thôn ' +
  'làng bản nước quốc_gia địa_phương đơn_vị tổ_chức dự_án công_trình xe ô_tô tàu thuyền máy_bay toa ' +
  // things
  'đơn tin cp đv lần_lượt gói_thầu trường_hợp khán_giả chỗ_ngồi ghế_ngồi sân tác_phẩm sản_phẩm sinh_phẩm mặt_hàng ký_tự kí_tự con_số cổ_phiếu phiếu hợp_đồng hồ_sơ văn_bản ảnh video like ' +
  'mặt_tiền mt lô pn wc sp bình_luận giải_thưởng huy_chương chỉ_tiêu nhiệm_vụ điều_kiện';
