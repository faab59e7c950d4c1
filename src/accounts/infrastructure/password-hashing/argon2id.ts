/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, 2 passes and 1 lane. */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of a random password that nobody kept, at the same cost: what nobody's password is compared with. */
export const DECOY =
  '$argon2id$v=19$m=19456,t=2,p=1$iJruUsdYiVzi6fVmCsI+Iw$GPvMU5YAG1LaxI244fTbZwG9VnTuuzqvndK30z4tOhY';
