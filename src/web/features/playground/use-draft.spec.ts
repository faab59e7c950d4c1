import { emptyDraft } from './draft';
import { restoredDraft } from './use-draft';

describe('a draft from what a browser kept', () => {
  const kept = {
    ...emptyDraft,
    text: 'Giá 3.5',
    speaker: 'vi-south-male-1',
    delivery: { ...emptyDraft.delivery, speed: 1.5, audio_type: 'wav' as const },
    off: ['money' as const],
    choices: [{ start: 4, end: 7, class: 'decimal' as const }],
  };

  it('is what it was', () => {
    expect(restoredDraft(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it.each([
    ['nothing', null, emptyDraft],
    [
      'what is of another kind',
      { ...kept, text: 7, off: 'money', delivery: null },
      { speaker: kept.speaker },
    ],
    ['more than is known', { colour: 'red' }, emptyDraft],
    ['a part of a part', { delivery: { speed: 2 } }, { delivery: { ...emptyDraft.delivery, speed: 2 } }],
  ])('is whole where %s was kept', (_, stored, draft) => {
    const restored = restoredDraft(stored);
    expect(Object.keys(restored)).toEqual(Object.keys(emptyDraft));
    expect(restored).toMatchObject(draft);
    expect(restored).not.toHaveProperty('colour');
  });
});
