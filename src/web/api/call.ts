import { accountShow } from './generated';
import { client } from './generated/client.gen';
import type { Error as ErrorEnvelope } from './generated/types.gen';

/** A field that the server finds at fault. */
export interface FieldFault {
  readonly field: string;
  readonly code: string;
  /** What the server says of it, in English. */
  readonly message?: string;
}

/** An answer that is not a success. Code `OFFLINE`: no answer came, or none in the envelope. */
export class ApiFailure extends Error {
  constructor(
    readonly code: string,
    readonly faults: readonly FieldFault[] = [],
    /** What the server says of it, in English. */
    message: string = code,
  ) {
    super(message);
  }
}

/** What a failure of our own code is shown as, too: something went wrong. */
export const failureOf = (error: unknown): ApiFailure =>
  error instanceof ApiFailure ? error : new ApiFailure('INTERNAL_ERROR');

/**
 * Whether the server knows no session: it never had one, or its end was not the page's doing. The second code is also that
 * of a wrong password; only forms that ask for one may take it for that.
 */
export const isSignedOut = ({ code }: ApiFailure): boolean =>
  code === 'INVALID_API_KEY' || code === 'INVALID_CREDENTIALS';

interface Answer<Result> {
  readonly data?: { readonly result: Result } | undefined;
  readonly error?: unknown;
}

/**
 * Takes the result out of the envelope.
 * @throws ApiFailure
 */
export async function call<Result>(answer: Promise<Answer<Result>>): Promise<Result> {
  const { data, error } = await answer.catch((): Answer<Result> => ({}));
  if (data) return data.result;
  throw failureIn(error);
}

/** The failure that an answer tells of. */
export const failureIn = (error: unknown): ApiFailure =>
  isEnvelope(error)
    ? new ApiFailure(error.code, error.errors ?? [], error.message)
    : new ApiFailure('OFFLINE');

function isEnvelope(error: unknown): error is ErrorEnvelope {
  return typeof error === 'object' && error !== null && 'code' in error;
}

/** What an answer says that finds no session. */
const SIGNED_OUT = { status: 0, code: 'INVALID_API_KEY', message: 'You are not signed in.', errors: null };

/** Whether a password or a code goes with a request, which may be what is wrong about it. */
const isChecked = ({ method, url }: Request): boolean =>
  /\/auth\/(password|email|totp\/[a-z-]+)$/.test(url) || (method === 'DELETE' && /\/account$/.test(url));

/**
 * Calls back when a route that needs a session finds none. Where a password is checked, too, the answer does not tell
 * which of them is missing: the account is asked for, and where that finds no session either, the caller is told so.
 * @param listener takes when the request was sent, in milliseconds of `performance.now`
 */
export function onSignedOut(listener: (sentAt: number) => void): () => void {
  const sentAt = new WeakMap<Request, number>();
  const note = (request: Request): Request => {
    sentAt.set(request, performance.now());
    return request;
  };
  const look = async (response: Response, request: Request): Promise<Response> => {
    if (response.status !== 401 || /\/auth\/log(in|out)$/.test(request.url)) return response;
    if (!isChecked(request)) {
      listener(sentAt.get(request) ?? 0);
      return response;
    }
    const asked = await accountShow().catch(() => null); // its answer comes by here, too
    return asked?.response?.status === 401 ? Response.json(SIGNED_OUT, { status: 401 }) : response;
  };
  client.interceptors.request.use(note);
  client.interceptors.response.use(look);
  return () => {
    client.interceptors.request.eject(note);
    client.interceptors.response.eject(look);
  };
}

/**
 * An address of this service as this page reaches it. Answers name addresses by the service's public name;
 * the page may have been opened by another, and loads nothing from other origins.
 */
export function local(address: string): string {
  const { pathname, search } = new URL(address, location.origin);
  return pathname + search;
}
