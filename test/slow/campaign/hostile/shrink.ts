import { objectIn } from './json-body';
import type { HostileRequest } from './request';

/** Whether a request still shows what was found. */
export type StillShows = (request: HostileRequest) => Promise<boolean>;

/** For one request. */
const LIMIT_MS = 30_000;

/** A list of parts that a request is made of, and the request with other parts in their place. */
interface Parts<Part = unknown> {
  readonly parts: readonly Part[];
  readonly rebuild: (parts: readonly Part[]) => HostileRequest;
}

/**
 * Makes a request smaller for as long as it still shows what was found: without fields, characters of texts,
 * parameters and headers (Zeller and Hildebrandt's delta debugging, from large pieces to single ones).
 */
export async function shrink(request: HostileRequest, stillShows: StillShows): Promise<HostileRequest> {
  if (request.raw || !(await stillShows(request))) return request; // what does not come back cannot be chased
  const endAt = Date.now() + LIMIT_MS;
  const limited: StillShows = async (candidate) => Date.now() < endAt && stillShows(candidate);
  const names = Object.keys(objectIn(request.body) ?? {});
  let smallest = await reduce(request, fieldsOf, limited);
  for (const name of names) smallest = await reduce(smallest, charactersOf(name), limited);
  smallest = await reduce(smallest, parametersOf, limited);
  return reduce(smallest, headersOf, limited);
}

async function reduce(
  request: HostileRequest,
  take: (request: HostileRequest) => Parts | null,
  stillShows: StillShows,
): Promise<HostileRequest> {
  const taken = take(request);
  if (!taken) return request;
  let { parts } = taken;
  for (let size = Math.ceil(parts.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < parts.length;) {
      const fewer = parts.toSpliced(start, size);
      if (await stillShows(taken.rebuild(fewer))) parts = fewer;
      else start += size;
    }
  }
  return parts.length < taken.parts.length ? taken.rebuild(parts) : request;
}

const withJson = (request: HostileRequest, json: object): HostileRequest => ({
  ...request,
  body: Buffer.from(JSON.stringify(json)),
});

function fieldsOf(request: HostileRequest): Parts | null {
  const json = objectIn(request.body);
  const rebuild = (entries: readonly (readonly [string, unknown])[]) =>
    withJson(request, Object.fromEntries(entries));
  return json && ({ parts: Object.entries(json), rebuild } as Parts);
}

const charactersOf =
  (name: string) =>
  (request: HostileRequest): Parts | null => {
    const json = objectIn(request.body);
    const value = json?.[name];
    if (typeof value !== 'string') return null;
    return { parts: [...value], rebuild: (chars) => withJson(request, { ...json, [name]: chars.join('') }) };
  };

function parametersOf(request: HostileRequest): Parts | null {
  const [path = '', search] = request.target.split(/\?(.*)/s);
  const rebuild = (parts: readonly unknown[]) => ({ ...request, target: [path, parts.join('&')].join('?') });
  return search === undefined ? null : { parts: search.split('&'), rebuild };
}

const headersOf = (request: HostileRequest): Parts =>
  ({
    parts: request.headers,
    rebuild: (headers: HostileRequest['headers']) => ({ ...request, headers }),
  }) as Parts;
