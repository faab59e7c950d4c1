import { randomInt } from 'node:crypto';
import { Client, type Loose, notification, withSecret } from '../client';
import type { Visitor } from './browser';

/** The screens that everybody has. */
export const VISITOR_SCREENS = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/licences',
];

/** The screens that everybody has who is signed in. */
export const CUSTOMER_SCREENS = [
  '/',
  '/playground',
  '/pronunciations',
  '/history',
  '/jobs',
  '/credits',
  '/credits/ledger',
  '/keys',
  '/webhooks',
  '/account',
  '/licences',
];

/** The screens that an admin has besides. */
export const OPERATOR_SCREENS = [
  '/admin',
  '/admin/accounts',
  '/admin/orders',
  '/admin/unmatched',
  '/admin/transfers',
  '/admin/plans',
  '/admin/voices',
  '/admin/audit-log',
  '/admin/health',
];

const TEXTS = [
  'Chuyến tàu SE3 rời ga Hà Nội lúc 19h20, đến ga Huế lúc 8h47 sáng hôm sau.',
  'Đơn hàng #88213 của chị Hoa sẽ được giao trong khoảng 14h-16h chiều thứ bảy.',
  'Xin chào! Hôm nay là 20/11/2026, giá vé là 150.000đ, hotline 1900 1234.',
];

/** More than one page of a dictionary. */
const ENTRIES = [
  { written: 'WHO', spoken: 'Tổ chức Y tế Thế giới', case_sensitive: true },
  { written: 'BV', spoken: 'bệnh viện', language: 'vi' },
  ...Array.from({ length: 24 }, (_, number) => ({
    written: `Khu ${number}`,
    spoken: `khu vực số ${number}`,
  })),
];

type Send = (method: string, path: string, data?: object) => Promise<Loose>;

/** Calls the API by the session of a visitor. */
export function senderOf({ page }: Visitor, baseUrl: string): Send {
  return async (method, path, data) => {
    const answer = await page.request.fetch(baseUrl + path, { method, ...(data && { data }) });
    const { result, message }: Loose = await answer.json();
    if (!answer.ok()) throw new Error(`${method} ${path}: ${message}`);
    return result;
  };
}

/** A server that nobody has (RFC 6761 section 6.4), with no place where a line could end. */
const NO_SERVER = `https://loa.invalid/${'events'.repeat(40)}`;

/**
 * Puts something into every list of a customer: requests, a key, a dictionary, a webhook that cannot be reached, orders
 * paid, short of money and unpaid.
 * @returns the addresses of the unpaid order, of the dictionary, and of what was sent to the webhook
 */
export async function fillCustomerScreens(
  visitor: Visitor,
  baseUrl: string,
): Promise<[order: string, dictionary: string, deliveries: string]> {
  const send = senderOf(visitor, baseUrl);
  const gateway = new Client(baseUrl);
  const pay = (content: string, transferAmount: number) =>
    gateway.post(
      '/api/payment/webhook',
      notification({ content, transferAmount, referenceCode: `FT26325${randomInt(1e9, 1e10)}` }),
      withSecret,
    );
  const placeOrder = async (plan_id: string) =>
    (await send('POST', '/api/payment/orders', { plan_id, billing_cycle: 'monthly' })).order;

  for (const input_text of TEXTS) await send('POST', '/api/v1/tts', { input_text });
  await send('POST', '/api/v1/account/api-keys', { name: 'Máy chủ web' });
  const dictionary = await send('POST', '/api/v1/dictionaries', {
    ...{ name: 'Tên cơ quan', is_default: true },
    entries: ENTRIES,
  });
  const webhook = { url: NO_SERVER, events: ['order.paid', 'credits.low'] };
  const { id: webhookId } = await send('POST', '/api/v1/webhooks', webhook);
  await send('POST', `/api/v1/webhooks/${webhookId}/test`);
  const paid = await placeOrder('starter');
  await pay(`${paid.memo} Lan mua ky tu`, paid.amount);
  const short = await placeOrder('starter');
  await pay(short.memo, short.amount - 9_000);
  await pay('Nguyen Thi Lan chuyen tien hoc phi', short.amount);
  await pay('TRA TIEN DIEN THANG 11', 412_000);
  const order = await placeOrder('pro');
  return [`/credits/${order.order_code}`, `/pronunciations/${dictionary.id}`, `/webhooks/${webhookId}`];
}

/**
 * Lets an operator decide something: credits for the newest account, and a price.
 * @returns the address of that account
 */
export async function fillOperatorScreens(visitor: Visitor, baseUrl: string): Promise<string> {
  const send = senderOf(visitor, baseUrl);
  const [account] = (await send('GET', '/api/v1/admin/accounts')).items;
  const decision = { credits: 5000, reason: 'Bù cho một giờ gián đoạn sáng thứ bảy' };
  await send('POST', `/api/v1/admin/accounts/${account.id}/credits`, decision);
  const { items } = await send('GET', '/api/payment/plans');
  const { plan_id, billing_cycle, name, amount, credits, rate_limit_per_minute } = items[0];
  await send('PUT', `/api/v1/admin/plans/${plan_id}/${billing_cycle}`, {
    ...{ name, amount, credits, rate_limit_per_minute },
    reason: 'Giữ giá đến hết năm',
  });
  return `/admin/accounts/${account.id}`;
}
