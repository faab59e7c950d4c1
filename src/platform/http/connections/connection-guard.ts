import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { EventLoopPacer } from '../../admission/event-loop-pacer';
import { clientNetwork } from '../client-network';
import { failureOfStatus } from '../failures/failure';
import { refusal } from '../failures/refusal';
import { ClientNetworks } from './client-networks';
import { Connection } from './connection';
import { ConnectionGroup } from './connection-group';
import type { ConnectionLimits } from './connection-limits';

const LOOK_EVERY_MS = 1_000;
const LOG_EVERY_MS = 60_000;
const RETRY_SEC = 5;
/** Turns of the event loop, each with a new connection, until the next of those that wait is heard. */
const MOST_TURNS = 8;

/**
 * Keeps the server's connections below their limits and ends those of clients that do not take their answers.
 *
 * At a limit, a new connection takes the place of one that waits for its client; only where all are being served
 * it is refused. In all, it is the network with the most connections that gives one up. So whoever opens connections
 * and says nothing keeps nobody else from being heard, and who has come just now is not ended for having said nothing.
 *
 * Connections are taken in as fast as they come, which costs little, and heard in turn, one of each network: a flood of
 * them would else wait where the system queues them, and everybody behind it.
 */
export class ConnectionGuard {
  private readonly all: ConnectionGroup<Connection>;
  private readonly networks: ClientNetworks<Connection>;
  private readonly connections = new Map<Socket, Connection>();
  private readonly ended = { made_room: 0, refused: 0, slow_readers: 0 };
  private nextLogMs = 0;

  constructor(
    server: Server,
    private readonly limits: ConnectionLimits,
    private readonly logger: Logger,
    lookEveryMs = LOOK_EVERY_MS,
    private readonly pacer = new EventLoopPacer(MOST_TURNS),
  ) {
    this.all = new ConnectionGroup(limits.inAll);
    this.networks = new ClientNetworks(limits.perNetwork);
    const listeners = server.listeners('connection'); // Node's own, which parses requests
    server.removeAllListeners('connection');
    server.on('connection', (socket: Socket) => {
      socket.on('error', () => undefined); // Node's listeners may never hear it; 'close' follows
      this.admit(socket, () => listeners.forEach((listener) => void listener.call(server, socket)));
    });
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      this.connections.get(request.socket)?.begin(request, response);
    });
    const timer = setInterval(() => this.look(performance.now()), lookEveryMs).unref();
    server.once('close', () => clearInterval(timer));
  }

  /** Ends the connections of slow readers. The guard looks by itself; a test does so at times of its own. */
  look(nowMs: number): void {
    for (const connection of this.connections.values()) {
      if (!connection.look(nowMs)) continue;
      connection.end();
      this.ended.slow_readers++;
    }
    this.report(nowMs);
  }

  private admit(socket: Socket, hear: () => void): void {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined) return void socket.destroy(); // it is closed already
    const network = clientNetwork(remoteAddress);
    const own = this.limits.isProxy(remoteAddress) ? null : this.networks.of(network);
    if (own?.isFull && !this.makeRoom(own)) return this.refuse(socket, 429);
    if (this.all.isFull && !this.makeRoom(this.networks.largest, this.all)) return this.refuse(socket, 503);
    const connection = new Connection(socket, own ? [own, this.all] : [this.all]);
    this.connections.set(socket, connection);
    socket.once('close', () => {
      this.connections.delete(socket);
      connection.leave();
    });
    this.pacer.begin(network, () => {
      if (socket.destroyed) return false;
      hear();
      return true;
    });
  }

  /** Ends a connection of the first group that has one to go. @returns whether there was one */
  private makeRoom(...groups: (ConnectionGroup<Connection> | undefined)[]): boolean {
    const group = groups.find((each) => each?.firstToGo);
    if (!group?.firstToGo) return false;
    group.firstToGo.end();
    this.ended.made_room++;
    return true;
  }

  private refuse(socket: Socket, status: 429 | 503): void {
    this.ended.refused++;
    socket.write(refusal({ ...failureOfStatus(status), retryAfterSec: RETRY_SEC }));
    socket.destroySoon();
  }

  private report(nowMs: number): void {
    const { ended } = this;
    if (nowMs < this.nextLogMs || ended.made_room + ended.refused + ended.slow_readers === 0) return;
    this.nextLogMs = nowMs + LOG_EVERY_MS;
    this.logger.warn({ ...ended, open: this.connections.size }, 'connections were ended');
    Object.assign(ended, { made_room: 0, refused: 0, slow_readers: 0 });
  }
}
