import type { Settings } from './settings';

/** A bucket of an S3-compatible store, and the key that opens it. */
export interface S3Access {
  /** Null: AWS itself, by the bucket's own host name. Anything else is addressed by path. */
  readonly endpoint: string | null;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** What MinIO, Ceph and R2 understand: they have no regions. */
const REGION_OF_OTHERS = 'us-east-1';

const ALWAYS_NEEDED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** One sentence for each setting that is missing when audio is kept in S3. */
export function missingForS3(values: Readonly<Record<string, unknown>>): string[] {
  const faults = ALWAYS_NEEDED.filter((name) => values[name] === null).map(
    (name) => `${name} is required with AUDIO_STORE=s3`,
  );
  if (values.S3_ENDPOINT === null && values.S3_REGION === null) {
    faults.push('S3_REGION is required with AUDIO_STORE=s3 on AWS, that is without S3_ENDPOINT');
  }
  return faults;
}

/** The settings of the bucket in one piece, after `missingForS3` found nothing missing. */
export function s3Access(settings: Settings): S3Access {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET ?? '',
    region: S3_REGION ?? REGION_OF_OTHERS,
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  };
}
