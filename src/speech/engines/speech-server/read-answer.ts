import type { IncomingMessage } from 'node:http';
import { joinBytes } from '../../audio/join-bytes';
import { errorCodeOf, faultOfStatus, ServerFault } from './server-fault';

/** What an answer is to be. */
export interface ExpectedAnswer {
  /** Its media type, without parameters and in lower case. */
  readonly type: RegExp;
  /** `audio`, say: for the message when it is something else. */
  readonly name: string;
  readonly maxBytes: number;
}

const MAX_ERROR_BYTES = 4096;

/**
 * The whole body of a successful answer.
 * @throws ServerFault for any other answer
 */
export async function readAnswer(
  response: IncomingMessage,
  { type, name, maxBytes }: ExpectedAnswer,
): Promise<Uint8Array<ArrayBuffer>> {
  const { statusCode = 0, headers } = response;
  if (statusCode !== 200) {
    const { bytes } = await readUpTo(response, MAX_ERROR_BYTES);
    throw faultOfStatus(statusCode, headers, errorCodeOf(Buffer.from(bytes).toString()));
  }
  if (!type.test(headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? ''))
    throw new ServerFault('either', `the speech server answered with something else than ${name}`);
  if (headers['content-encoding'] && headers['content-encoding'] !== 'identity')
    throw new ServerFault('either', 'the speech server compressed its answer unasked');
  const { bytes, isWhole } = await readUpTo(response, maxBytes);
  if (!isWhole) throw new ServerFault('text', `the speech server sent ${name} that is longer than it can be`);
  return bytes;
}

/** Reads at most so many bytes of a body. */
async function readUpTo(
  response: IncomingMessage,
  maxBytes: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; isWhole: boolean }> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    sizeBytes += chunk.length;
    if (sizeBytes > maxBytes) return { bytes: joinBytes(chunks), isWhole: false };
    chunks.push(chunk);
  }
  return { bytes: joinBytes(chunks), isWhole: true };
}
