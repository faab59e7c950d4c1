import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { waitFor } from '../../../src/platform/database/embedded-postgres/processes';
import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { Client } from '../../harness/client';
import { Service } from '../../harness/service';

const PATIENCE_MS = 30_000;

describe('a process without a free descriptor', () => {
  it(
    'neither ends nor takes its database for dead, and goes on as soon as there are some',
    async () => {
      const service = await Service.start({
        embeddedDatabase: true,
        preload: path.resolve(__dirname, '../../harness/preloads/without-descriptors.cjs'),
      });
      const { client } = await new Client(service.baseUrl).newCustomer();
      const lockFile = (): string =>
        readFileSync(path.join(service.dataDir, 'postgres', 'postmaster.pid'), 'utf8');
      const before = lockFile();
      const complaints = (): number =>
        service.output.filter((line) => line.includes('cannot be looked after') && line.includes('EMFILE'))
          .length;
      let ended = false;
      void service.ended.then(() => (ended = true));

      process.kill(service.pid, 'SIGUSR2');
      const callers = Array.from({ length: 20 }, () =>
        connect(Number(new URL(service.baseUrl).port), '127.0.0.1').on('error', () => undefined),
      );
      await waitFor(() => Promise.resolve(ended || complaints() >= 2), PATIENCE_MS);
      expect([ended, complaints() >= 2]).toEqual([false, true]);
      callers.forEach((socket) => socket.destroy());
      process.kill(service.pid, 'SIGUSR2');

      expect(await waitFor(() => isReady(client), PATIENCE_MS)).toBe(true);
      expect((await client.get('/api/v1/account')).http).toBe(200);
      expect(service.output.join('\n')).not.toContain('starting it again');
      expect(lockFile()).toBe(before);
      await service.stop();
    },
    BUILD_LIMIT_MS,
  );
});

function isReady(client: Client): Promise<boolean> {
  return client.get('/readyz').then(
    ({ http }) => http === 200,
    () => false,
  );
}
