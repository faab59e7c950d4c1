import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { Controller, Module, Post, Res } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pino } from 'pino';
import { ErrorFilter } from '../../../src/platform/http/failures/error.filter';
import { RouteTable } from '../../../src/platform/http/server/route-table';
import { createServer } from '../../../src/platform/http/server/server';
import { NestLog } from '../../../src/platform/logging/logger';
import { eventually } from '../../harness/eventually';

/** Its answers are ready when their caller has left. */
@Controller()
class LateController {
  arrived = (): void => undefined;
  streamClosed = (): void => undefined;

  @Post('stream')
  async stream(@Res() reply: FastifyReply): Promise<void> {
    await this.callerLeaves(reply);
    const bytes = Readable.from([Buffer.from('a'), Buffer.from('b')]);
    bytes.once('close', () => setImmediate(() => this.streamClosed()));
    await reply.type('audio/mpeg').send(bytes);
  }

  @Post('fault')
  async fail(@Res() reply: FastifyReply): Promise<void> {
    await this.callerLeaves(reply);
    throw new Error('a fault of ours');
  }

  private async callerLeaves({ raw }: FastifyReply): Promise<void> {
    this.arrived();
    await once(raw, 'close');
  }
}

@Module({ controllers: [LateController] })
class LateModule {}

type Line = Readonly<Record<string, unknown>>;

describe('a caller who leaves before the answer', () => {
  let app: NestFastifyApplication;
  let lines: Line[];

  beforeEach(async () => {
    lines = [];
    const logger = pino(
      { formatters: { level: (level) => ({ level }) } },
      { write: (line: string) => void lines.push(JSON.parse(line) as Line) },
    );
    const server = createServer(logger, { trustedProxies: () => false, isHttps: false });
    app = await NestFactory.create<NestFastifyApplication>(LateModule, server, {
      bodyParser: false,
      logger: new NestLog(pino({ level: 'silent' })),
    });
    app.useGlobalFilters(new ErrorFilter(logger, new RouteTable(server.getInstance<FastifyInstance>())));
    await app.listen(0, '127.0.0.1');
  });
  afterEach(() => app.close());

  async function callAndLeave(path: string): Promise<void> {
    const { port } = app.getHttpServer().address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1' });
    const arrived = new Promise<void>((resolve) => (app.get(LateController).arrived = resolve));
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: loa\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
    );
    await arrived;
    socket.destroy();
  }

  it('of a stream is no error of ours, and the log says that the request was aborted', async () => {
    const closed = new Promise<void>((resolve) => (app.get(LateController).streamClosed = resolve));
    await callAndLeave('/stream');
    await closed;
    expect(lines).toMatchObject([{ level: 'info', msg: 'request', status: null, aborted: true }]);
  });

  it('hides no fault of ours', async () => {
    await callAndLeave('/fault');
    await eventually(() => lines.length === 2);
    expect(lines).toMatchObject([
      { level: 'info', msg: 'request', aborted: true },
      { level: 'error', msg: 'request failed', err: { message: 'a fault of ours' } },
    ]);
  });
});
