import { reasonOf } from './start-fault';

/** Why a server cannot listen, as a sentence that starts with the setting of its port. */
export function listenFault(setting: string, port: number, host: string, cause: unknown): Error {
  const isTaken = (cause as NodeJS.ErrnoException).code === 'EADDRINUSE';
  const reason = isTaken ? 'another program listens there' : reasonOf(cause);
  return new Error(`${setting} ${port} on ${host} cannot be used: ${reason}`, { cause });
}
