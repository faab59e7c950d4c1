/** What the settings decide about webhooks. */
export class WebhookPolicy {
  constructor(
    /** What addresses in messages start with; without a slash at its end. */
    readonly publicBaseUrl: string,
  ) {}
}
