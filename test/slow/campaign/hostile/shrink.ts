import type { HostileRequest } from './request';

/** Whether a request still shows what was found. */
export type StillShows = (request: HostileRequest) => Promise<boolean>;

const ATTEMPTS = 60;

type Candidate = () => HostileRequest;

/**
 * Makes a request smaller for as long as it still shows what was found: without one header, parameter or field
 * after the other, and with ever shorter texts.
 */
export async function shrink(request: HostileRequest, stillShows: StillShows): Promise<HostileRequest> {
  let smallest = request;
  let attempts = 0;
  for (let isSmaller = true; isSmaller && attempts < ATTEMPTS;) {
    isSmaller = false;
    for (const candidate of candidatesOf(smallest)) {
      attempts += 1;
      if (attempts > ATTEMPTS) break;
      const smaller = candidate();
      if (!(await stillShows(smaller))) continue;
      smallest = smaller;
      isSmaller = true;
      break;
    }
  }
  return smallest;
}

function candidatesOf(request: HostileRequest): Candidate[] {
  if (request.raw) return [];
  return [
    ...withoutField(request),
    ...withoutParameter(request),
    ...withoutHeader(request),
    ...shorterText(request),
  ];
}

const withoutHeader = (request: HostileRequest): Candidate[] =>
  request.headers.map((_, index) => () => ({ ...request, headers: request.headers.toSpliced(index, 1) }));

function withoutParameter(request: HostileRequest): Candidate[] {
  const [path = '', search] = request.target.split(/\?(.*)/s);
  const parameters = search?.split('&') ?? [];
  return parameters.map((_, index) => () => {
    const rest = parameters.toSpliced(index, 1).join('&');
    return { ...request, target: rest ? `${path}?${rest}` : path };
  });
}

function withoutField(request: HostileRequest): Candidate[] {
  const json = objectIn(request.body);
  if (!json) return [];
  return Object.keys(json).map((name) => () => {
    const rest = Object.fromEntries(Object.entries(json).filter(([each]) => each !== name));
    return { ...request, body: Buffer.from(JSON.stringify(rest)) };
  });
}

/** Each text without one of its halves, then quarters, eighths and sixteenths. */
function shorterText(request: HostileRequest): Candidate[] {
  const json = objectIn(request.body);
  if (!json) return [];
  return Object.entries(json).flatMap(([name, value]) => {
    if (typeof value !== 'string') return [];
    return cuts([...value]).map((text) => () => ({
      ...request,
      body: Buffer.from(JSON.stringify({ ...json, [name]: text })),
    }));
  });
}

function cuts(chars: readonly string[]): string[] {
  const sizes = [2, 4, 8, 16].map((parts) => Math.ceil(chars.length / parts));
  return [...new Set(sizes)].flatMap((size) => {
    const starts = Array.from({ length: Math.ceil(chars.length / size) }, (_, index) => index * size);
    return chars.length > 1 ? starts.map((start) => chars.toSpliced(start, size).join('')) : [];
  });
}

/** The JSON object that a body holds without loss; null when it holds another thing. */
function objectIn(body: Buffer | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body?.toString() ?? '');
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject && Buffer.from(JSON.stringify(value)).equals(body!)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
