/**
 * The arrows of the house: http → application → domain, infrastructure → application and domain, modules
 * meet at their index. test/architecture proves each rule with a planted violation.
 */
const MODULE = '^src/(accounts|billing|synthesis)';

module.exports = {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment: 'Rules know nothing but rules: no framework, no database, no Node.',
      severity: 'error',
      from: { path: `${MODULE}/domain/`, pathNot: '\\.spec\\.ts$' },
      to: { pathNot: [`^src/$1/domain/`, '^src/shared/(domain|events)/'] },
    },
    {
      name: 'application-knows-no-adapter',
      comment: 'Use cases see ports; adapters and HTTP depend on them, never the other way round.',
      severity: 'error',
      from: { path: `${MODULE}/application/`, pathNot: '\\.spec\\.ts$' },
      to: {
        pathNot: [
          `^src/$1/(application|domain)/`,
          '^src/(accounts|billing|synthesis)/index\\.ts$',
          '^src/shared/(domain|events|application)/',
          '^node_modules/@nestjs/common/',
          '^(node:)?(crypto|util|timers)',
        ],
      },
    },
    {
      name: 'infrastructure-knows-no-http',
      comment: 'Adapters of the outside world do not lean on the one that faces callers.',
      severity: 'error',
      from: { path: `${MODULE}/infrastructure/` },
      to: { path: '/http/' },
    },
    {
      name: 'http-knows-no-infrastructure',
      comment: 'Controllers call use cases; which database or engine is behind them is not their matter.',
      severity: 'error',
      from: { path: `${MODULE}/http/`, pathNot: '\\.spec\\.ts$' },
      to: { path: '^src/(accounts|billing|synthesis)/infrastructure/' },
    },
    {
      name: 'modules-meet-at-the-index',
      comment: "Only a module's index.ts is public.",
      severity: 'error',
      from: { path: `${MODULE}/` },
      to: { path: MODULE, pathNot: [`^src/$1/`, '^src/[a-z]+/index\\.ts$'] },
    },
    {
      name: 'accounts-stands-alone',
      comment: 'Synthesis and Billing know Accounts; Accounts hears of them through events alone.',
      severity: 'error',
      from: { path: '^src/accounts/' },
      to: { path: '^src/(billing|synthesis)/' },
    },
    {
      name: 'billing-and-synthesis-are-strangers',
      comment: 'Neither needs the other: credits stand between them.',
      severity: 'error',
      from: { path: '^src/(billing|synthesis)/' },
      to: { path: '^src/(billing|synthesis)/', pathNot: '^src/$1/' },
    },
    {
      name: 'the-kernel-imports-no-module',
      comment: 'What everyone imports depends on nobody.',
      severity: 'error',
      from: { path: '^src/shared/' },
      to: { path: MODULE },
    },
    {
      name: 'the-settings-know-no-module',
      comment: 'Modules are given their settings. Only which order prefix is safe is a rule of Billing.',
      severity: 'error',
      from: { path: '^src/config/', pathNot: '^src/config/order-prefix\\.ts$' },
      to: { path: MODULE },
    },
    {
      name: 'no-circular',
      comment: 'Import cycles die at load when decorators are involved.',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nobody imports is dead.',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: ['\\.spec\\.ts$', '\\.d\\.ts$'] },
      to: {},
    },
    {
      name: 'no-dev-dependencies-at-run-time',
      comment: 'The image holds the run-time dependencies alone.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.spec\\.ts$' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: ['^src/web/', '^dist/'] },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
