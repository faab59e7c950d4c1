import { table } from '../../table';

/** Parts of two letters that longer abbreviations are made of, beside one of three and more: LĐLĐVN, BQLKCN. */
export const COMPOUND_PARTS = table({
  VN: 'Việt Nam',
  HN: 'Hà Nội',
  TW: 'trung ương',
  TƯ: 'trung ương',
  TP: 'thành phố',
  VP: 'văn phòng',
  TT: 'trung tâm',
  KD: 'kinh doanh',
  SX: 'sản xuất',
  DV: 'dịch vụ',
  XD: 'xây dựng',
  ĐH: 'đại học',
  CĐ: 'cao đẳng',
  HV: 'học viện',
  BV: 'bệnh viện',
  CA: 'công an',
  NN: 'nhà nước',
  CP: 'cổ phần',
  CT: 'công ty',
});
