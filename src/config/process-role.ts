/** What a process is there for: to answer callers, to take jobs from Redis, or to do one thing for the operator. */
export type ProcessRole = 'api' | 'worker' | 'command';
