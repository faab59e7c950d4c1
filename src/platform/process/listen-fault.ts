import { reasonOf } from './fault';
import { OperatorFault } from './operator-fault';

/** Why a server cannot listen, as a sentence that starts with the setting of its port. */
export function listenFault(setting: string, port: number, host: string, cause: unknown): OperatorFault {
  const isTaken = (cause as NodeJS.ErrnoException).code === 'EADDRINUSE';
  const reason = isTaken ? 'another program listens there' : reasonOf(cause);
  return new OperatorFault(`${setting} ${port} on ${host} cannot be used: ${reason}`, { cause });
}
