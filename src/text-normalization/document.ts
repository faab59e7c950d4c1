import { countSureChatWords } from './vi/chat-forms';
import { convertsWithThousands } from './vi/conversions';
import { definitionsIn } from './vi/definitions';
import { CHAT_MARKS, FORMULA_MARKS, SOFT_CHAT_MARKS, SPEECH_MARKS } from './vi/lexicon/chat';
import { CRIMES, KEPT_BACK } from './vi/lexicon/kept-back';
import { MARKET } from './vi/lexicon/market';

/**
 * A share, mark or price with a dot before one or two digits, or thousands set apart by commas twice, in a row of them,
 * or after the sign of a currency.
 */
const DOT_DECIMAL =
  /\d\.\d{1,2}\s?(?:%|điểm|triệu|tỷ|tỉ|usd|đô)|\d,\d{3},\d{3}(?!\d)|\d,\d{3} \d{1,3},\d{3}(?!\d)|[$€£]\d{1,3},\d{3}(?!,?\d)/iu;
/** The same with a comma, or thousands set apart by dots twice. */
const COMMA_DECIMAL = /\d,\d{1,2}(?![\d,])(?:\s?(?:%|điểm|triệu|tỷ|tỉ|usd|đô))?|\d\.\d{3}\.\d{3}(?!\d)/iu;

const VIETNAMESE = /[ăđơưạảẹẻẽịỉọỏụủũỵỷỹấầẩẫậắằẳẵặếềểễệốồổỗộớờởỡợứừửữự]/i;

const countOf = (text: string, words: RegExp): number => new Set(text.match(words) ?? []).size;

/** What a whole text tells about each of its places. Each is found once, when it is first asked for. */
export class Document {
  private english: boolean | null = null;
  private chat: boolean | null = null;
  private formulas: boolean | null = null;
  private market: boolean | null = null;
  private vietnamese: boolean | null = null;
  private items: boolean | null = null;
  private namesKeptBack: boolean | null = null;
  private definitions: ReadonlyMap<string, string> | null = null;

  /** @param hasPictures whether emoji or emoticons were taken out of it */
  constructor(
    private readonly text: string,
    private readonly hasPictures = false,
  ) {}

  /**
   * Its decimals have a dot and none a comma, as in English, or it tells the same in other units: 1,475 is more than a
   * thousand.
   */
  get hasEnglishNumbers(): boolean {
    this.english ??=
      (DOT_DECIMAL.test(this.text) && !COMMA_DECIMAL.test(this.text)) || convertsWithThousands(this.text);
    return this.english;
  }

  /** It is written as messages are: two of their marks, a short form among them, and no formula, whose letters look the same. */
  get isChat(): boolean {
    this.chat ??= this.hasMarksOfChat() && !this.hasFormulas;
    return this.chat;
  }

  /** It has letters that only Vietnamese has: what is no word of it may be two of them run together. */
  get isVietnamese(): boolean {
    this.vietnamese ??= VIETNAMESE.test(this.text);
    return this.vietnamese;
  }

  /** It is about formulas: single letters are numbers there. */
  get hasFormulas(): boolean {
    this.formulas ??= FORMULA_MARKS.test(this.text);
    return this.formulas;
  }

  /** It tells of shares: three capitals may be the code of one, whatever else they abbreviate. */
  get isMarket(): boolean {
    this.market ??= MARKET.test(this.text);
    return this.market;
  }

  /** It tells of persons by letters, as judgments do: a letter or T4 is one of them, no word and no day. */
  get keepsNamesBack(): boolean {
    this.namesKeptBack ??= KEPT_BACK.test(this.text) || CRIMES.test(this.text);
    return this.namesKeptBack;
  }

  /** It numbers items by Roman numerals in brackets: (i) is the first of them. */
  get numbersItems(): boolean {
    this.items ??= /\((?:ii|iii|iv)\)/.test(this.text);
    return this.items;
  }

  /** What the text itself says that an abbreviation means: công nhân (CN). */
  meaningOf(short: string): string | null {
    this.definitions ??= definitionsIn(this.text);
    return this.definitions.get(short) ?? null;
  }

  private hasMarksOfChat(): boolean {
    const marks =
      countOf(this.text, CHAT_MARKS) + countOf(this.text, SOFT_CHAT_MARKS) + countSureChatWords(this.text);
    return marks > 0 && marks + countOf(this.text, SPEECH_MARKS) + Number(this.hasPictures) > 1;
  }
}
