import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { pageHeaders } from './page-headers';
import { pageFor, readPreloads, type Visitor } from './page-preloads';

/** Where `npm run build` leaves the page: beside `dist/src`. */
const PAGE_FOLDER = path.resolve(__dirname, '../../../../web');

/** Addresses of the API: what does not exist below them is answered in the envelope, never with the page. */
const API_ADDRESS = /^\/(api|assets|audio|docs|v1)([/-]|$)/;

const YEAR_MS = 31_536_000_000;

/**
 * Serves the account page: its assets, whose names hold a hash of their content, and its one HTML document for `/` and
 * for every other address that a browser navigates to and that no route has: the page itself tells those apart. A program
 * that asks for such an address is told, in the envelope, that it does not exist. The document names what its visitor
 * will need first.
 *
 * Where it is not built (`nest start`, tests on the sources) the API serves without it, and says so.
 */
export async function serveAccountPage(
  server: FastifyInstance,
  logger: Logger,
  visitorOf: (request: FastifyRequest) => Visitor,
): Promise<void> {
  const html = await readFile(path.join(PAGE_FOLDER, 'index.html'), 'utf8').catch(missing);
  if (html === null) {
    logger.warn({ folder: PAGE_FOLDER }, 'the account page is not built');
    return;
  }
  const preloads = readPreloads(await readFile(path.join(PAGE_FOLDER, 'preloads.json'), 'utf8'));
  await server.register(fastifyStatic, {
    root: path.join(PAGE_FOLDER, 'assets'),
    prefix: '/assets/',
    decorateReply: false, // Swagger UI does
    index: false,
    preCompressed: true,
    maxAge: YEAR_MS,
    immutable: true,
  });
  server.addHook('onRequest', (request, reply, done) => {
    if (!request.is404 || !isForPage(request)) return done();
    const [pathname = '/'] = request.url.split('?', 1);
    void sendPage(reply, pageFor(html, preloads, pathname, visitorOf(request)));
  });
}

/** Whether a browser navigates here, to what is no address of the API. */
export function isForPage({ method, url, headers }: FastifyRequest): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  if (!reads || API_ADDRESS.test(url)) return false;
  return /^\/(\?|$)/.test(url) || (headers.accept ?? '').includes('text/html');
}

/**
 * An address with a percent sign that means nothing, as one that the page can be asked for at, and which says what was
 * typed. It never leads to another host, whatever it begins with.
 */
export function mendedAddress(url: string): string {
  const [pathname = '', ...query] = url.split('?');
  const path = pathname.replace(/^[/\\]+/, '').replaceAll('%', '%25');
  return [`/${path}`, ...query].join('?');
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').headers(pageHeaders()).status(200).send(html);
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
