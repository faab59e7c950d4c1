import type { ReactNode } from 'react';
import { adminScreenAt, adminScreens, WaitingCount } from '../features/admin';
import { useAdminText } from '../i18n/admin';
import { MenuLink } from './menu-link';

/** The operator's screen at an address, or what is shown where there is none. */
export const AdminScreen = ({ path, otherwise }: { path: string; otherwise: ReactNode }) =>
  adminScreenAt(path) ?? otherwise;

export function AdminMenu({ path }: { path: string }) {
  const admin = useAdminText();
  return (
    <nav aria-labelledby="admin-menu">
      <h2 id="admin-menu">{admin.menu}</h2>
      {adminScreens.map(({ path: to, name }) => (
        <div key={to} className="menu-row">
          <MenuLink to={to} path={path}>
            {admin.nav[name]}
          </MenuLink>
          {name === 'unmatched' && <WaitingCount />}
        </div>
      ))}
    </nav>
  );
}
