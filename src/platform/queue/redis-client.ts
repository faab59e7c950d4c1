import { Redis } from 'ioredis';
import './ioredis-faults';

/**
 * How every connection to Redis behaves here: it comes back within half a second after an outage, a command that cannot be
 * sent fails soon, and a connection that has died in silence is opened anew: where an answer is waited for after 15 s (Bull's
 * longest command takes 5), else once the system's probes have had none for 10 s after 10 s of silence.
 *
 * Works around: with ioredis' own options a command waits for 20 attempts to connect, which are up to 2 s apart; and where a
 * router died, for as long as the system keeps the connection: a quarter of an hour, or two hours where nothing is being sent.
 */
export const redisOptions = {
  maxRetriesPerRequest: 3,
  socketTimeout: 15_000,
  keepAlive: 10_000,
  retryStrategy: (attempt: number): number => Math.min(attempt * 50, 500),
} as const;

/** Opens a connection for small commands, whose callers wait for them: a Redis that hangs is worse than one that is gone. */
export const openRedis = (url: string): Redis =>
  new Redis(url, { ...redisOptions, enableOfflineQueue: false, connectTimeout: 2_000, commandTimeout: 300 });
