import { enWebhooks } from './en-webhooks';
import type { Language } from './format';
import { useLanguage } from './language';
import { viWebhooks, type WebhookTexts } from './vi-webhooks';

const dictionaries: Record<Language, WebhookTexts> = { vi: viWebhooks, en: enWebhooks };

/** The texts of the screens of webhooks, which are fetched with these: the first screen has no use for them. */
export const useWebhookTexts = (): WebhookTexts => dictionaries[useLanguage().language];
