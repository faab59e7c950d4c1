/** Words of the stock exchange. */
export const MARKET =
  /(?<!\p{L})(?:cổ phiếu|cổ tức|cổ đông|chứng khoán|hđqt|vn-?index|hnx|hose|hsx|upcom|khối ngoại|khớp lệnh|bán ròng|mua ròng|niêm yết|chốt phiên|phiên sáng|phiên chiều|giảm sàn|tăng trần|mã giảm|mã tăng|\d cp|quản trị công ty|báo cáo quản trị|báo cáo tài chính|kqkd|bctc|đhđcđ|cbtt|gdkhq|đkcc|giải trình|phụ trách quản trị|bổ nhiệm|miễn nhiệm|diện (?:cảnh báo|đình chỉ|kiểm soát))(?!\p{L})/iu;
