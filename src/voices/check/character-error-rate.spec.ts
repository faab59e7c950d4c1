import { characterErrorRate, letterErrors } from './character-error-rate';

describe('Letter errors', () => {
  it.each([
    ['kitten', 'sitting', 3, 6],
    ['xin chào', 'xin chào', 0, 7],
    ['xin chào', 'xin chao', 1, 7], // a tone
    ['xin chào', '', 7, 7],
    ['', 'à', 1, 0],
    ['', '', 0, 0],
    ['mưa', 'mưa to', 2, 3],
    ['bạn ở đâu', 'bạn đâu', 1, 7],
    ['ab', 'ba', 2, 2],
  ])('of %j heard as %j are %d of %d', (spoken, heard, errors, letters) => {
    expect(letterErrors(spoken, heard)).toEqual({ errors, letters });
  });

  it('are none where only case, punctuation, spaces or the form of marks differ', () => {
    expect(letterErrors('Trời ơi, đẹp quá!', 'TRỜI ƠI ĐẸP QUÁ'.normalize('NFD')).errors).toBe(0);
    expect(letterErrors('một hai', 'mộthai.').errors).toBe(0);
  });

  it('are the same from either side', () => {
    const [one, other] = ['đi một ngày đàng', 'đi mười ngày đường xa'];
    expect(letterErrors(one, other).errors).toBe(letterErrors(other, one).errors);
  });
});

it('The character error rate weighs sentences by their length', () => {
  const sentences = [
    { errors: 1, letters: 2 },
    { errors: 0, letters: 8 },
  ];
  expect(characterErrorRate(sentences)).toBeCloseTo(0.1);
});
