import { isSameSecret } from '../../../platform/network/is-same-secret';

/** The secrets that a gateway may use: the current one and, while it is being replaced, older ones. */
export class WebhookSecrets {
  constructor(private readonly secrets: readonly string[]) {}

  /**
   * Compares in the same time whatever was sent. Without any secret nothing is accepted.
   * @param expected what a caller who knows the secret would send
   */
  accept(presented: Buffer, expected: (secret: string) => Buffer = (secret) => Buffer.from(secret)): boolean {
    const matches = this.secrets.map((secret) => isSameSecret(presented, expected(secret)));
    return matches.includes(true);
  }
}
