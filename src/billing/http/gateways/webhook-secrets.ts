import { createHash, timingSafeEqual } from 'node:crypto';

/** The secrets that a gateway may use: the current one and, while it is being replaced, older ones. */
export class WebhookSecrets {
  constructor(private readonly secrets: readonly string[]) {}

  /**
   * Compares in the same time whatever was sent. Without any secret nothing is accepted.
   * @param expected what a caller who knows the secret would send
   */
  accept(presented: Buffer, expected: (secret: string) => Buffer = (secret) => Buffer.from(secret)): boolean {
    const sent = digest(presented);
    const matches = this.secrets.map((secret) => timingSafeEqual(digest(expected(secret)), sent));
    return matches.includes(true);
  }
}

const digest = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
