import { createHash, randomBytes } from 'node:crypto';

/** What is stored of a random secret. It has 178 bits or more, so it needs no slow hash. */
export const sha256 = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** 256 random bits, as text that fits into a cookie. */
export const randomToken = (): string => randomBytes(32).toString('base64url');
