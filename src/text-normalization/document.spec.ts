import { Document } from './document';

describe('what a whole text tells', () => {
  it.each(['tăng 61.8% trong năm', 'tổng 2,500,000 đồng'])('%s has English numbers', (text) => {
    expect(new Document(text).hasEnglishNumbers).toBe(true);
  });

  it.each(['tăng 61,8% trong năm', 'ngày 26.8', 'tăng 1.2% và 3,4%', 'không có số'])(
    '%s has none',
    (text) => {
      expect(new Document(text).hasEnglishNumbers).toBe(false);
    },
  );

  it.each(['ko biết dc ko mn', 'áo này bn v ạ', 'sp này còn k'])('%s is written as messages are', (text) => {
    expect(new Document(text).isChat).toBe(true);
  });

  it.each([
    'Gọi k là hằng số, r là bán kính',
    'Mẹ ơi, con đi học ạ. Con nhớ về sớm nhé.',
    'Vitamin K và nhóm máu B',
  ])('%s is not', (text) => {
    expect(new Document(text).isChat).toBe(false);
  });

  it('is written as messages are where a picture stands beside one soft mark of them', () => {
    expect(new Document('đắt lắm r bà', true).isChat).toBe(true);
    expect(new Document('đắt lắm r bà').isChat).toBe(false);
    expect(new Document('Chúc mừng năm mới', true).isChat).toBe(false);
  });

  it.each(['Gọi k là hằng số', 'x = 3', 'a ≥ b'])('%s has formulas', (text) => {
    expect(new Document(text).hasFormulas).toBe(true);
  });

  it('takes no arrow and no face for a formula', () => {
    expect(new Document('2 suất => 4 người').hasFormulas).toBe(false);
    expect(new Document('vui quá =))').hasFormulas).toBe(false);
  });

  it.each(['VN-Index mất 5 điểm', 'Nghị quyết HĐQT', 'đã mua 500 cp'])('%s tells of shares', (text) => {
    expect(new Document(text).isMarket).toBe(true);
  });

  it('takes no firm and no campus for the exchange', () => {
    expect(new Document('Công ty cổ phần An Phát, KDC Nam Long').isMarket).toBe(false);
  });
});
