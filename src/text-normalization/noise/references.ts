import type { NoiseRule } from '../rule';

/** What names the number in brackets, so that it is said: xem [1], câu [2]. */
const NAMED = String.raw`(?<!\p{L})(?:xem|thêm|theo|đây|câu|mục|số|ô|chỗ|hình|bảng|dụ|liệu|trong|từ|ở|tại|là|và|với|bài|đoạn|trang|nguồn|khảo|thích|phím|nút|nhấn|bấm|chọn|mảng):?`;

/** Looked for first, because it is rare. */
const BEGINS = String.raw` ?\[(?:nb|gc)? ?(?:[a-h]\]\[)?[1-9]`;

/** What a mark may stand behind. */
const REFERRING = [
  String.raw`(?:[\p{L}\p{M}]{2}|\s\p{Lu}(?=[.,]))[.,”"’)%]{0,3}`, // a word, or an initial and its dot
  String.raw`[\p{L}\p{M}]{2}:(?=\[)`,
  String.raw`[\p{L}\p{M})\]][)”"],(?=\[)`,
  String.raw`\d[”"’)%]{0,2}|\d[.,](?=\[)|\s%`, // a number
  String.raw`\d\s(?:m|km|cm|kg|g)(?=\[)|°[CF][.,]?(?=\[)|v\.v(?=\[)`,
  String.raw`[.…!?]\)(?= ?\[)`,
  String.raw`\](?=\[)`, // another mark, or a bracket of the text
  String.raw`(?:[\p{L}\p{M}]{2}|[\d%)\]”"’'*…/²³])[.,;:!?…]{0,4}[*”"’')]{0,4}(?=\[)`, // whatever closes a sentence, a title or a quotation
].join('|');

/** The marks themselves: [a][1], [2, 3], [nb 1]. */
const MARKS = String.raw` ?(?:\[[a-h]\])?(?: ?\[(?:nb |gc )? ?[1-9]\d{0,2}(?:\s?[,;–-]\s?[1-9]\d{0,2}){0,5} ?\]){1,6}(?:\[[a-h]\])?(?:(?<=[.”"]\[[^\]]{1,9}\]):\d{1,4}(?:[-–]\d{1,4})?(?=\s*$|[.,;)]|\s\p{Lu}))?`;

const referenceMarks: NoiseRule = {
  name: 'reference-mark',
  class: 'markup',
  description: 'Numbers in square brackets after a word, which refer to a note or source, are left out.',
  examples: [
    ['Dân số tăng nhanh [1], nhất là ở ven đô [2, 3].', 'Dân số tăng nhanh, nhất là ở ven đô.'],
    ['thủ đô của nước này[12]', 'thủ đô của nước này'],
    ['(31 km).[1][2] Nay', '(ba mươi mốt ki lô mét). Nay'],
    ['qua đời.[a][6] Nay', 'qua đời. Nay'],
    ['hạ thủy năm 1947.[1]', 'hạ thủy năm một nghìn chín trăm bốn mươi bảy.'],
    ['nghĩa rộng (“họ Sẻ”)[1], nay', 'nghĩa rộng (“họ Sẻ”), nay'],
    ['tăng 5 %[1] và năm 1957,[6] nay', 'tăng năm phần trăm và năm một nghìn chín trăm năm mươi bảy, nay'],
    ['sâu 68 m[2], loài (Acid),[1] nay.[nb 1]', 'sâu sáu mươi tám mét, loài (a xít), nay.'],
    ['Xem [1] và câu [2]', 'Xem [một] và câu [hai]'],
    ['chống cộng*.[77] Ông nói "thế".*[44] Nay', 'chống cộng. Ông nói "thế". Nay'],
    ['giảm 5%.[200] Nhóm[gc 7] này.[2]:10', 'giảm năm phần trăm. Nhóm này.'],
  ],
  pattern: new RegExp(
    `(?=${BEGINS})(?<=${REFERRING})(?<!${NAMED})${MARKS}(?=$|[\\s.,;:!?)”"*\\[。]|(?<=[\\p{L}\\p{M}]{2}\\[\\d{2,3}\\])[A-ZÀ-Ỹ][\\p{Ll}])`,
    'dgiu',
  ),
  warning: 'MARKUP_DROPPED',
};

const leadingMarks: NoiseRule = {
  name: 'leading-reference-mark',
  class: 'markup',
  description:
    'The mark of a note before the sentence that it stood behind, or a letter that is one, is left out.',
  examples: [
    ['[53][54]Chủ tịch là ông Sát', 'Chủ tịch là ông Sát'],
    ['[83] - Thiếu tướng Trí', 'Thiếu tướng Trí'],
    ['của Liên Xô,[d] cũng', 'của Liên Xô, cũng'],
  ],
  pattern:
    /(?<=(?:^|\n)[ \t]{0,3})(?:\[[a-h]\](?=\[))?(?:\[[1-9]\d{1,2}\]){1,4}(?: [-–] |(?=\p{L}))|(?<=[.!?”"*…])(?:\[[1-9]\d{0,2}\]){1,4}(?=\p{Lu})|(?<=[.!?;”"*…])(?:\[[1-9]\d{1,2}\]){1,4}(?=\p{Ll})|(?<=[\p{L}\p{M}]{2}[.,;:*”"]{1,3})\[[a-h]\](?=$|[\s.,;:)])/dgu,
  warning: 'MARKUP_DROPPED',
};

/** Letters in bold and the caret by which a list of sources leads back to its text. */
const BACK = String.raw`(?:\*\*[a-z]\*\*\s?){0,26}\*\*\^\*\*`;

const backLinks: NoiseRule = {
  name: 'back-link',
  class: 'markup',
  description:
    'What leads from a source back to where it is referred to, a caret or letters in bold, is left out.',
  examples: [
    ['năm 2015.**^**Anh Dũng', 'năm hai nghìn không trăm mười lăm. Anh Dũng'],
    ['(trợ giúp)**b** **^**"Bộ luật"', '(trợ giúp). "Bộ luật"'],
    ['**a****b**"Danh sách"', '"Danh sách"'],
  ],
  pattern: new RegExp(
    String.raw`${BACK}\s?(?!\d)|(?<=(?:^|\n|[.)”"*])\s?)(?:\*\*[a-z]\*\*){2,26}(?=[*"“\p{Lu}])|(?<=[.)”"])\*\*[a-z]\*\*(?=[*"“\p{Lu}])`,
    'dgu',
  ),
  becomes: ({ index, input }) =>
    /(?:^|[\n.!?…*])\s?$/.test(input.slice(Math.max(0, index - 2), index)) ? ' ' : '. ',
  warning: 'MARKUP_DROPPED',
};

export const referenceRules: readonly NoiseRule[] = [leadingMarks, referenceMarks];

/** Before emphasis is looked for: they are written in bold. */
export const backLinkRules: readonly NoiseRule[] = [backLinks];
