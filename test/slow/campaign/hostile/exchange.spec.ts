import { type AddressInfo, createServer, type Socket } from 'node:net';
import { exchange } from './exchange';
import type { HostileRequest } from './request';

const request: HostileRequest = {
  ...{ attack: 'path', route: 'GET /x', caller: 'nobody', method: 'GET', target: '/x', headers: [] },
  ...{ body: null, raw: null, answersDue: 1, hangsUp: 'never', mustRefuse: false, mustServe: false },
  ...{ isForeign: false, answersJson: true },
};

/** What an exchange with a server that does this comes to. */
async function exchangeWith(
  serve: (socket: Socket) => void,
  patienceMs: number,
  changes: Partial<HostileRequest> = {},
) {
  const server = createServer((socket) => serve(socket.resume()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    return await exchange(new URL(`http://127.0.0.1:${port}`), { ...request, ...changes }, patienceMs);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

it('calls silence no answer, once nobody waits any longer', async () => {
  const { failure, isOverdue, answers } = await exchangeWith(() => undefined, 50);
  expect([failure, isOverdue, answers]).toEqual(['nothing came within 50 ms', true, []]);
});

it('calls half an answer none', async () => {
  const half = 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf';
  const { failure, isOverdue } = await exchangeWith((socket) => socket.write(half), 50);
  expect([failure, isOverdue]).toEqual(['nothing came within 50 ms', true]);
  const cut = await exchangeWith((socket) => socket.end(half), 60_000);
  expect([cut.failure, cut.isOverdue]).toEqual(['the body breaks off', false]);
});

it('expects no end of an answer from a service that it has hung up on', async () => {
  const half = 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf';
  const changes = { hangsUp: 'half', answersDue: 0 } as const;
  const { failure, answers } = await exchangeWith((socket) => socket.end(half), 60_000, changes);
  expect([failure, answers]).toEqual([null, []]);
});

it('takes an answer', async () => {
  const whole = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';
  const { failure, answers } = await exchangeWith((socket) => socket.write(whole), 60_000);
  expect([failure, answers[0]?.status]).toEqual([null, 200]);
});
