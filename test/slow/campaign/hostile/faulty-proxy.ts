import { TcpProxy, type Interference } from '../../../harness/tcp-proxy';

/** A fault planted between the campaign and the service: what becomes of one answer in `every`. */
export interface PlantedFault {
  readonly every: number;
  readonly spoil: (answer: string) => string;
}

/** A proxy that spoils some of the answers; it keeps their lengths, which nobody would otherwise believe. */
export async function plantFault(target: string, { every, spoil }: PlantedFault): Promise<TcpProxy> {
  const proxy = await TcpProxy.before(target);
  let count = 0;
  const interfere: Interference = (bytes) => {
    const answer = bytes.toString('latin1');
    if (!answer.startsWith('HTTP/1.1 200 OK') || !answer.includes('application/json')) return bytes;
    count += 1;
    return count % every === 0
      ? Buffer.from(spoil(answer).padEnd(answer.length).slice(0, answer.length), 'latin1')
      : bytes;
  };
  proxy.fromServer = interfere;
  return proxy;
}
