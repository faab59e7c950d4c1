/** How long audio is kept, as the operator decided. */
export class AudioPolicy {
  constructor(readonly lifetimeHours: number) {}
}
