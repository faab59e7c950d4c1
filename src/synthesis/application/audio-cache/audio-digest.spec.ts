import { createHash } from 'node:crypto';
import { audioSha256 } from './audio-digest';

describe('audioSha256', () => {
  it('is the SHA-256 of the bytes of a view, not of those around it', async () => {
    const bytes = new Uint8Array(1000).map((_, i) => i * 7).subarray(10, 900);
    expect(await audioSha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  it('lets others get on with their work meanwhile', async () => {
    const order: string[] = [];
    const digest = audioSha256(new Uint8Array(64 * 2 ** 20)).then(() => order.push('digest'));
    await new Promise((resolve) => setImmediate(resolve));
    order.push('other work');
    await digest;
    expect(order).toEqual(['other work', 'digest']);
  });
});
