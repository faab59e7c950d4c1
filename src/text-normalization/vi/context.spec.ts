import { Document } from '../document';
import { Place } from '../place';
import { Context, endsWithCue } from './context';

/** The context of the first number of a text. */
function contextOf(text: string): Context {
  const match = /\d+/.exec(text)!;
  return new Context(new Place(text, match.index, new Document(text), null), match);
}

describe('the words beside a place', () => {
  it('finds a cue right before, over a comma or a bracket', () => {
    expect(contextOf('Sáng 26').follows('partOfDay')).toBe(true);
    expect(contextOf('hôm nay (26').follows('partOfDay')).toBe(true);
    expect(contextOf('sáng mưa 26').follows('partOfDay')).toBe(false);
  });

  it('goes by the longest cue', () => {
    expect(endsWithCue('vào số ', 'numbering')).toBe(true);
    expect(endsWithCue('tỷ số ', 'numbering')).toBe(false);
    expect(endsWithCue('tỷ số ', 'score')).toBe(true);
  });

  it('finds no cue inside of a longer word', () => {
    expect(endsWithCue('thángày ', 'day')).toBe(false);
  });

  it('looks for a cue in the same sentence only', () => {
    expect(contextOf('Thắng đậm ở lượt về 3').hasBefore('score')).toBe(true);
    expect(contextOf('Thắng đậm. Lượt về 3').hasBefore('score')).toBe(false);
  });

  it.each(['3 người', '3kg', '3 %', '3 cổ phiếu'])('takes %s for an amount', (text) => {
    expect(contextOf(text).isAmount).toBe(true);
  });

  it.each(['3, rồi', '3 và', 'số 3'])('takes %s for none', (text) => {
    expect(contextOf(text).isAmount).toBe(false);
  });
});
