import { act, cleanup, renderHook } from '@testing-library/react';
import { forgetDrafts, removeDraft, storedDrafts, storeDraft } from '../../../lib/stored-drafts';
import { emptyDraft } from './draft';
import { keptDrafts, newDraft, restoredDraft, useDrafts } from './use-drafts';

/** Begins with the one that was on the desk last, as the playground does. */
const visit = (accountId = 'an') =>
  renderHook(() => useDrafts(accountId, keptDrafts(accountId)[0] ?? newDraft(emptyDraft))).result;
const textsOf = (drafts: ReturnType<typeof useDrafts>) =>
  [drafts.current, ...drafts.others].map(({ draft }) => draft.text);
const write = (drafts: ReturnType<typeof visit>, text: string) => act(() => drafts.current.change({ text }));

describe('the drafts of an account', () => {
  beforeEach(() => {
    localStorage.clear();
    let now = Date.parse('2026-11-20T08:00:00Z');
    jest.spyOn(Date, 'now').mockImplementation(() => now++);
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });

  it('are kept apart, and are there again on the next visit with the last one on the desk', () => {
    const drafts = visit();
    write(drafts, 'Một');
    act(() => drafts.current.change({ speaker: 'vi-south-male-1', off: ['money'] }));
    act(() => drafts.current.begin());
    expect(drafts.current.current.draft).toEqual({ ...emptyDraft, speaker: 'vi-south-male-1' });
    write(drafts, 'Hai');
    expect(textsOf(drafts.current)).toEqual(['Hai', 'Một']);
    cleanup();
    const again = visit();
    expect(textsOf(again.current)).toEqual(['Hai', 'Một']);
    act(() => again.current.open(again.current.others[0]!.id));
    expect(again.current.current.draft).toMatchObject({ text: 'Một', off: ['money'] });
    expect(textsOf(again.current)).toEqual(['Một', 'Hai']);
    cleanup();
    expect(textsOf(visit().current)).toEqual(['Một', 'Hai']);
  });

  it('leave nothing of one that is deleted, or that was left empty', () => {
    const drafts = visit();
    write(drafts, 'Một');
    act(() => drafts.current.begin());
    act(() => drafts.current.open(drafts.current.others[0]!.id));
    expect(textsOf(drafts.current)).toEqual(['Một']);
    expect(storedDrafts('an')).toHaveLength(1);
    act(() => drafts.current.remove());
    expect(textsOf(drafts.current)).toEqual(['']);
    cleanup();
    expect(textsOf(visit().current)).toEqual(['']);
  });

  it('are ten at most: the one that was left longest ago makes room', () => {
    const drafts = visit();
    for (let count = 1; count <= 12; count++) {
      write(drafts, String(count));
      act(() => drafts.current.begin());
    }
    cleanup();
    expect(textsOf(visit().current)).toEqual(['', ...'12 11 10 9 8 7 6 5 4 3'.split(' ')]); // nothing goes for an empty one
  });

  it('are nobody else’s, and gone after a log-out', () => {
    write(visit(), 'Một');
    expect(textsOf(visit('bình').current)).toEqual(['']);
    forgetDrafts();
    expect(keptDrafts('an')).toEqual([]);
  });

  it('begin with the only one that an earlier version kept, and pass over what cannot be read', () => {
    localStorage.setItem('loa.draft.an', JSON.stringify({ text: 'Từ trước' }));
    localStorage.setItem('loa.draft.an.x', '{');
    const drafts = visit();
    expect(textsOf(drafts.current)).toEqual(['Từ trước']);
    write(drafts, 'Từ nay');
    expect(keptDrafts('an')).toMatchObject([{ id: '', draft: { text: 'Từ nay' } }]);
  });
});

describe('the drafts in two tabs', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });

  it('are the same in both: what one writes is not lost by what the other writes after it', () => {
    const drafts = visit();
    write(drafts, 'Một');
    const { id } = drafts.current.current;
    act(() => drafts.current.begin());
    write(drafts, 'Hai');
    const changed = (of: string) => {
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: `loa.draft.an.${of}` })));
    };
    storeDraft('an', drafts.current.current.id, { ...emptyDraft, text: 'Hai, viết tiếp ở thẻ kia' });
    const stored = jest.spyOn(Storage.prototype, 'setItem');
    changed(drafts.current.current.id);
    expect(textsOf(drafts.current)).toEqual(['Hai, viết tiếp ở thẻ kia', 'Một']);
    expect(stored).not.toHaveBeenCalled(); // else two tabs would answer each other for ever
    write(drafts, 'Hai, rồi ở thẻ này');
    expect(keptDrafts('an')[0]).toMatchObject({ draft: { text: 'Hai, rồi ở thẻ này' } });
    removeDraft('an', id);
    changed(id);
    expect(textsOf(drafts.current)).toEqual(['Hai, rồi ở thẻ này']);
  });
});

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
    expect(restoredDraft(JSON.parse(JSON.stringify(kept)) as Record<string, unknown>)).toEqual(kept);
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
