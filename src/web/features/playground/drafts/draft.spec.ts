import { emptyDraft, withText } from './draft';

const draft = {
  ...emptyDraft,
  text: 'Họp ngày 2-9 nhé.',
  off: ['date' as const],
  choices: [{ start: 9, end: 12, class: 'score' as const }],
};

describe('the text of a draft', () => {
  it.each(['Họp ngày 2-9 và 3-9 nhé.', 'Họp ngày', 'Mai họp ngày 2-9 nhé.'])(
    'keeps what was turned off while it is edited: %s',
    (now) => expect(withText(draft, now)).toMatchObject({ text: now, off: ['date'] }),
  );

  it.each(['Ghế 4-5, hàng trên cùng.', 'Hôm qua trời mưa to.', 'X', ''])(
    'begins without what was turned off and chosen where it is another: %s',
    (now) => expect(withText(draft, now)).toEqual({ text: now, off: [], choices: [] }),
  );

  it('takes its choices along', () => {
    const moved = [{ start: 13, end: 16, class: 'score' }];
    expect(withText(draft, `Mai ${draft.text}`).choices).toEqual(moved);
  });
});
