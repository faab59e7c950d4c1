import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  type HeadObjectCommandOutput,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { UnusableEnvironment } from '../../../config/environment';
import type { S3Access } from '../../../config/s3';
import { StorageFull } from '../../../speech';
import { storedKeyOf } from '../../application/audio-names';
import { audioSha256 } from '../../application/audio-cache/audio-digest';
import { AudioStore, type ByteRange, type StoredAudio } from '../../application/ports/audio-store';
import { AudioUnavailable } from '../../domain/synthesis.errors';
import { isEarlierName, isKey, requireKey } from './audio-key';
import { ResumableDownload } from './resumable-download';
import { endWhenStalled } from './stalled-body';

/** Our objects among others that may lie in the bucket. */
const PREFIX = 'recordings/';

/** Those of version 0.2 and before, which named each object by the key of its public address. */
const EARLIER_PREFIX = 'audio/';

const CONNECT_LIMIT_MS = 2_000;
/** For one attempt, until the answer begins; an upload lies within it. */
const ATTEMPT_LIMIT_MS = 10_000;
const ATTEMPTS = 3;
/** For all attempts: storing and settling have 30 s after the engine's time, `PENDING_LIMIT_SEC`. */
const CALL_LIMIT_MS = 20_000;
/** Calls side by side while objects of earlier versions are renamed. */
const ADOPTED_AT_ONCE = 16;
/** Silence from the store in the middle of a file. */
const STALL_LIMIT_MS = 15_000;
/** A listener who pauses longer gives the connection back, and gets another when he goes on. */
const PAUSE_LIMIT_MS = 5_000;

/**
 * Audio as objects `recordings/<key>` of an S3 bucket, which any number of machines may share. An upload is one
 * signed PUT, whose signature covers the SHA-256 of the bytes: what arrives damaged is refused by the store,
 * and what arrives in part never becomes visible.
 */
export class S3AudioStore extends AudioStore {
  private constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
  ) {
    super();
  }

  /**
   * Tries the bucket as the service will use it: lists, writes and deletes. Objects of earlier versions get
   * names that lead to no address.
   * @throws UnusableEnvironment with the store's own reason
   */
  static async open(access: S3Access): Promise<S3AudioStore> {
    const store = new S3AudioStore(clientFor(access), access.bucket);
    try {
      await store.tryOut();
      await store.adoptEarlierObjects();
    } catch (error) {
      store.client.destroy();
      const place = `${access.bucket} at ${access.endpoint ?? `AWS (${access.region})`}`;
      throw new UnusableEnvironment([`S3_BUCKET ${place} cannot be used: ${(error as Error).message}`]);
    }
    return store;
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const sha256 = await audioSha256(bytes);
    const upload = new PutObjectCommand({
      ...this.object(key),
      Body: bytes,
      ContentLength: bytes.byteLength,
      Metadata: { sha256 },
      IfNoneMatch: '*', // a store that does not know this overwrites: keys are random, so no two are the same
    });
    signOver(sha256, upload);
    try {
      await inTime((abortSignal) => this.client.send(upload, { abortSignal }));
    } catch (error) {
      // An attempt whose answer was lost may have stored the file: then its repeat finds the key taken.
      if (statusOf(error) === 412 && (await this.holds(key, sha256))) return;
      throw isQuotaExceeded(error) ? new StorageFull(error) : error;
    }
  }

  async open(key: string, range?: ByteRange): Promise<Readable | null> {
    const { first, last = '' } = range ?? { first: 0 };
    const download = await this.download(key, range && `bytes=${first}-${last}`);
    if (!download) return null;
    const beginAt = async (byte: number): Promise<IncomingMessage | null> =>
      (await this.download(key, `bytes=${first + byte}-${last}`))?.body ?? null;
    return new ResumableDownload(download.body, download.sizeBytes, beginAt, PAUSE_LIMIT_MS);
  }

  private async download(
    key: string,
    range: string | undefined,
  ): Promise<{ body: IncomingMessage; sizeBytes: number } | null> {
    const download = new GetObjectCommand({ ...this.object(key), ...(range && { Range: range }) });
    try {
      const answer = await inTime((abortSignal) => this.client.send(download, { abortSignal }));
      const body = endWhenStalled(answer.Body as IncomingMessage, STALL_LIMIT_MS);
      return { body, sizeBytes: answer.ContentLength! };
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw new AudioUnavailable(error);
    }
  }

  async stamp(key: string): Promise<string | null> {
    requireKey(key); // a refused key is not a store that is away
    try {
      const { ETag, LastModified } = await this.head(key);
      return `${ETag} ${LastModified?.getTime()}`;
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw new AudioUnavailable(error);
    }
  }

  async remove(key: string): Promise<void> {
    const removal = new DeleteObjectCommand(this.object(key));
    try {
      await inTime((abortSignal) => this.client.send(removal, { abortSignal }));
    } catch (error) {
      if (statusOf(error) !== 404) throw error; // some stores say so when there is nothing to delete
    }
  }

  async *list(): AsyncIterable<StoredAudio> {
    for await (const page of this.pages(PREFIX)) yield* page;
  }

  /** Ends the kept connections. */
  override close(): Promise<void> {
    this.client.destroy();
    return Promise.resolve();
  }

  private async tryOut(): Promise<void> {
    await this.listPage(PREFIX); // first: unlike the answers of other calls, its refusal says why in a body
    const key = randomBytes(20).toString('hex');
    await this.put(key, Buffer.from('written and deleted at start'));
    await this.remove(key);
  }

  /** Repeatable, and safe in several processes at once. */
  private async adoptEarlierObjects(): Promise<void> {
    for await (const page of this.pages(EARLIER_PREFIX)) {
      const keys = page.map(({ key }) => key).filter(isEarlierName);
      while (keys.length > 0)
        await Promise.all(keys.splice(0, ADOPTED_AT_ONCE).map((key) => this.adopt(key)));
    }
  }

  private async adopt(key: string): Promise<void> {
    const name = EARLIER_PREFIX + key;
    const copy = new CopyObjectCommand({
      ...this.object(storedKeyOf(key)),
      CopySource: `${this.bucket}/${name}`,
    });
    const removal = new DeleteObjectCommand({ Bucket: this.bucket, Key: name });
    try {
      await inTime((abortSignal) => this.client.send(copy, { abortSignal }));
      await inTime((abortSignal) => this.client.send(removal, { abortSignal }));
    } catch (error) {
      if (statusOf(error) !== 404) throw error; // another process was faster
    }
  }

  private async *pages(prefix: string): AsyncIterable<StoredAudio[]> {
    let next: string | undefined;
    do {
      const page = await this.listPage(prefix, next);
      yield (page.Contents ?? []).flatMap(({ Key: name = '', LastModified: storedAt }) => {
        const key = name.slice(prefix.length);
        return storedAt && isKey(key) ? [{ key, storedAt }] : [];
      });
      next = page.NextContinuationToken;
    } while (next);
  }

  private listPage(prefix: string, after?: string): Promise<ListObjectsV2CommandOutput> {
    const list = new ListObjectsV2Command({ Bucket: this.bucket, Prefix: prefix, ContinuationToken: after });
    return inTime((abortSignal) => this.client.send(list, { abortSignal }));
  }

  private async holds(key: string, sha256: string): Promise<boolean> {
    return (await this.head(key)).Metadata?.sha256 === sha256;
  }

  private head(key: string): Promise<HeadObjectCommandOutput> {
    const head = new HeadObjectCommand(this.object(key));
    return inTime((abortSignal) => this.client.send(head, { abortSignal }));
  }

  private object(key: string): { Bucket: string; Key: string } {
    requireKey(key);
    return { Bucket: this.bucket, Key: PREFIX + key };
  }
}

/** Gives the signature the digest of the body, which the client would otherwise compute on the event loop. */
function signOver(sha256: string, upload: PutObjectCommand): void {
  upload.middlewareStack.add(
    (next) => (call) => {
      (call.request as { headers: Record<string, string> }).headers['x-amz-content-sha256'] = sha256;
      return next(call);
    },
    { step: 'build', name: 'signOverKnownDigest' },
  );
}

function clientFor({ endpoint, region, accessKeyId, secretAccessKey }: S3Access): S3Client {
  // A download holds its connection while its listener reads; the others must not wait for it.
  const agent = { keepAlive: true, maxSockets: Infinity };
  return new S3Client({
    ...(endpoint && { endpoint, forcePathStyle: true }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: ATTEMPTS,
    // The newer CRC headers say nothing that the signed SHA-256 does not, and older stores refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_LIMIT_MS,
      requestTimeout: ATTEMPT_LIMIT_MS,
      throwOnRequestTimeout: true,
      socketTimeout: 0, // would cut a download whose listener pauses
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}

/**
 * Ends a call that takes too long, all its attempts counted. A body that has begun may take longer.
 * @throws S3Failure
 */
async function inTime<Result>(call: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), CALL_LIMIT_MS);
  try {
    return await call(abort.signal);
  } catch (error) {
    throw new S3Failure(error);
  } finally {
    clearTimeout(timer);
  }
}

/** The store refused, or did not answer. The client's own messages often do not say which. */
class S3Failure extends Error {
  /** Of the refusal. */
  readonly httpStatus: number | null;

  constructor(override readonly cause: unknown) {
    const refusal = cause instanceof S3ServiceException ? cause : null;
    const { name, code, message } = cause as NodeJS.ErrnoException;
    super([...new Set([name, code, message])].filter((part) => part && part !== 'UnknownError').join(': '));
    this.httpStatus = refusal?.$metadata.httpStatusCode ?? null;
  }
}

/** 507 is WebDAV's Insufficient Storage, which MinIO answers; Ceph and others answer 403 with this name. */
const isQuotaExceeded = (error: unknown): boolean =>
  statusOf(error) === 507 || (error instanceof S3Failure && error.message.includes('QuotaExceeded'));

const statusOf = (error: unknown): number | null => (error instanceof S3Failure ? error.httpStatus : null);
