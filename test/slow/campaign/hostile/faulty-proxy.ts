import { type Interference, TcpProxy } from '../../../harness/servers/tcp-proxy';

/** Makes something wrong of an answer. */
export type Spoil = (answer: string) => string;

/**
 * A proxy before a service that spoils one of so many successes, each time in the next way. What it makes of an
 * answer it brings to the old length, or the client would wait for more.
 */
export async function plantFaults(
  target: string,
  oneOf: number,
  faults: readonly Spoil[],
): Promise<TcpProxy> {
  const proxy = await TcpProxy.before(target);
  let successes = 0;
  const interfere: Interference = (bytes) => {
    const answer = bytes.toString('latin1');
    if (!answer.startsWith('HTTP/1.1 200 OK') || !answer.includes('"status":1')) return bytes;
    successes += 1;
    const spoil = faults[Math.floor(successes / oneOf) % faults.length];
    if (successes % oneOf !== 0 || !spoil) return bytes;
    return Buffer.from(spoil(answer).padEnd(answer.length).slice(0, answer.length), 'latin1');
  };
  proxy.fromServer = interfere;
  return proxy;
}
