import { pino } from 'pino';
import { OperatorFault } from '../../platform/process/operator-fault';
import { AdminVoicesController } from './admin-voices.controller';

type Dependencies = ConstructorParameters<typeof AdminVoicesController>;

describe('AdminVoicesController', () => {
  it('tells the log of an install that fails after it has answered', async () => {
    const pack = { languages: [], speakers: [], licence: {} };
    const line = new Promise<string>((resolve) => {
      const controller = new AdminVoicesController(
        { get: () => pack } as unknown as Dependencies[0],
        {
          execute: () => Promise.resolve([{ pack, state: { kind: 'absent' } }]),
        } as unknown as Dependencies[1],
        {
          execute: () => Promise.resolve({ pack, ended: Promise.reject(new OperatorFault('It is mute.')) }),
        } as unknown as Dependencies[2],
        {} as Dependencies[3],
        pino({ level: 'warn' }, { write: resolve }),
      );
      const caller = { account: { email: 'chu@example.com' } } as Parameters<typeof controller.install>[0];
      void controller.install(caller, 'tiny', { accept_licence: 'MIT' });
    });
    expect(JSON.parse(await line)).toMatchObject({ voice: 'tiny', reason: 'It is mute.' });
  });
});
