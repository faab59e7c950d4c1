import type { NoiseRule } from '../rule';

/** Words or sentences that a picture keeps apart, at its place and beside it: vui😌quá, nhanh.❌shop. */
const WORD_BESIDE = /^(?:\p{L}\P{L}{1,6}|[.,!?][^\p{L}\s]{1,6})\p{L}/u;

/** Stars after an ordinal, a size or an episode count nothing: mua lần 2 ⭐⭐⭐⭐⭐. */
const countedStars: NoiseRule = {
  name: 'counted-stars',
  class: 'emoji',
  description: 'Stars after how many a service or house has are one sign for all: 5⭐ as 5*.',
  examples: [
    ['cho shop 5⭐ nha', 'cho sóp năm sao nha'],
    ['khách sạn 4★', 'khách sạn bốn sao'],
    ['mua lần 2 ⭐⭐', 'mua lần hai'],
  ],
  pattern:
    /(?<=(?<![\d.,]|(?:[Ll]ần|[Tt]hứ|[Ss]ize|[Cc]ỡ|[Ss]ố|[Tt]ập|[Ss]z) )(?:[1-7]|10)) ?(?:[⭐★🌟]\ufe0f?){1,6}(?!\s?[⭐★🌟])/dgu,
  becomes: () => '*',
};

const emoji: NoiseRule = {
  name: 'emoji',
  class: 'emoji',
  description: 'Emoji, flags, dingbats and their modifiers are left out.',
  examples: [
    ['Tuyệt vời 🎉👨‍👩‍👧', 'Tuyệt vời'],
    ['Quán ngon ★★★★★', 'Quán ngon'],
    ['vui😌quá', 'vui quá'],
    ['giao nhanh.❌❌shop', 'giao nhanh. sóp'],
    ['➡️ Đăng ký tại đây ⬅️', 'Đăng ký tại đây'],
  ],
  // An arrow to the side joins nothing at the end of a line; up and down are said there too.
  // Other arrows, ©, ®, ™ and the mathematical signs among the pictographs have readings of their own.
  pattern:
    /[←→↔⬅➡](?=[^\S\n]{0,5}(?:$|\n))|(?![©®™‼⁉ℹ↔-↪⬅-⬇➔➡✕〰〽㊗㊙])(?:\p{Extended_Pictographic}|[\u2580-\u25ff\u2600-\u2660\u2662-\u27bf\u2b12-\u2bff])|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20e3/dgu,
  becomes: ({ index, input }) =>
    WORD_BESIDE.test(input.slice(Math.max(0, index - 1), index + 8)) ? ' ' : '',
  warning: 'EMOJI_DROPPED',
};

const bullets: NoiseRule = {
  name: 'bullet',
  class: 'markup',
  description: 'Bullets are left out; between words they are a pause.',
  examples: [['Hà Nội • Huế', 'Hà Nội, Huế']],
  // The hollow one of a word processor becomes an o at the head of a line.
  pattern: /[ \t]{0,4}[•‣⁃∙◦‧⁌⁍]{1,10}[ \t]{0,4}|(?<=(?:^|\n)[ \t]{0,8})o[ \t]{1,4}(?=\p{Lu})/dgu,
  becomes: ({ index, input }) =>
    /[\p{L}\p{N})"]$/u.test(input.slice(Math.max(0, index - 1), index)) ? ', ' : ' ',
  warning: 'BULLETS_DROPPED',
};

const EYES_AND_MOUTH = String.raw`[:;=](?:['’]{1,2}|["”])>|[:=]\s\){2,10}|[:;]<(?=\s|$)|[:;]>{1,10}(?=\s|$|[.,!?])|><['’"]{0,2}(?=\s|$|[.,!?])|=[,.•_]=|==(?=\s{0,5}$)|[:;=]['’]?-?(?:[)(\][|*]{1,10}|\^\*|(?:[POoxX]|3{1,4}|D{1,5}|[vV]{1,5}|p{1,3})(?![\p{L}\p{N}]))|[:;]['’]?-?[\/\\](?![\p{L}\p{N}\/])`;
/** In the middle of a sentence <3 is a heart after love or thanks to somebody; elsewhere it is less than three. */
const HEART = String.raw`(?:(?<=(?:^| )(?:lần sau|lần tới|[Tt]uyệt vời|ngon|đẹp|xinh|tuyệt|quay lại|ủng hộ|hài lòng|dễ thương|nhé|nha|nè|luôn|lắm|quá|ạ) )|(?<=(?:[Yy]êu|[Tt]hương|[Nn]hớ|[Cc]ảm ơn|[Cc]ám ơn|[Ll]ove)(?: (?:em|anh|chị|mẹ|bố|ba|má|bạn|mình|con|vợ|chồng|nhau|cả nhà|mọi người|you|nhiều|lắm|quá)){1,3} ))<3(?=\s\p{L})(?!\s(?:thì|là|được|tuổi|tháng|năm|ngày|người)(?!\p{L}))`;
const OTHERS = String.raw`(?:xD+|(?<!(?:[Cc]ông (?:ty|trình)|[Cc]ty|CTCP|TNHH|Bộ|[Ss]ở|[Nn]gành|[Pp]hòng|[Đđ]ầu tư|[Dd]ự án|[Vv]ật liệu|[Gg]iấy phép|[Kk]ỹ sư|&)\s?)XD+(?=\s{0,5}(?:$|[.,!?…)\n]))|(?<=(?:quá|ghê|haha|hihi|nhé|nha|nè|luôn|thật|lắm|vậy|á) )XD+)(?![\p{L}\p{N}])|<3{2,20}(?!\d)|<3(?=(?:\s<3){1,10}\s)|<3(?=\s{0,5}(?:$|[.,!?~\n<]))(?!\s{0,5}[.,]\d)|${HEART}|\^[_.]?\^|(?<!(?:[Ảả]nh:|[Nn]guồn:|tên|chị|anh|ông|bà|em|cô|chú|cháu|nghi phạm|đối tượng|bị cáo|bệnh nhân|nạn nhân|ca sĩ|nghệ sĩ) |\p{Lu}\.)(?:T[_.]T|TT_TT)(?!\.\p{Lu})|-[_.]{1,5}-|[oO]_[oO]|>[_.]<|\*v\*|<#3|[:=]d(?=\s|$)|@{3,8}(?![\p{L}\p{N}])|(?:OvO|OwO|UwU|uwu|owo)(?![\p{L}\p{N}])|@_?@(?![\p{L}\p{N}])|=\.=|(?:<>){2,10}|\\m\/|>[:;]-?[)(pP](?![\p{L}\p{N}])|¯\\_\(ツ\)_\/¯|[._]{1}\(\^\^\)`;

/** Faces in brackets: (^o^), (･ω･). No letter but the mouth, and a sign that only faces have. */
const BRACKETED = String.raw`\((?=[^()\n]{2,10}\))(?=[^\p{L}\d()\n]{0,4}[\^_ω･・≧≦▽´￣ಠ‿°])[^\p{L}\d()\n]{1,4}[oOTTωಠдД3]?[^\p{L}\d()\n]{0,5}\)|\(T_T\)`;

const shortcodes: NoiseRule = {
  name: 'emoji-name',
  class: 'emoji',
  description: 'The names of emoji between colons are left out.',
  examples: [['nhầm :flushed: rồi', 'nhầm rồi']],
  pattern: /(?<![\p{L}\p{N}]):[a-z][a-z_]{2,24}:(?![\p{L}\p{N}])/dgu,
  warning: 'EMOJI_DROPPED',
};

const emoticons: NoiseRule = {
  name: 'emoticon',
  class: 'emoji',
  description: 'Faces typed with punctuation, such as :) and ^^, are left out.',
  examples: [
    ['Vui quá :)) hẹn gặp lại ^^', 'Vui quá hẹn gặp lại'],
    ['Cảm ơn bạn <3', 'Cảm ơn bạn'],
    ['tỷ số <3.5', 'tỷ số nhỏ hơn ba phẩy năm'],
    ['Yêu em <3 nhiều lắm', 'Yêu em nhiều lắm'],
    ['Chào nhé (･ω･)', 'Chào nhé'],
    ['buồn cười=)))', 'buồn cười'],
    ['vui quá=) thật', 'vui quá thật'],
    ['lâu quá=(((', 'lâu quá'],
    ['chúc vui vẻ < 3', 'chúc vui vẻ'],
    ['khó hiểu:v giá cao@@. bánh :#3', 'khó hiểu giá cao. bánh'],
    ['cháu T.T.T.H khóc T.T', 'cháu tê tê tê hát khóc'],
  ],
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}/:])(?:${EYES_AND_MOUTH}|${OTHERS}|${BRACKETED})|(?<=\p{L})[=:](?:\){2,30}|\]{2,30}|\({2,30})|-(?<=\p{L}-)[._]-(?=\s|$)|:(?<=\p{L}\s?[?!]?\s:)0(?=\s{0,5}$)|<(?<=(?:ngon|đẹp|xinh|tuyệt|vui vẻ|hài lòng|yêu|thương|ơn|nhé|nha|nè|luôn|lắm|quá|ạ|bạn|shop) <) 3(?=\s{0,5}$)|<(?<=\p{L}{2} <) 3(?=\s\^)|(?<=\p{Ll})=\)(?=\s|$)|(?<=\p{Ll})\^\^(?=[\s.,!]|$)|(?<=\p{Ll})\*-\)(?=\s|$)|(?<=\p{Ll}):3{2,10}(?=\s|$)|(?<=(?:luôn|nha|nhá|nhé|quá|lắm|nè|ạ|á|chút|thôi|rồi|vậy|ghê)):3{1,10}(?=\s|\p{Ll}{2}|$)|(?<=\p{Ll}\s?):D{1,5}(?=\p{Lu}\p{Ll})|(?<=\p{Ll}):<(?=\s|$)|:(?<=\p{L}\s?:)#3(?=\s|$)|(?<=\p{Ll}{2}):v(?=[\s.]|$)|(?<=\p{Ll})@@(?=[\s.]|$)`,
    'dgu',
  ),
  warning: 'EMOTICONS_DROPPED',
};

export const pictureRules: readonly NoiseRule[] = [countedStars, emoji, shortcodes, bullets, emoticons];
