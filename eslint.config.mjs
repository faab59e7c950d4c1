import eslint from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { noPlainObjectLookup } from './scripts/eslint/no-plain-object-lookup.mjs';

export default tseslint.config(
  { ignores: ['**/dist/', 'node_modules/', 'coverage/', '.cache/', 'data/', '**/generated/'] },
  eslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: [
      'src/config/**',
      'src/platform/process/inherited-environment.ts',
      'src/web/vite.config.ts',
      'src/**/*.spec.ts',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings are read in src/config alone.' },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'bench/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    plugins: { loa: { rules: { 'no-plain-object-lookup': noPlainObjectLookup } } },
    rules: { 'loa/no-plain-object-lookup': 'error' },
  },
  { files: ['src/text-normalization/vi/fitted-weights.ts'], rules: { 'max-lines': 'off' } }, // written by a script
  {
    files: ['**/*.spec.ts', 'test/**/*.ts'],
    rules: {
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  { files: ['src/web/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  {
    files: ['scripts/**/*.{mjs,cjs}', 'clients/**/*.mjs', 'eslint.config.mjs', '.dependency-cruiser.cjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        module: 'writable',
        require: 'readonly',
        __dirname: 'readonly',
        describe: 'readonly',
      },
    },
  },
);
