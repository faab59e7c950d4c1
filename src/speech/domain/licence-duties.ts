/** Something that a licence asks of whoever uses or publishes the speech of a voice. */
export interface LicenceDuty {
  /** Where the licence says so, as it calls its parts. */
  readonly section: string;
  readonly vi: string;
  readonly en: string;
}

/** A licence with what it asks. The duties are our summary; the licence's own text counts. */
export interface LicenceTerms {
  /** SPDX identifier, or what the licence is called where SPDX has none. */
  readonly licence: string;
  /** Address of its text. */
  readonly textUrl: string;
  /** Whether customers must have agreed to the duties before they may use a voice. */
  readonly requiresAgreement: boolean;
  /** Empty when speech may be used like any other. */
  readonly duties: readonly LicenceDuty[];
}

const nameAuthor = (section: string): LicenceDuty => ({
  section,
  vi: 'Nơi đăng âm thanh phải nêu tên tác giả của giọng như trong phần ghi công, tên giấy phép kèm liên kết, và cho biết đã thay đổi gì.',
  en: 'Where the speech is published, name the author of the voice as its attribution says, the licence with a link to it, and what was changed.',
});

const shareAlike = (section: string): LicenceDuty => ({
  section,
  vi: 'Nếu âm thanh là tác phẩm phái sinh của giọng, hãy phát hành theo chính giấy phép này.',
  en: 'Where the speech is an adaptation of the voice, publish it under the same licence.',
});

const claimNoEndorsement = (section: string): LicenceDuty => ({
  section,
  vi: 'Không làm như thể tác giả của giọng tán thành hay bảo trợ việc bạn làm.',
  en: 'Do not suggest that the author of the voice endorses or sponsors what you do.',
});

const creativeCommons = (licence: string, path: string, duties: LicenceDuty[]): LicenceTerms => ({
  licence,
  textUrl: `https://creativecommons.org/licenses/${path}/legalcode`,
  requiresAgreement: false,
  duties,
});

/** BigScience Open RAIL-M License of 18 August 2022. Its paragraphs 4.a and 5 bind the customers of a service, too. */
const openRailM: LicenceTerms = {
  licence: 'OpenRAIL-M',
  textUrl: 'https://huggingface.co/Supertone/supertonic-3/blob/main/LICENSE',
  requiresAgreement: true,
  duties: [
    {
      section: 'paragraph 5',
      vi: 'Ràng buộc mọi người mà bạn cho dùng giọng này bằng chính các điều dưới đây.',
      en: 'Bind everybody whom you let use the voice to these same rules.',
    },
    {
      section: 'Attachment A (a)',
      vi: 'Không vi phạm pháp luật hay quy định nào được áp dụng.',
      en: 'Break no law or regulation that applies.',
    },
    {
      section: 'Attachment A (b)',
      vi: 'Không lợi dụng, làm hại hay tìm cách làm hại trẻ vị thành niên.',
      en: 'Do not exploit or harm minors, nor try to.',
    },
    {
      section: 'Attachment A (c)',
      vi: 'Không tạo hay lan truyền thông tin rõ ràng sai sự thật nhằm làm hại người khác.',
      en: 'Do not make or spread what is verifiably false in order to harm others.',
    },
    {
      section: 'Attachment A (d)',
      vi: 'Không tạo hay lan truyền thông tin nhận dạng cá nhân có thể dùng để làm hại một người.',
      en: 'Do not make or spread personal data that can be used to harm somebody.',
    },
    {
      section: 'Attachment A (e)',
      vi: 'Ở bất cứ nơi nào dùng âm thanh, hãy nói rõ và dễ hiểu rằng đó là giọng do máy tạo ra.',
      en: 'Wherever the speech is used, say clearly and intelligibly that a machine made it.',
    },
    {
      section: 'Attachment A (f)',
      vi: 'Không phỉ báng, hạ nhục hay quấy rối người khác.',
      en: 'Do not defame, disparage or harass others.',
    },
    {
      section: 'Attachment A (g)',
      vi: 'Không mạo danh hay tìm cách mạo danh người khác khi họ không đồng ý.',
      en: 'Do not impersonate anybody without their consent, nor try to.',
    },
    {
      section: 'Attachment A (h)',
      vi: 'Không để máy tự quyết định những việc gây thiệt hại cho quyền hợp pháp của một người, hoặc tạo ra hay thay đổi một nghĩa vụ ràng buộc.',
      en: "Let no fully automated decision depend on it that harms somebody's legal rights or makes or changes a binding obligation.",
    },
    {
      section: 'Attachment A (i)',
      vi: 'Không phân biệt đối xử hay làm hại cá nhân hoặc nhóm người vì hành vi xã hội, trên mạng hay ngoài đời, hoặc vì đặc điểm cá nhân, đã biết hay được dự đoán.',
      en: 'Do not discriminate against people or harm them for their social behaviour, online or offline, or for personal traits, known or predicted.',
    },
    {
      section: 'Attachment A (j)',
      vi: 'Không khai thác điểm yếu về tuổi tác, hoàn cảnh xã hội, thể chất hay tinh thần của một nhóm người để làm lệch hành vi của họ theo cách gây hoặc có thể gây tổn hại thể chất hay tâm lý.',
      en: 'Do not exploit the weaknesses of a group (age, social, physical or mental traits) to distort what its members do so that somebody is or may be harmed in body or mind.',
    },
    {
      section: 'Attachment A (k)',
      vi: 'Không phân biệt đối xử với cá nhân hay nhóm người vì những đặc điểm được pháp luật bảo vệ.',
      en: 'Do not discriminate against people for characteristics that the law protects.',
    },
    {
      section: 'Attachment A (l)',
      vi: 'Không đưa ra lời khuyên y tế và không diễn giải kết quả y tế.',
      en: 'Give no medical advice and interpret no medical results.',
    },
    {
      section: 'Attachment A (m)',
      vi: 'Không dùng cho việc xét xử, thực thi pháp luật, nhập cư hay tị nạn, chẳng hạn dự đoán một người sẽ phạm tội hay gian lận.',
      en: 'Do not use it for justice, law enforcement, immigration or asylum, such as predicting that somebody will commit a crime or fraud.',
    },
  ],
};

/** The licences among those that allow commercial use which ask something of whoever uses the speech. */
export const DEMANDING_LICENCES: readonly LicenceTerms[] = [
  creativeCommons('CC-BY-3.0', 'by/3.0', [nameAuthor('section 4 (b)'), claimNoEndorsement('section 4 (b)')]),
  creativeCommons('CC-BY-4.0', 'by/4.0', [
    nameAuthor('section 3 (a) (1)'),
    claimNoEndorsement('section 2 (a) (6)'),
  ]),
  creativeCommons('CC-BY-SA-3.0', 'by-sa/3.0', [
    nameAuthor('section 4 (c)'),
    shareAlike('section 4 (b)'),
    claimNoEndorsement('section 4 (c)'),
  ]),
  creativeCommons('CC-BY-SA-4.0', 'by-sa/4.0', [
    nameAuthor('section 3 (a) (1)'),
    shareAlike('section 3 (b)'),
    claimNoEndorsement('section 2 (a) (6)'),
  ]),
  {
    licence: 'ODC-By-1.0',
    textUrl: 'https://opendatacommons.org/licenses/by/1-0/',
    requiresAgreement: false,
    duties: [nameAuthor('section 4.3')],
  },
  openRailM,
];
