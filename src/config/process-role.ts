/** The role of a process: to answer callers, to take jobs from Redis, or to run one command of the operator. */
export type ProcessRole = 'api' | 'worker' | 'command';
