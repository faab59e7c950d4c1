const FIGURES =
  /(?<!\p{L})(?:hình|bảng|mục|(?<!(?:nộp|nhận|đăng|gửi|viết|thu) )bài|câu|chương|phần|tiết|sơ đồ|biểu đồ|ví dụ|định lý|định lí|công thức)(?: số)? (?:từ )?(?:\d{1,2}\.\d{1,2}(?:,| và| đến| tới) ){0,3}$/u;

/** Whether a figure, table or part numbered by its chapter is named next, by itself or from which to which: hình từ 1.8 đến 1.11. */
export const namesFigure = (before: string): boolean => FIGURES.test(before);
