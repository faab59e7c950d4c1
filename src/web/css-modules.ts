import path from 'node:path';
import type { CSSModulesOptions } from 'vite';

/** The class of a feature as the page has it is told by its file: `.spoken` of `reading.module.css` is `reading__spoken`. */
export const cssModules: CSSModulesOptions = {
  localsConvention: 'camelCaseOnly',
  generateScopedName: (name, file) => `${path.basename(file, '.module.css')}__${name}`,
};
