/**
 * Words that speak for what stands beside them, by class; `_` is a space. A word may be in several classes, and a
 * word more is evidence more for every rule that asks for its class. They are asked for through `Context`.
 */
const CUES = {
  /** A day follows or came before. */
  day: 'ngày mùng mồng rằm hôm ngay',
  partOfDay:
    'sáng trưa chiều tối đêm khuya sáng_sớm chiều_muộn tối_muộn sớm_nay rạng_sáng_nay ' +
    'khuya_nay khuya_qua khuya_mai sáng_nay trưa_nay chiều_nay tối_nay đêm_nay hôm_nay sáng_qua trưa_qua chiều_qua tối_qua đêm_qua hôm_qua ' +
    'sáng_mai trưa_mai chiều_mai tối_mai đêm_mai hôm_mai cuối_tuần',
  weekday:
    'thứ_hai thứ_ba thứ_tư thứ_năm thứ_sáu thứ_bảy thứ_bẩy thứ_2 thứ_3 thứ_4 thứ_5 thứ_6 thứ_7 chủ_nhật chúa_nhật t2 t3 t4 t5 t6 t7 cn',
  /** What is held on a day and named after it. */
  occasion:
    'lễ tết dịp giỗ giỗ_tổ phiên phiên_giao_dịch phiên_sáng phiên_chiều vụ sự_kiện kỳ_nghỉ nghỉ_lễ quốc_khánh kỷ_niệm mừng chào_mừng khai_mạc bế_mạc khai_giảng sinh_nhật ' +
    'ngày_lễ đại_lễ tuyên_bố dự_báo_thời_tiết dự_báo thời_tiết tin_thời_tiết lịch_thi_đấu bản_tin tin_tức điểm_tin đọc_nhanh ngày_hội chiến_thắng ' +
    'bệnh_viện công_viên cách_mạng',
  /** From when, until when. */
  deadline:
    'từ đến tới trước sau hạn hạn_chót giao giao_hàng nhận_hàng khai_trương phát_hành ra_mắt khởi_chiếu hết kể_từ tính_đến ' +
    'vào nghỉ đặt hạn_nộp dự_kiến diễn_ra đăng_ký lúc cuối đầu deadline đợt chốt ký mở_bán khởi_hành đến_hết',
  /** Says about how much, or how much more or less. */
  estimate: 'khoảng chừng tầm cỡ độ_tuổi tăng giảm thêm lỗ lãi',
  /** What is measured or rated rises, falls or stands at. */
  amount:
    'chu_kỳ chu_kì phân_tử_khối nguyên_tử_khối tăng giảm khoảng hơn gần đạt chừng tầm cỡ chỉ còn mất thêm lên xuống cao rộng dài nặng sâu giá điểm mức lãi lỗ ' +
    'hấp_dẫn bằng là dưới trên quá ít_nhất nhiều_nhất tối_đa tối_thiểu trung_bình',
  /** What amounts are told of, anywhere in the sentence. */
  amountTopic:
    'điểm_chuẩn điểm_số điểm_sàn lãi_suất nhiệt_độ tỷ_giá tỉ_giá giá chỉ_số vn-index cân_nặng chiều_cao nồng_độ độ_ph học_phí ' +
    'lương mức_lương thu_nhập doanh_thu lợi_nhuận tỷ_lệ tỉ_lệ phiên_bản bản_phát_hành kích_thước',
  score:
    'thắng thua hòa hoà tỷ_số tỉ_số set luân_lưu dẫn dẫn_trước đánh_bại hạ vượt_qua gỡ_hòa cầm_hòa cầm_chân chung_cuộc ' +
    'thúc_thủ gục_ngã kết_quả thành_tích điểm_số_là game hiệp thất_bại đè_bẹp ván séc bàn_thắng quật_ngã đá_bại',
  /** Numbers what follows it: lớp 4, tuyến 08. */
  numbering:
    'mẫu biểu thứ lớp trang bước bài câu điều mục khoản chương phần tập quận tổ số phòng tầng bàn toa ghế xe tàu tuyến đường lô cửa cổng nhà ' +
    'căn đội khối khu vòng đề mã ngõ ngách hẻm kiệt thửa phường thôn ấp xóm mẫu_số bảng hình phụ_lục nghị_định thông_tư ' +
    'quyết_định nghị_quyết luật chỉ_thị công_văn quý tháng năm ga chuyến kênh bến khóa khoá kỳ phút hotline quốc_lộ tỉnh_lộ ' +
    'q máy đơn_nguyên block tòa toà route km số_áo áo',
  /** Named after a day: đường 3/2. */
  namesake:
    'đường phố cầu nhà_văn_hóa nhà_văn_hoá sân_vận_động công_viên quảng_trường rạp trường chợ ngã_tư nhà_máy xưởng nông_trường bệnh_viện đ.',
  /** Numbered with a slash, whatever follows: lớp 1/3, bước 1/3. */
  slashed: 'lớp trang bước bài câu tầng bàn toa ghế',
  /** A part of something follows: hơn 2/3, uống 1/2. */
  sharing:
    'hơn gần chiếm khoảng bằng quá còn chừng ít_nhất tối_thiểu nắm giữ mất có chỉ thêm giảm tăng cắt bớt trong tới đến pha uống ' +
    'dùng ăn xong đi_được đã lấy cho thứ trả góp bán mua đổ nửa trên dưới',
  /** What somebody is asked, told or given: gửi a, của c. */
  addressing: 'cho của chị anh với giúp gửi báo bên nhờ cảm_ơn chào hỏi theo như vs c a',
  /** Before friends: các bn, chào bn. */
  friendly: 'của các chào cảm_ơn nhờ với mấy một nhiều',
  /** Before a price that is asked for: giá bn. */
  price: 'giá hết tầm khoảng phí ship',
  /** Before the không that ends a question: có kh, biết kh. */
  asking: 'dc đc được có biết phải',
  /** Before the giờ of messages: bây h, mấy h. */
  whichHour: 'bây mấy bao',
  /** When somebody was born: sinh 12/58. */
  born: 'sinh sinh_vào sinh_tháng sn',
  /** Ends in sinh and tells of no birth. */
  unborn:
    'học_sinh thí_sinh phát_sinh vệ_sinh khai_sinh nữ_sinh nam_sinh y_sinh tân_sinh sát_sinh hi_sinh hy_sinh ký_sinh tái_sinh',
  /** Ends in vụ and is no event. */
  serving: 'phục_vụ dịch_vụ nhiệm_vụ nghiệp_vụ chức_vụ công_vụ học_vụ',
  /** Held on double days: sale 11.11. */
  sale: 'sale săn_sale lễ_hội ngày_hội đại_tiệc siêu_hội khuyến_mãi',
  /** Has a name that is said as a word, in capitals too: bão YAGI. */
  storm: 'bão cơn_bão siêu_bão bão_nhiệt_đới tên_quốc_tế tên_quốc_tế_là có_tên_quốc_tế_là',
  /** Whose name or initial follows: bị cáo T., anh H. */
  person:
    'ông bà anh chị em cô chú bác cháu bé thầy cô_giáo thầy_giáo bị_cáo bị_can bị_hại nghi_phạm nghi_can ' +
    'đối_tượng nạn_nhân bệnh_nhân khách_hàng nhân_chứng thanh_niên tài_xế thí_sinh vợ chồng vợ_chồng con_trai ' +
    'con_gái ca_sĩ thị văn nguyễn trần lê phạm học_sinh',
  /** Compared or reported by quarters: so với Q1. */
  report: 'so_với kết_thúc doanh_thu lợi_nhuận kpi kế_hoạch báo_cáo',
  /** A place or a price whose number is of no document: khu 5/TT Củ Chi. */
  premises: 'khu kp phòng tầng tòa lô nhà tổ ấp thôn xóm đội lớp giá còn chỉ',
  /** Numbered within its year, or a proportion: Nghị quyết 10/2023. */
  ofItsYear:
    'tỷ_lệ tỉ_lệ scale số ngõ hẻm lớp trang tập nghị_quyết nghị_định thông_tư quyết_định luật chỉ_thị công_văn ' +
    'công_điện văn_bản pháp_lệnh nghị_quyết_số',
  /** A part of a month or year: cuối T12. */
  partOfYear: 'đầu giữa cuối trong hết sang',
  /** Told for so many months: lũy kế 6T, bảo hành 12T. */
  monthly:
    'lũy_kế luỹ_kế kết_quả kqkd doanh_thu lợi_nhuận lnst kỳ_hạn bảo_hành tiết_kiệm gói trong sau trước',
  /** Carries or weighs so many tonnes: xe tải 5T. */
  carrying: 'xe tải xe_tải trọng_tải tải_trọng cẩu nâng chở container nặng trọng_lượng sức_nâng',
  /** How long: trong 5h, suốt 3h. */
  span: 'trong suốt vòng mỗi chưa_đầy chỉ',
  /** Comes to an amount: lên 250. */
  reaching: 'sau lên xuống đạt dài mở_mới',
  /** Bears a letter: bảng H, nhóm máu A. */
  lettering:
    'bảng phương_án đáp_án nhóm nhóm_máu lớp khối điểm hình câu loại hạng vitamin đội trường_hợp kế_hoạch',
  /** Part of an address, or the word for it. */
  house: 'ngõ ngách hẻm kiệt số_nhà số nhà tổ lô thửa địa_chỉ đ/c lầu căn_hộ căn',
  /** Says how many or how long: gồm 04 bản. */
  quantifying:
    'gồm có được phạt từ đến đủ thêm trong là với và lập_thành thời_hạn kèm kèm_theo cần ít_nhất tối_thiểu tối_đa không_quá quá ' +
    'hơn gần khoảng mỗi dưới trên sau trước còn chỉ tổng_cộng mất nộp hoặc bằng đã sẽ bị tặng nhận mua bán về cho tại bởi cử ' +
    'bổ_sung thành_lập xây_dựng xây tuyển bắt giữ khởi_tố gần_đây thu_giữ phát_hiện cùng làm tử_vong nhất trong_vòng bổ_nhiệm giới_thiệu bầu điều_động khen_thưởng xử_phạt tạm_giữ đình_chỉ kiểm_tra ' +
    'mỗi_tháng mỗi_năm mỗi_quý hằng_tháng hàng_tháng hằng_năm hàng_năm một_tháng một_năm trong_năm trong_tháng',
} as const;

export type CueClass = keyof typeof CUES;

/** The longest cue, in words. */
export const LONGEST_CUE = 4;

/** The classes of every cue, by the cue in lower case. */
export const CUE_CLASSES: ReadonlyMap<string, ReadonlySet<CueClass>> = byCue();

/** The words that cues begin with. */
export const CUE_BEGINNINGS: ReadonlySet<string> = new Set(
  [...CUE_CLASSES.keys()].map((cue) => cue.split(' ')[0]!),
);

/** The cues of a class as the alternatives of a pattern, for a rule that looks for them elsewhere than right before. */
export const cuePattern = (name: CueClass): string => CUES[name].replaceAll(' ', '|').replaceAll('_', ' ');

function byCue(): Map<string, Set<CueClass>> {
  const classes = new Map<string, Set<CueClass>>();
  for (const [name, list] of Object.entries(CUES) as [CueClass, string][])
    for (const cue of list.split(' ').map((word) => word.replaceAll('_', ' ')))
      classes.set(cue, (classes.get(cue) ?? new Set()).add(name));
  return classes;
}
