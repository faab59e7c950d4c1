import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (secret: Buffer | string): Buffer => createHash('sha256').update(secret).digest();

/** Takes the same time whatever is presented; digests, because texts of other lengths could not be compared so. */
export const isSameSecret = (presented: Buffer | string, expected: Buffer | string): boolean =>
  timingSafeEqual(digest(presented), digest(expected));
