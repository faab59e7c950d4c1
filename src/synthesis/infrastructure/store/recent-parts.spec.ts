import { RecentParts } from './recent-parts';

/** Counts how often each part is read. */
class Disk {
  readonly reads: string[] = [];

  constructor(private readonly parts = new RecentParts()) {}

  get(key: string): Promise<Buffer> {
    return this.parts.get(key, () => {
      this.reads.push(key);
      return key === 'broken' ? Promise.reject(new Error('EIO')) : Promise.resolve(Buffer.from(key));
    });
  }
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('reads a part once for all who ask for it meanwhile and soon after', async () => {
  const disk = new Disk();
  const [one, two] = await Promise.all([disk.get('a'), disk.get('a'), disk.get('b')]);
  jest.advanceTimersByTime(900);
  expect([one, two, await disk.get('a')].map(String)).toEqual(['a', 'a', 'a']);
  expect(disk.reads).toEqual(['a', 'b']);
});

it('keeps a part for a second', async () => {
  const disk = new Disk();
  await disk.get('a');
  jest.advanceTimersByTime(1_000);
  await disk.get('a');
  expect(disk.reads).toEqual(['a', 'a']);
});

it('keeps no failure', async () => {
  const disk = new Disk();
  await expect(disk.get('broken')).rejects.toThrow('EIO');
  await expect(disk.get('broken')).rejects.toThrow('EIO');
  expect(disk.reads).toEqual(['broken', 'broken']);
});

it('keeps some, and reads the others for each who asks', async () => {
  const disk = new Disk();
  const keys = Array.from({ length: 200 }, (_, index) => `part ${index}`);
  for (const key of [...keys, ...keys]) await disk.get(key);
  expect(disk.reads).toHaveLength(200 + 200 - 128);
});
