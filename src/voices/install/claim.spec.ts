import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Cancelled, Claim, isClaimed, placeName, requestCancel } from './claim';

describe('Claim', () => {
  let parent: string;
  let folder: string;

  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'loa-claim-'));
    folder = join(parent, 'folder');
  });
  afterEach(() => rmSync(parent, { recursive: true }));

  it('is held by one, until it is released', async () => {
    const claim = await Claim.take(folder);
    expect(await Claim.take(folder)).toBeNull();
    await claim!.release();
    expect(await isClaimed(folder)).toBe(false);
    await (await Claim.take(folder))!.discard();
    expect(readdirSync(parent)).toEqual([]);
  });

  it('learns at once that it is cancelled, before something final is done', async () => {
    const claim = (await Claim.take(folder))!;
    await claim.confirm();
    await requestCancel(folder);
    await expect(claim.confirm()).rejects.toThrow(Cancelled);
    await claim.discard();
  });

  it('is not taken for that of a dead process when it is held in another container of the same host name', async () => {
    const here = placeName('loa', 'boot', 'pid:[1]');
    expect(placeName('loa', 'boot', 'pid:[2]')).not.toBe(here);
    expect(placeName('loa', 'other boot', 'pid:[1]')).not.toBe(here);
    const claim = (await Claim.take(folder))!;
    await claim.abandon(); // what tells this process that it is its own
    const [mark] = readdirSync(folder);
    const elsewhere = mark!.replace(/^owner\.\d+\.[0-9a-f]{8}/, `owner.${process.pid}.${here}`);
    renameSync(join(folder, mark!), join(folder, elsewhere));
    expect(await Claim.take(folder)).toBeNull();
  });

  it('can be taken again once it was abandoned, after a file system that failed for a moment', async () => {
    const claim = (await Claim.take(folder))!;
    renameSync(folder, `${folder}-away`);
    await expect(claim.confirm()).rejects.toMatchObject({ code: 'ENOENT' });
    renameSync(`${folder}-away`, folder);
    expect(await isClaimed(folder)).toBe(true);
    await claim.abandon();
    expect(await isClaimed(folder)).toBe(false);
    await (await Claim.take(folder))!.discard();
  });
});
