import type { IncomingHttpHeaders } from 'node:http';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import { EventLoopPacer } from '../../admission/event-loop-pacer';
import { clientNetwork } from '../client-network';
import { unsafeText } from './safe-text';
import { excessOf } from './json-extent';
import { receiveBody } from './receive-body';
import { makeRoomForTexts, mediaTypeOf, mostValuesOf, readsJson, textTypesOf } from '../text-body';

/** Room for 5,000 characters even when each is written as two `\uXXXX` escapes, and for the other fields. */
export const BODY_LIMIT_BYTES = 256 * 1024;

/** Reading a shorter one takes half a millisecond at most. */
const LONG_BODY_BYTES = 16 * 1024;

/** Deeper JSON has no meaning in this API, and overflows the stack of what walks it later. */
const DEEPEST_NESTING = 32;

/** No object of this API has a tenth of it; the work of checking unknown fields grows with the square of their number. */
const MOST_FIELDS = 200;

/**
 * Members and elements of a body, all together: validating one may take 25 µs of the event loop. The largest bodies of
 * ordinary routes have some 2,500 (a quote with 500 choices) to 4,000 (a bank that notifies of 300 transfers at once).
 */
const MOST_VALUES = 5_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** The body's bytes, for signatures over them; absent where there is no body, or a text. */
    rawBody?: Buffer;
    /** Why there is no `body` although one was sent; see `UsableBodyInterceptor`. */
    bodyFault?: Error;
  }
}

/**
 * Makes UTF-8 JSON objects the only bodies that are read, except on routes with `TakesText`. In particular no form can be
 * posted, which keeps a plain HTML form on another site from reaching a route with the visitor's cookie. What is wrong
 * with a body is kept for `UsableBodyInterceptor`; one that is too long is refused at once. Those of routes with
 * `TakesText`, which may be large, are left to it altogether.
 */
export function acceptOnlyJsonObjects(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.decorateRequest('rawBody');
  server.decorateRequest('bodyFault');
  makeRoomForTexts(server);
  server.addContentTypeParser('application/json', async (request: FastifyRequest) => {
    if (textTypesOf(request)) return undefined;
    request.rawBody = await receiveBody(request);
    return inTurn(request, () => readBody(request));
  });
  server.addContentTypeParser('*', async (request: FastifyRequest) => {
    if (textTypesOf(request)) return;
    request.rawBody = await receiveBody(request);
    request.bodyFault = new UnsupportedMediaTypeException();
  });
}

const pacer = new EventLoopPacer(1);

/** Long bodies take milliseconds to read: they are read one in a turn of the event loop, client networks in turn. */
function inTurn<Result>(request: FastifyRequest, read: () => Result): Result | Promise<Result> {
  if (request.rawBody!.length < LONG_BODY_BYTES) return read();
  return new Promise((resolve) => {
    pacer.begin(clientNetwork(request.ip), () => {
      if (request.raw.socket.destroyed) return false; // the sender has gone meanwhile
      resolve(read());
      return true;
    });
  });
}

function readBody(request: FastifyRequest): object | undefined {
  try {
    requireUtf8(request.headers);
    return parseJsonObject(request.rawBody!, mostValuesOf(request));
  } catch (error) {
    request.bodyFault = error as Error;
    return undefined;
  }
}

/**
 * Refuses a request with a body that cannot be used, after the guards: a caller without a key is told that first. Takes
 * in the body of a route that takes texts, and reads it: the caller is known then, and has one of the places of the
 * route's class.
 */
@Injectable()
export class UsableBodyInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.bodyFault !== undefined) throw request.bodyFault;
    if (textTypesOf(request)) request.body = await receiveText(request);
    return next.handle();
  }
}

/** The body of a route that takes texts; an object where it takes JSON as well. */
async function receiveText(request: FastifyRequest): Promise<string | object | undefined> {
  requireUtf8(request.headers);
  const type = mediaTypeOf(request.headers['content-type']);
  if (!textTypesOf(request)?.includes(type)) throw new UnsupportedMediaTypeException();
  const body = await receiveBody(request);
  return type === 'application/json' && readsJson(request)
    ? parseJsonObject(body, mostValuesOf(request))
    : decodeUtf8(body);
}

/** Refuses a body in another character set, or one that is compressed, with 415. */
function requireUtf8(headers: IncomingHttpHeaders): void {
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  const encoding = headers['content-encoding'] ?? 'identity';
  if (!/^utf-?8$/i.test(charset) || encoding !== 'identity') throw new UnsupportedMediaTypeException();
}

/**
 * @param mostValues members and elements that it may have, all together
 * @returns the object, or undefined for an empty body
 * @throws InvalidParameters for anything but a JSON object in valid UTF-8, nested at most 32 deep, whose objects have
 *   at most 200 fields each, and whose texts are well-formed and free of NUL
 */
export function parseJsonObject(body: Uint8Array, mostValues = MOST_VALUES): object | undefined {
  if (body.length === 0) return undefined;
  const excess = excessOf(body, { values: mostValues, depth: DEEPEST_NESTING + 1 });
  if (excess === 'depth') throw tooDeep();
  if (excess === 'values') throw tooManyValues(mostValues);
  const value = parseJson(decodeUtf8(body));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw InvalidParameters.of('body', 'NOT_AN_OBJECT', 'The body must be a JSON object.');
  }
  new BodyCheck(mostValues).check(value, '', 0);
  return value;
}

function decodeUtf8(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw InvalidParameters.of('body', 'NOT_UTF8', 'The body is not valid UTF-8.');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw InvalidParameters.of('body', 'MALFORMED_JSON', 'The body is not valid JSON.');
  }
}

/** Walks through a body, and no further than to the first thing that is wrong with it. */
class BodyCheck {
  private values = 0;

  constructor(private readonly mostValues: number) {}

  /**
   * @param path where the value stands, as a fault names it
   * @param depth how many others it is in
   */
  check(value: unknown, path: string, depth: number): void {
    if (depth > DEEPEST_NESTING) throw tooDeep();
    if (typeof value === 'string') {
      const fault = unsafeText(value);
      if (fault) throw InvalidParameters.of(path, fault.code, `${path} ${fault.message}`);
    } else if (Array.isArray(value)) {
      this.count(value.length);
      value.forEach((element, index) =>
        this.check(element, path ? `${path}.${index}` : `${index}`, depth + 1),
      );
    } else if (typeof value === 'object' && value !== null) {
      this.checkMembers(value, path, depth);
    }
  }

  private checkMembers(value: object, path: string, depth: number): void {
    const members = Object.entries(value);
    this.count(members.length);
    if (members.length > MOST_FIELDS)
      throw refused('TOO_MANY_FIELDS', `has an object of more than ${MOST_FIELDS} fields.`);
    for (const [key, member] of members) {
      if (key === '__proto__' || unsafeText(key))
        throw refused('UNUSABLE_FIELD', 'has a field with an unusable name.');
      this.check(member, path ? `${path}.${key}` : key, depth + 1);
    }
  }

  private count(more: number): void {
    this.values += more;
    if (this.values > this.mostValues) throw tooManyValues(this.mostValues);
  }
}

const tooDeep = (): InvalidParameters => refused('TOO_DEEP', `is nested more than ${DEEPEST_NESTING} deep.`);

const tooManyValues = (most: number): InvalidParameters =>
  refused('TOO_MANY_VALUES', `has more than ${most} values.`);

const refused = (code: string, rest: string): InvalidParameters =>
  InvalidParameters.of('body', code, `The body ${rest}`);
