import type { ReactNode } from 'react';
import { partOf } from '../../lib/router';
import { AccountDetails } from './account-details';
import { Accounts } from './accounts';
import { AuditLog } from './audit-log';
import { Dashboard } from './dashboard';
import { Health } from './health';
import { AdminOrders } from './orders';
import { Plans } from './plans';
import { Transfers } from './transfers';
import { Unmatched } from './unmatched';
import { Voices } from './voices';

/** The screens of an operator, in the order of the menu. */
export const adminScreens = [
  { path: '/admin', name: 'dashboard', Screen: Dashboard },
  { path: '/admin/accounts', name: 'accounts', Screen: Accounts },
  { path: '/admin/orders', name: 'orders', Screen: AdminOrders },
  { path: '/admin/unmatched', name: 'unmatched', Screen: Unmatched },
  { path: '/admin/transfers', name: 'transfers', Screen: Transfers },
  { path: '/admin/plans', name: 'plans', Screen: Plans },
  { path: '/admin/voices', name: 'voices', Screen: Voices },
  { path: '/admin/audit-log', name: 'auditLog', Screen: AuditLog },
  { path: '/admin/health', name: 'health', Screen: Health },
] as const;

export { WaitingCount } from './waiting-count';

const ACCOUNT = /^\/admin\/accounts\/([^/]+)$/;

/** The operator's screen at an address; null where there is none. */
export function adminScreenAt(path: string): ReactNode {
  const accountId = partOf(path, ACCOUNT);
  if (accountId !== undefined) return <AccountDetails key={accountId} accountId={accountId} />;
  const found = adminScreens.find((screen) => screen.path === path);
  return found ? <found.Screen key={path} /> : null;
}
