/**
 * Words that names of newspapers, shops, applications and the like are glued from without their marks, with them:
 * Thanhnien, Suckhoedoisong. `_` is a space; a name is one of them where it is made of them to its end.
 */
const WORDS =
  'thanh_niên tuổi_trẻ tiền_phong dân_trí lao_động người_lao_động nhân_dân báo_mới đọc_báo tin_tức tin_nhanh tin_mới ' +
  'người_đưa_tin pháp_luật đời_sống sức_khỏe gia_đình giáo_dục thời_đại công_lý công_an công_thương khám_phá kiến_thức ' +
  'khoa_học công_nghệ thể_thao bóng_đá văn_hóa giải_trí âm_nhạc phim_ảnh kinh_tế đầu_tư tài_chính chứng_khoán ngân_hàng ' +
  'doanh_nghiệp doanh_nhân thị_trường thương_mại thương_hiệu sài_gòn hà_nội đà_nẵng hải_phòng cần_thơ việt_nam đất_việt ' +
  'quê_hương nông_nghiệp nông_thôn nông_sản môi_trường thời_tiết du_lịch ẩm_thực món_ngon nấu_ăn bếp_nhà đặc_sản ' +
  'mua_bán mua_sắm bán_hàng chợ_tốt nhà_tốt rao_vặt giá_rẻ khuyến_mãi nhà_đất bất_động_sản phòng_trọ nhà_trọ chung_cư ' +
  'xây_dựng nội_thất kiến_trúc thiết_kế trang_trí cây_cảnh điện_máy điện_máy_xanh điện_lạnh điện_tử điện_thoại thế_giới ' +
  'di_động máy_tính vi_tính phụ_kiện linh_kiện phần_mềm ứng_dụng quản_lý kế_toán hóa_đơn thuế_vụ hải_quan bảo_hiểm xã_hội ' +
  'bác_sĩ nhà_thuốc an_khang long_châu y_tế bệnh_viện làm_đẹp mỹ_phẩm thời_trang giày_dép trang_sức đồng_hồ mẹ_và_bé mẹ_bé ' +
  'trẻ_em trẻ_thơ phụ_nữ đàn_ông sinh_viên học_sinh học_tập tài_liệu tài_liệu_học_tập thư_viện thư_viện_pháp_luật luật_sư ' +
  'văn_bản tuyển_sinh tuyển_dụng việc_làm việc_tốt tìm_việc nhân_sự vận_tải giao_hàng giao_hàng_nhanh giao_hàng_tiết_kiệm ' +
  'chuyển_phát bưu_điện xe_máy ô_tô xe_hơi xe_cộ xe_tải sửa_chữa bảo_hành liên_quân liên_minh tinh_tế diễn_đàn cộng_đồng ' +
  'bạn_bè yêu_thương hạnh_phúc cuộc_sống tình_yêu tâm_sự truyện_tranh truyện_ngắn đọc_truyện nghe_nhạc xem_phim phim_mới ' +
  'phim_hay xổ_số vàng_bạc hàng_hiệu hàng_việt khách_sạn nhà_hàng quán_ăn trà_sữa cà_phê bánh_mì bánh_kẹo hoa_tươi quà_tặng ' +
  'đồ_chơi đồ_gia_dụng gia_dụng đồ_cũ thanh_lý cửa_hàng siêu_thị bách_hóa bách_hóa_xanh hỗ_trợ liên_hệ tư_vấn dịch_vụ khách_hàng ' +
  'kết_nối chia_sẻ cảm_ơn xin_chào chúc_mừng năm_mới giáng_sinh trung_thu tết_nguyên_đán quốc_khánh chính_phủ quốc_hội ' +
  'đảng_viên đoàn_viên thanh_hóa nghệ_an hà_tĩnh quảng_nam quảng_ninh bình_dương đồng_nai lâm_đồng đà_lạt nha_trang vũng_tàu ' +
  'phú_quốc sa_pa hạ_long hội_an ninh_bình thái_nguyên bắc_ninh bắc_giang hải_dương hưng_yên nam_định thái_bình long_an ' +
  'tiền_giang bến_tre an_giang kiên_giang cà_mau tây_ninh đắk_lắk gia_lai kon_tum';

/** The marked words by what is left of them where they are glued. */
export const GLUED_WORDS: readonly string[] = WORDS.split(' ').map((word) => word.replaceAll('_', ' '));
