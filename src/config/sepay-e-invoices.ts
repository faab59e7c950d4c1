import type { Settings } from './settings';

/** Where SePay's e-invoices are asked for, by whom, and in which registered form. */
export interface SepayEInvoiceSettings {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly providerAccountId: string;
  readonly templateCode: string;
  readonly invoiceSeries: string;
}

const NEEDED = [
  'SEPAY_EINVOICE_CLIENT_SECRET',
  'SEPAY_EINVOICE_ACCOUNT_ID',
  'SEPAY_EINVOICE_TEMPLATE',
  'SEPAY_EINVOICE_SERIES',
] as const;

/** The rates of value added tax that SePay's API knows. */
const VAT_RATES: readonly unknown[] = [null, 0, 5, 8, 10];

/** One sentence for each setting that e-invoices lack. */
export function missingForEInvoices(values: Readonly<Record<string, unknown>>): string[] {
  if (values.SEPAY_EINVOICE_CLIENT_ID === null) return [];
  const faults = NEEDED.filter((name) => values[name] === null).map(
    (name) => `${name} is required with SEPAY_EINVOICE_CLIENT_ID`,
  );
  if (!VAT_RATES.includes(values.VAT_RATE_PERCENT)) {
    faults.push('VAT_RATE_PERCENT must be 0, 5, 8, 10 or unset with SEPAY_EINVOICE_CLIENT_ID');
  }
  return faults;
}

/** In one piece, after `missingForEInvoices` found nothing missing; null when e-invoices are off. */
export function sepayEInvoices(settings: Settings): SepayEInvoiceSettings | null {
  const { SEPAY_EINVOICE_CLIENT_ID: clientId } = settings;
  if (clientId === null) return null;
  return {
    clientId,
    url: settings.SEPAY_EINVOICE_URL,
    clientSecret: settings.SEPAY_EINVOICE_CLIENT_SECRET ?? '',
    providerAccountId: settings.SEPAY_EINVOICE_ACCOUNT_ID ?? '',
    templateCode: settings.SEPAY_EINVOICE_TEMPLATE ?? '',
    invoiceSeries: settings.SEPAY_EINVOICE_SERIES ?? '',
  };
}
