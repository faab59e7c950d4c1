import type { Rule } from '../rule';
import { readAddress, readName } from './net-names';
import { readCardinal, readDigits } from './numbers/cardinals';
import { isOrderNumber } from './codes';
import { respell } from './foreign';
import { cutMarkedSyllables, cutSyllables } from './syllables';
import { readLoan, spell } from './vocabulary';

const LABEL = '[A-Za-z0-9][A-Za-z0-9-]{0,62}';
const HOST_ENDINGS =
  'com|net|org|vn|edu|gov|info|io|biz|app|dev|xyz|shop|asia|site|online|store|cloud|tech|uk|jp|kr|cn|fr|de|ru|us|sg|eu|cc|club|link';
/** Countries by which no host is known here, but that are told of. */
const COUNTRY_ENDINGS = 'gb|au|nl|es|tw|hk';
const PATH = String.raw`[^\s<>"“”«»]{0,1000}[^\s<>"“”«».,;:!?)\]}'’…]`;
const END = String.raw`(?![\p{L}\p{N}])`;
const EXTENSIONS =
  'pdf|docx?|xlsx?|pptx?|txt|csv|jpe?g|png|gif|webp|svg|bmp|mp3|mp4|avi|mkv|mov|wav|flac|ogg|dll|zip|rar|7z|tar|gz|exe|' +
  'apk|msi|iso|dmg|html?|css|js|ts|json|xml|yml|yaml|md|py|java|cpp|php|sql|log|psd|srt|vtt|epub|odt|rtf|ini|bat|sh|PDF|DOCX?|XLSX?|PPTX?|JPE?G|PNG|MP3|MP4|ZIP|RAR|EXE|TXT|CSV';

const url: Rule = {
  name: 'url',
  class: 'electronic',
  description: 'Web addresses lose their scheme; signs are named and names are cut into syllables.',
  examples: [
    ['https://tuoitre.vn/tin', 'tuoi tre chấm vê nờ gạch chéo tin'],
    ['Xem www.dichvucong.gov.vn.', 'Xem vê kép vê kép vê kép chấm dich vu cong chấm gờ o vê chấm vê nờ.'],
    ['Vào baochinhphu.vn nhé', 'Vào bao chinh phu chấm vê nờ nhé'],
  ],
  opens: ['letter', 'digit'],
  pattern: new RegExp(
    String.raw`(?:(?:https?|ftp):\/\/|www\.)${PATH}|(?:${LABEL}\.){1,5}(?:(?:${HOST_ENDINGS})|(?:ly|me|ai|co|gl|be)(?=\/))(?:\/${PATH}|\/|${END}(?!\.[a-z]))`,
    'iuy',
  ),
  // tr.CN is an era, not a host in China.
  say: ([written]) =>
    /^(?:tr|s)\.CN$/.test(written)
      ? null
      : readAddress(written.replace(/^[a-z]+:\/\//i, '').replace(/\/$/, '')),
};

const email: Rule = {
  name: 'email',
  class: 'electronic',
  description: 'E-mail addresses: @ is a còng, the dot is chấm.',
  examples: [['nguyen.van.an@gmail.com', 'nguyen chấm van chấm an a còng gi meo chấm com']],
  opens: ['letter', 'digit'],
  pattern: new RegExp(
    String.raw`[A-Za-z0-9][A-Za-z0-9._%+-]{0,63}@(?:${LABEL}\.){1,5}[A-Za-z]{2,12}${END}`,
    'uy',
  ),
  say: ([written]) => readAddress(written),
};

const ipAddress: Rule = {
  name: 'ip-address',
  class: 'electronic',
  description: 'IP addresses: four numbers joined by chấm.',
  examples: [['192.168.1.10', 'một trăm chín mươi hai chấm một trăm sáu mươi tám chấm một chấm mười']],
  opens: ['digit'],
  pattern: /\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5}|\/\d{1,2})?(?![\d.]*\d)/y,
  say: ([written]) => {
    const [address = '', tail] = written.split(/(?=[:/])/);
    const numbers = address.split('.');
    if (numbers.some((part) => Number(part) > 255 || /^0\d/.test(part))) return null;
    const spoken = numbers.map(readCardinal).join(' chấm ');
    if (tail === undefined) return spoken;
    return `${spoken} ${tail.startsWith(':') ? 'hai chấm' : 'gạch chéo'} ${readDigits(tail)}`;
  },
};

const fileName: Rule = {
  name: 'file-name',
  class: 'electronic',
  description: 'File names: the name in syllables, the extension in letters.',
  examples: [
    ['bao_cao.pdf', 'bao gạch dưới cao chấm pê đê ép'],
    ['ảnh1.jpg', 'ảnh một chấm gi pê giê'],
  ],
  opens: ['letter', 'digit'],
  pattern: new RegExp(
    String.raw`[\p{Script=Latin}\d][\p{Script=Latin}\d\p{M}_.\-]{0,80}\.(?:${EXTENSIONS})${END}`,
    'uy',
  ),
  say: ([written]) => {
    const dot = written.lastIndexOf('.');
    return `${readAddress(written.slice(0, dot))} chấm ${spell(written.slice(dot + 1))}`;
  },
};

const extension: Rule = {
  name: 'file-extension',
  class: 'electronic',
  description: 'An extension on its own: chấm and its letters.',
  examples: [['tệp .docx', 'tệp chấm đê o xê ích']],
  opens: ['sign'],
  pattern: new RegExp(String.raw`\.(?:${EXTENSIONS})${END}`, 'uy'),
  say: ([written], place) => (/(?:^|[\s("'])$/.test(place.before) ? `chấm ${spell(written)}` : null),
};

const domainEnding: Rule = {
  name: 'domain-ending',
  class: 'electronic',
  description: 'The end of a domain on its own: .vn, .com.vn.',
  examples: [
    ['tên miền .com.vn', 'tên miền chấm com chấm vê nờ'],
    ['tên miền .gb', 'tên miền chấm giê bê'],
  ],
  opens: ['sign'],
  pattern: new RegExp(String.raw`(?:\.(?:${HOST_ENDINGS}|${COUNTRY_ENDINGS})){1,3}${END}`, 'uy'),
  say: ([written], { before }) => (/(?:^|[\s("'])$/.test(before) ? readAddress(written) : null),
};

const hashtag: Rule = {
  name: 'hashtag',
  class: 'electronic',
  description: 'Hashtags: hát tắc, then the words cut at their capitals.',
  examples: [
    ['#DuLichViet', 'hát tắc du lich viet'],
    ['#MuaThu', 'hát tắc mua thu'],
    ['#viral', 'hát tắc vai rồ'],
    ['#xinchàobạn', 'hát tắc xin chào bạn'],
    ['#tet2026', 'hát tắc tet hai nghìn không trăm hai mươi sáu'],
  ],
  opens: ['sign'],
  pattern:
    /#(?!\d{1,2}[hg]\d{0,2}(?![\p{L}\d]))(?=\d{0,8}[\p{Script=Latin}_])[\p{Script=Latin}\p{M}\d_]{1,100}/uy,
  say: (match, place) => {
    const [written] = match;
    const [, letters = '', digits = ''] =
      /^#([A-Z]{1,5})-?(\d{1,16})(?![\p{L}\d])/u.exec(written + place.writtenAfter(match)) ?? [];
    if (isOrderNumber(letters, digits, place.before)) return null;
    return `hát tắc ${written.slice(1).split('_').filter(Boolean).map(readTag).join(' ')}`.trim();
  },
};

/** A tag is mostly words, which are no initials in small letters: #viral. */
const readTag = (name: string): string =>
  (/^\p{Ll}*[^\p{ASCII}\d_]/u.test(name) ? cutMarkedSyllables(name)?.join(' ') : undefined) ??
  readName(name, (part) => (/^\p{Ll}{4,}$/u.test(part) ? respell(part) : null) ?? spell(part));

const mention: Rule = {
  name: 'mention',
  class: 'electronic',
  description: 'Account names after @: a còng and the name.',
  examples: [['@nguyenvanan', 'a còng nguyen van an']],
  opens: ['sign'],
  pattern:
    /@(?!\d{1,2}[hg]\d{0,2}(?![\p{L}\d]))(?=[A-Za-z0-9])[A-Za-z0-9_.]{0,40}[A-Za-z0-9_](?![\p{L}\p{M}])/uy,
  say: ([written]) => readAddress(written),
};

/** A part of the name of a constant: a word where it can be one, its letters where not. */
function readConstant(part: string): string {
  return readLoan(part) ?? (/[AEIOUY]/i.test(part) ? respell(part) : null) ?? spell(part);
}

/** Names that programmers give: parts in lower case of which one at least is no Vietnamese. */
function isIdentifier(written: string): boolean {
  const parts = written.split('_');
  return /^[a-z_]+$/.test(written) && parts.some((part) => part.length > 2 && cutSyllables(part) === null);
}

const underscored: Rule = {
  name: 'underscored-name',
  class: 'electronic',
  description: 'Names held together by underscores: gạch dưới.',
  examples: [
    ['ten_dang_nhap', 'ten gạch dưới dang gạch dưới nhap'],
    ['START_PUMP', 'xờ tát pâm'],
    ['expected_items', 'ích pếch tét ai tầm'],
  ],
  opens: ['letter'],
  pattern: /[\p{Script=Latin}\d]{1,40}(?:_[\p{Script=Latin}\d]{1,40}){1,10}/uy,
  say: ([written]) =>
    /^[A-Z_\d]+$/.test(written) || isIdentifier(written)
      ? written.split('_').map(readConstant).join(' ')
      : readAddress(written),
};

/** Addresses are the same in every language. */
export const addressRules: readonly Rule[] = [email, url];

export const netRules: readonly Rule[] = [
  ...addressRules,
  ipAddress,
  fileName,
  extension,
  domainEnding,
  hashtag,
  mention,
  underscored,
];
