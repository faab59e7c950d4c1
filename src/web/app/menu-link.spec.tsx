import { cleanup, render } from '@testing-library/react';
import { MenuLink } from './menu-link';

describe('an entry of the menu', () => {
  const seen: (string | null)[] = [];
  beforeEach(() => {
    seen.length = 0;
    Element.prototype.scrollIntoView = function (this: Element) {
      seen.push(this.getAttribute('href'));
    };
  });
  afterEach(cleanup);

  const menu = (path: string) =>
    ['/admin', '/admin/voices', '/admin/health'].map((to) => (
      <MenuLink key={to} to={to} path={path}>
        {to}
      </MenuLink>
    ));

  it('comes into view when its screen is shown, also later, and when it is loaded late', () => {
    const { rerender } = render(menu('/admin/health'));
    expect(seen).toEqual(['/admin/health']);
    rerender(menu('/admin/voices/a'));
    expect(seen).toEqual(['/admin/health', '/admin/voices']);
    rerender(menu('/admin/voices/b'));
    expect(seen).toHaveLength(2); // where the reader has scrolled meanwhile, it stays
  });
});
