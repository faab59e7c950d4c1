import { type ReadingChoice, readText, semioticClasses, type SemioticClass } from '.';
import { fittedWeights, weigh } from './weighing';

const stepAt = (text: string, written: string, choose: readonly ReadingChoice[] = []) =>
  readText(text, { language: 'vi', choose }).trace.find((step) => step.written === written);

const choice = (text: string, written: string, kind: SemioticClass): ReadingChoice => {
  const start = Array.from(text.slice(0, text.indexOf(written))).length;
  return { start, end: start + Array.from(written).length, class: kind };
};

describe('what a stretch is taken for', () => {
  it.each<[string, string, SemioticClass, SemioticClass]>([
    ['Khai mạc sáng 26.8 tại Huế.', '26.8', 'date', 'decimal'],
    ['Chờ 3-5 ngày.', '3-5', 'range', 'date'],
    ['Đội nhà thắng 2-1.', '2-1', 'score', 'range'],
    ['Chiếm 3/4 diện tích.', '3/4', 'fraction', 'ratio'],
    ['Em làm đúng 18/20 câu.', '18/20', 'ratio', 'fraction'],
    ['Họp lúc 14:30 hôm nay.', '14:30', 'time', 'score'],
    ['Mục 2.3 của tài liệu.', '2.3', 'section', 'decimal'],
    ['Thế kỷ XV.', 'XV', 'roman', 'letters'],
    ['UBND tỉnh họp.', 'UBND', 'abbreviation', 'letters'],
  ])('%s', (text, written, kind, other) => {
    const { class: taken, alternatives } = stepAt(text, written)!;
    expect(taken).toBe(kind);
    expect(alternatives.map((each) => each.class)).toContain(other);
  });

  it('is as certain as its certainty and those of the alternatives, best first, add up to one', () => {
    const { certainty, alternatives } = stepAt('Từ 3-11 đến hết tháng.', '3-11')!;
    const all = [certainty, ...alternatives.map((each) => each.certainty)];
    expect(all.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
    expect(all.slice(1)).toEqual(all.slice(1).sort((a, b) => b - a));
  });

  it('is less certain where neighbours say nothing', () => {
    expect(stepAt('Sáng 26.8 mưa.', '26.8')!.certainty).toBeGreaterThan(
      stepAt('Nó 2.8 kia.', '2.8')!.certainty,
    );
  });
});

describe('a choice of the caller', () => {
  const text = '😀 Lượt về 2-1, hẹn 26.8 nhé';

  it('is obeyed, and certain', () => {
    const score = stepAt(text, '2-1', [choice(text, '2-1', 'score'), choice(text, '26.8', 'section')]);
    expect(score).toMatchObject({ class: 'score', spoken: 'hai một', certainty: 1 });
    const { spokenText, refused } = readText(text, {
      language: 'vi',
      choose: [choice(text, '2-1', 'date'), choice(text, '26.8', 'section')],
    });
    expect(spokenText).toBe('Lượt về ngày mùng hai tháng một, hẹn hai mươi sáu chấm tám nhé');
    expect(refused).toEqual([]);
  });

  it('may be any alternative that the reading names', () => {
    for (const sentence of [
      'Từ 3-11 đến hết 9-11.',
      'Chiếm 3/4 diện tích.',
      'Mua 1,475 cổ phiếu HPG với 50k',
      'Mã 007, số 0912 và 00: 12,345 hay 1,500 cái.',
    ])
      for (const step of readText(sentence, { language: 'vi' }).trace)
        for (const { class: kind, spoken } of [step, ...step.alternatives]) {
          const { start, end } = step;
          const reading = readText(sentence, { language: 'vi', choose: [{ start, end, class: kind }] });
          expect(reading.refused).toEqual([]);
          expect(reading.trace.find((other) => other.start === start)).toMatchObject({
            end,
            class: kind,
            spoken,
          });
        }
  });

  it('may say what a word is that is kept as it stands', () => {
    const sentence = 'Bạn An đến.';
    expect(stepAt(sentence, 'An', [choice(sentence, 'An', 'letters')])).toMatchObject({ spoken: 'a en nờ' });
  });

  it('is refused where the token can be no such thing, or no token is there', () => {
    const choose = [choice(text, '😀', 'date'), choice(text, '2-', 'date'), choice(text, '26.8', 'phone')];
    expect(readText(text, { language: 'vi', choose }).refused).toEqual([
      { index: 0, fault: 'span' },
      { index: 1, fault: 'span' },
      { index: 2, fault: 'class' },
    ]);
  });

  it('cannot bring back what is switched off', () => {
    const choose = [choice(text, '2-1', 'score')];
    expect(readText(text, { language: 'vi', choose, off: ['score'] }).refused).toEqual([
      { index: 0, fault: 'class' },
    ]);
  });
});

describe('a class that is switched off', () => {
  it.each(semioticClasses)('%s is not read', (kind) => {
    const text = '**26.8** lúc 7h30: 2-1, 3/4, 50k, 5 kg, P.5, FPT 😀 a@b.vn, UBND & 3,5% 0912345678 XV';
    const { trace } = readText(text, { language: 'vi', off: [kind] });
    expect(trace.map((step) => step.class)).not.toContain(kind);
  });

  it('takes its rules along, whatever their names', () => {
    const rules = readText('Sáng 24/6, tháng 4/2026', { language: 'vi', off: ['date'] }).trace;
    expect(rules.map(({ rule }) => rule)).not.toEqual(expect.arrayContaining(['day-month', 'month-year']));
  });
});

describe('weighing', () => {
  const candidates = (['date', 'decimal'] as const).map((kind) => ({
    class: kind,
    spoken: kind,
    rule: kind,
  }));
  const weights = fittedWeights({
    evidence: { pair: { date: { always: -1, morning: 3 } } },
    backing: 1,
    overrule: { pair: 0.5 },
    reliability: {},
    otherwise: 1,
  });

  it('goes by the word of the rules and by the evidence', () => {
    const best = (evidence: string[]) => weigh('pair', candidates, candidates[1]!, evidence, weights)[0]!;
    expect(best([])).toMatchObject({ candidate: { class: 'decimal' } });
    expect(best([]).certainty).toBeCloseTo(1 / (1 + Math.exp(-2)));
    expect(best(['morning', 'unknown']).candidate.class).toBe('date');
  });
});
