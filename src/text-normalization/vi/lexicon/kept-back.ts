/**
 * Persons of a report or judgment, named by a letter and a number where there are several: anh L, bà T4. In messages
 * anh K may be no person, and chị T4 a day.
 */
export const KEPT_BACK =
  /(?<!\p{L})(?:[Aa]nh|[Cc]hị|[Ôô]ng|[Bb]à|[Cc]ụ|[Cc]háu|[Bb]ị (?:cáo|can|hại|đơn)|[Nn]guyên đơn) (?!T[2-7](?!\d)|[ACEK] )\p{Lu}\d{0,2}(?![\p{L}\p{M}\d'’])|(?<!\p{L})(?:[Ôô]ng|[Bb]à) T[2-7](?!\d)/u;

/** What is told of the deeds of such persons alone. */
export const CRIMES =
  /(?<!\p{L})(?:bị (?:cáo|can|hại|đơn)|nguyên đơn|lén lút|bắt giữ|khởi tố|truy tố|chiếm đoạt|trộm cắp|phạm tội|gây án|thương tích)(?!\p{L})/iu;

/** A full name whose last part is a letter: Hồ Minh T4. */
export const KEPT_BACK_NAME =
  /(?<!\p{L})(?:Nguyễn|Trần|Lê|Phạm|Hoàng|Huỳnh|Phan|Vũ|Võ|Đặng|Bùi|Đỗ|Hồ|Ngô|Dương|Lý|Đinh|Trương|Đoàn|Mai|Lương|Cao|Triệu|Tạ|Hà)(?<!Hà(?= (?:Nội|Tĩnh|Giang|Nam) ))(?: \p{Lu}\p{Ll}+){1,2} $/u;
