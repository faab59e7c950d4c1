import { readText } from '../../read-text';

const read = (written: string): string => readText(written, { language: 'vi' }).spokenText;

describe('sections and versions', () => {
  it.each([
    ['mục 1.2', 'mục một chấm hai'],
    ['phiên bản 3.05', 'phiên bản ba chấm không năm'],
    ['v2.05', 'vê hai chấm không năm'],
    ['V1.10.3', 'vê một chấm mười chấm ba'],
    ['xem 2.0.5', 'xem hai chấm không chấm năm'],
    ['01.2.3', 'không một chấm hai chấm ba'],
    ['192.168.1', 'một trăm chín mươi hai chấm một trăm sáu mươi tám chấm một'],
  ])('%s', (written, spoken) => {
    expect(read(written)).toBe(spoken);
  });

  it.each([
    ['mục 1.500', 'mục một nghìn năm trăm'],
    ['mục 1.500.000', 'mục một triệu năm trăm nghìn'],
    ['mục 1.5000', 'mục một chấm năm nghìn'],
    ['mục 12.500', 'mục mười hai nghìn năm trăm'],
    ['mục 1234.500', 'mục một nghìn hai trăm ba mươi tư chấm năm trăm'],
    ['mục 0.500', 'mục không chấm năm trăm'],
    ['xem 1.5', 'xem một phẩy năm'],
    ['1.234.567', 'một triệu hai trăm ba mươi tư nghìn năm trăm sáu mươi bảy'],
  ])('%s: thousands and decimals stay numbers', (written, spoken) => {
    expect(read(written)).toBe(spoken);
  });

  it.each([
    ['mục 1.2 và 1.3', 'mục một chấm hai và một chấm ba'],
    ['mục 1.2, 1.3 hoặc 1.4', 'mục một chấm hai, một chấm ba hoặc một chấm bốn'],
    ['bản 1.0 đến 1.5', 'bản một chấm không đến một chấm năm'],
    ['1.2.3 và 1.4', 'một chấm hai chấm ba và một chấm bốn'],
    ['bản 1.0 - 1.5', 'bản một chấm không đến một chấm năm'],
    ['bản 1.0-1.5', 'bản một chấm không đến một chấm năm'],
    ['tăng 1.0 - 1.5', 'tăng một phẩy không đến một phẩy năm'],
    ['bản 1.0 lên đến 1.5', 'bản một chấm không lên đến một phẩy năm'],
    ['bản 1.0 đen 1.5', 'bản một chấm không đen một phẩy năm'],
    ['bản 1.0 và hơn 1.5', 'bản một chấm không và hơn một phẩy năm'],
    ['nói 1.2 và 1.3', 'nói một phẩy hai và một phẩy ba'],
  ])('%s: a list goes on as it began', (written, spoken) => {
    expect(read(written)).toBe(spoken);
  });

  it.each([
    ['1.1. Lý do', 'một chấm một. Lý do'],
    ['1.1 Lý do', 'một chấm một Lý do'],
    ['Mở đầu.\n1.1 Lý do', 'Mở đầu. một chấm một Lý do'],
    ['xem 1.1 Lý do', 'xem một chấm một Lý do'],
    ['1.1 lý do', 'một chấm một lý do'],
    ['1.1 ĐH', 'một chấm một đại học'],
    ['1.5 Con gà', 'một phẩy năm Con gà'],
    ['2.5 Kg thịt', 'hai phẩy năm ki lô gam thịt'],
    ['2.5 Phần trăm', 'hai phẩy năm Phần trăm'],
    ['2.5 Kinh phí 5 kg gạo', 'hai chấm năm Kinh phí năm ki lô gam gạo'],
    ['2.5 kinh phí Chính', 'hai phẩy năm kinh phí Chính'],
    ['2.5 Kinh phí', 'hai chấm năm Kinh phí'],
  ])('%s: a heading begins a line, and nothing it counts follows', (written, spoken) => {
    expect(read(written)).toBe(spoken);
  });
});

describe('thousands set apart by spaces', () => {
  it.each([
    ['1 500 000', 'một triệu năm trăm nghìn'],
    ['80 000 người', 'tám mươi nghìn người'],
    ['80 000đ', 'tám mươi nghìn đồng'],
    ['80 000 VND', 'tám mươi nghìn đồng'],
    ['1 500', 'một năm trăm'],
  ])('%s', (written, spoken) => {
    expect(read(written)).toBe(spoken);
  });
});

describe('numbers joined by commas', () => {
  it.each([
    ['quận 1,3', 'quận một, ba'],
    ['quận 1,12', 'quận một, mười hai'],
    ['lớp 10,11', 'lớp mười, mười một'],
    ['lớp 10,11,12', 'lớp mười, mười một, mười hai'],
    ['tháng 5,6 tháng', 'tháng năm, sáu tháng'],
    ['thứ 2,3 hàng tuần', 'thứ hai, ba hàng tuần'],
    ['1,2,30', 'một, hai, ba mươi'],
    ['1.2,3.4', 'một chấm hai, ba chấm bốn'],
  ])('%s is a list', (written, spoken) => {
    expect(read(written)).toBe(spoken);
  });

  it.each([
    ['bài 7,5 điểm', 'bài bảy phẩy năm điểm'],
    ['điểm 7,5', 'điểm bảy phẩy năm'],
    ['ngày 10,05', 'ngày mười phẩy không năm'],
    ['ngày 1,0', 'ngày một phẩy không'],
    ['ngày 123,5', 'ngày một trăm hai mươi ba phẩy năm'],
    ['lớp 10,123', 'lớp mười phẩy một trăm hai mươi ba'],
  ])('%s is one number', (written, spoken) => {
    expect(read(written)).toBe(spoken);
  });
});

it('digits of any length are read, one by one', () => {
  const [long, spoken] = ['7'.repeat(45), Array<string>(45).fill('bảy').join(' ')];
  expect(read(long)).toBe(spoken);
});
