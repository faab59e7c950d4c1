import { sameWords } from './same-words';

it.each([
  ['Nguyễn Thị Lan', 'NGUYEN THI LAN chuyen tien', ['Nguyễn', 'Thị', 'Lan']],
  ['Đỗ Lan', 'LOA12345678 do.lan', ['Đỗ', 'Lan']],
  ['Lan', 'PLAN thang 11', []],
  ['A', 'A chuyen tien', []],
  ['Công ty 3T', '3T chuyen', []],
  ['', '', []],
])('the words of %s in “%s”', (name, memo, words) => {
  expect(sameWords(name, memo)).toEqual(words);
});
