import { readdirSync } from 'node:fs';
import path from 'node:path';

// What it shows is looked at in a browser: test/slow/web/design.spec.ts.
import { specimens } from './specimens';

jest.mock('./qr.svg?url', () => '/qr.svg', { virtual: true });

const UI = path.join(__dirname, '../ui');

const isComponent = (name: string): boolean => /^[A-Z]/.test(name);

/** Every component that a file of the shared ones offers. */
async function componentsOf(file: string): Promise<string[]> {
  const offered = (await import(path.join(UI, file))) as object;
  return Object.keys(offered).filter(isComponent);
}

describe('the design page', () => {
  it('has a specimen of every shared component', async () => {
    const files = readdirSync(UI).filter((file) => file.endsWith('.tsx') && !file.includes('.spec.'));
    const components = (await Promise.all(files.map(componentsOf))).flat();
    const shown = specimens.map(({ name }) => name);
    expect(components.length).toBeGreaterThan(20);
    expect(components.filter((name) => !shown.includes(name))).toEqual([]);
  });

  it('shows each component once, and each of its states under a name of its own', () => {
    const names = specimens.flatMap(({ name, states }) => states.map((state) => `${name}/${state.name}`));
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(specimens.map(({ name }) => name)).size).toBe(specimens.length);
    expect(specimens.filter(({ states }) => states.length === 0)).toEqual([]);
  });
});
