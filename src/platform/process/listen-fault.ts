import { once } from 'node:events';
import { createServer } from 'node:net';
import { reasonOf } from './fault';
import { OperatorFault } from './operator-fault';

/** Faults of the address itself (listen(2), getaddrinfo(3)): its port is not to blame. */
const ADDRESS_FAULTS = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'];

/** Why a server cannot listen, as a sentence that starts with the setting to blame: that of its port, or of its host. */
export function listenFault(setting: string, port: number, host: string, cause: unknown): OperatorFault {
  const { code = '' } = cause as NodeJS.ErrnoException;
  const isTaken = code === 'EADDRINUSE';
  const reason = isTaken ? 'another program listens there' : reasonOf(cause);
  const blamed = ADDRESS_FAULTS.includes(code)
    ? `${setting.replace('PORT', 'HOST')} ${host}`
    : `${setting} ${port} on ${host}`;
  return new OperatorFault(`${blamed} cannot be used: ${reason}`, { cause });
}

/**
 * Tries whether a server could listen there: a taken port is told before a database is opened.
 * @throws OperatorFault
 */
export async function tryToListen(setting: string, port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening').catch((cause: unknown) => {
    throw listenFault(setting, port, host, cause);
  });
  server.close();
  await once(server, 'close');
}
