import { Crowded, TooManyOpen } from './admission.errors';
import { costs } from './costs';
import { OpenCalls } from './open-calls';

const of = (accountId: string | null, network = '192.0.2.1') => ({ network, accountId });
const { perAccount, inAll } = costs['order-events'].open;

describe('calls that are open', () => {
  it('are limited for each account, and counted no more once they end', () => {
    const calls = new OpenCalls();
    const ends = Array.from({ length: perAccount }, () => calls.begin('order-events', of('a')));
    expect(() => calls.begin('order-events', of('a'))).toThrow(TooManyOpen);
    expect(() => calls.begin('order-events', of('b'))).not.toThrow();
    ends[0]!();
    expect(() => calls.begin('order-events', of('a'))).not.toThrow();
    expect(() => calls.begin('order-events', of('a'))).toThrow(TooManyOpen);
  });

  it('are limited for each network, whoever calls', () => {
    const calls = new OpenCalls();
    for (let i = 0; i < costs.audio.open.perAddress; i++) calls.begin('audio', of(null));
    expect(() => calls.begin('audio', of('a'))).toThrow(TooManyOpen);
    expect(() => calls.begin('audio', of(null, '192.0.2.2'))).not.toThrow();
  });

  it('are limited in all', () => {
    const calls = new OpenCalls();
    for (let i = 0; i < inAll; i++) calls.begin('order-events', of(String(i)));
    expect(() => calls.begin('order-events', of('another'))).toThrow(Crowded);
    expect(() => calls.begin('audio', of(null))).not.toThrow();
  });

  it('leave places to callers who hold few when a crowd takes all that it may', () => {
    const calls = new OpenCalls();
    const { perAddress, inAll: places } = costs.audio.open;
    const crowd = Array.from({ length: (2 * places) / perAddress }, (_, index) => of(null, `crowd ${index}`));
    let opened = 0;
    for (let round = 0; round < perAddress; round++)
      for (const member of crowd) if (isOpened(() => calls.begin('audio', member))) opened += 1;
    expect(opened).toBe((places * 3) / 4);
    expect(() => calls.begin('audio', of(null, 'a listener'))).not.toThrow();
  });

  it('of a class without a limit are not counted', () => {
    const calls = new OpenCalls();
    for (let i = 0; i < 5000; i++) calls.begin('webhook', of(null));
    expect(() => calls.begin('webhook', of(null))).not.toThrow();
  });
});

function isOpened(begin: () => unknown): boolean {
  try {
    begin();
    return true;
  } catch (error) {
    if (error instanceof Crowded) return false;
    throw error;
  }
}
