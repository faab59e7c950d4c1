import { createHash, timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { InvalidWebhookSecret } from '../domain/billing.errors';

/** RFC 9110 section 11.1: schemes are case-insensitive. */
const APIKEY = /^apikey(?: +(.*))?$/i;

/** The secrets that the gateway may send: the current one and, while it is being replaced, older ones. */
export class WebhookSecrets {
  private readonly digests: readonly Buffer[];

  constructor(secrets: readonly string[]) {
    this.digests = secrets.map((secret) => digest(Buffer.from(secret, 'utf8')));
  }

  /** Takes the same time whatever is sent. Without any secret nothing is accepted. */
  accept(presented: Buffer): boolean {
    const sent = digest(presented);
    const matches = this.digests.map((known) => timingSafeEqual(known, sent));
    return matches.includes(true);
  }
}

/**
 * Lets the gateway in: `X-Secret-Key: <secret>` or `Authorization: Apikey <secret>`. When both are sent,
 * both must hold the same secret.
 */
@Injectable()
export class WebhookSecretGuard implements CanActivate {
  constructor(private readonly secrets: WebhookSecrets) {}

  /** @throws InvalidWebhookSecret */
  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const presented = [headers['x-secret-key'], apiKeyOf(headers.authorization)].filter(
      (value) => value !== undefined,
    );
    const [secret] = presented;
    const agreed = presented.every((value) => value === secret);
    // Node hands header bytes over as Latin-1.
    if (typeof secret !== 'string' || !agreed || !this.secrets.accept(Buffer.from(secret, 'latin1'))) {
      throw new InvalidWebhookSecret();
    }
    return true;
  }
}

/** Undefined when there is no such header; one of another scheme is for somebody else, such as a proxy. */
function apiKeyOf(authorization: string | undefined): string | undefined {
  const match = APIKEY.exec(authorization ?? '');
  return match ? (match[1] ?? '') : undefined;
}

const digest = (secret: Buffer): Buffer => createHash('sha256').update(secret).digest();
