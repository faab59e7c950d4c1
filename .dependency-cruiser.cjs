/**
 * Which file may import which: http → application → domain, infrastructure → application and domain; modules
 * import one another's index only, and controllers that of controllers. test/architecture proves each rule with a planted violation.
 */
const LAYERED = '^src/(accounts|billing|mail|pronunciation|synthesis|webhooks)/';
const MODULE =
  '^src/(accounts|billing|mail|pronunciation|synthesis|webhooks|speech|voices|text-normalization|audit|backup|cli)/';
const SPECS = '\\.spec\\.ts$';
/** What the layers inside a module may use of the two modules without layers. */
const SPEECH_TERMS = '^src/(speech/index|text-normalization/(index|say-as))\\.ts$';

/** What reaches Redis. */
const BULL =
  '^src/.*/(?:bull-[a-z-]+|(?:speech|transfer)-processor|redis-client|ioredis-faults|start-rejections)\\.ts$';

const kernelAndPlatform = [
  {
    name: 'the-kernel-imports-nothing',
    comment: 'What everyone imports depends on nobody.',
    from: { path: '^src/shared/', pathNot: SPECS },
    to: { pathNot: '^src/shared/' },
  },
  {
    name: 'the-platform-imports-no-module',
    comment: 'Database, queue and HTTP server serve every module and know none.',
    from: { path: '^src/platform/' },
    to: { path: MODULE },
  },
  {
    name: 'the-platform-is-given-its-settings',
    comment: 'Only the composition of the platform sees the settings; its parts take values.',
    from: { path: '^src/platform/', pathNot: '^src/platform/platform\\.module\\.ts$' },
    to: { path: '^src/config/' },
  },
  {
    name: 'bull-is-loaded-where-there-is-redis',
    comment: 'Bull, its client and what they need are a tenth of all that a start loads.',
    from: { path: '^src/', pathNot: [SPECS, BULL, '^src/create-worker\\.ts$'] },
    to: {
      path: `(?:^|/)node_modules/(?:@nestjs/bull|bull|ioredis)/|${BULL}`,
      dependencyTypesNot: ['type-only', 'require'],
    },
  },
  {
    name: 'the-settings-know-no-module',
    comment: 'Modules are given their settings.',
    from: { path: '^src/config/' },
    to: { path: MODULE },
  },
];

const layers = [
  {
    name: 'domain-is-pure',
    comment: 'Rules know nothing but rules: no framework, no database, no Node.',
    from: {
      path: '^src/(accounts|billing|mail|pronunciation|synthesis|webhooks|speech|voices)/domain/',
      pathNot: SPECS,
    },
    to: { pathNot: ['^src/$1/domain/', '^src/shared/(domain|events)/', SPEECH_TERMS] },
  },
  {
    name: 'application-knows-no-adapter',
    comment: 'Use cases see ports; adapters and HTTP depend on them, never the other way round.',
    from: { path: `${LAYERED}application/`, pathNot: SPECS },
    to: {
      pathNot: [
        '^src/$1/(application|domain)/',
        '^src/(accounts|billing|pronunciation|synthesis)/index\\.ts$',
        SPEECH_TERMS,
        '^src/shared/',
        '^node_modules/@nestjs/common/',
        '^(node:)?(crypto|util|timers)',
      ],
    },
  },
  {
    name: 'infrastructure-knows-no-http',
    comment: 'Adapters of the outside world do not depend on the one that faces callers.',
    from: { path: `${LAYERED}infrastructure/` },
    to: { path: '/http/' },
  },
  {
    name: 'workers-and-commands-have-no-routes',
    comment: 'What answers nobody loads nothing of HTTP: it would start later and hold more memory.',
    severity: 'error',
    from: { path: '^src/(?:cli|worker(?:\\.module)?)\\.ts$' },
    to: {
      path: '\\.controller\\.ts$|-http\\.module\\.ts$|(?:^|/)node_modules/@nestjs/(?:swagger|platform-fastify)/',
      reachable: true,
    },
  },
  {
    name: 'http-knows-no-infrastructure',
    comment: 'Controllers call use cases, whatever database or engine is behind them.',
    from: { path: `${LAYERED}http/`, pathNot: SPECS },
    to: { path: `${LAYERED}infrastructure/` },
  },
];

const modules = [
  {
    name: 'modules-meet-at-the-index',
    comment: "Only a module's index.ts is public, and http/index.ts for controllers.",
    from: { path: LAYERED, pathNot: '\\.module\\.ts$' },
    to: { path: LAYERED, pathNot: ['^src/$1/', '^src/[a-z]+/(http/)?index\\.ts$'] },
  },
  {
    name: 'modules-consist-of-modules',
    comment: 'Composition takes a module whole, or what is public of it.',
    from: { path: `${LAYERED}(?:http/)?[a-z-]+\\.module\\.ts$` },
    to: { path: LAYERED, pathNot: ['^src/$1/', '^src/[a-z]+/(index|[a-z]+\\.module)\\.ts$'] },
  },
  {
    name: 'accounts-stands-alone',
    comment: 'Synthesis and Billing know Accounts; Accounts hears of them through events only.',
    from: { path: '^src/accounts/' },
    to: { path: MODULE, pathNot: '^src/accounts/' },
  },
  {
    name: 'billing-and-synthesis-are-strangers',
    comment: 'Neither needs the other: credits stand between them.',
    from: { path: '^src/(billing|synthesis)/' },
    to: { path: '^src/(billing|synthesis)/', pathNot: '^src/$1/' },
  },
  {
    name: 'pronunciation-knows-no-requests',
    comment: 'Dictionaries belong to accounts and are applied to texts; who has them spoken does not matter.',
    from: { path: '^src/pronunciation/' },
    to: { path: MODULE, pathNot: ['^src/(pronunciation|accounts)/', '^src/text-normalization/index\\.ts$'] },
  },
  {
    name: 'webhooks-hear-of-events-only',
    comment:
      'They tell of what Billing and Synthesis state, and know neither; of Accounts they ask who calls, and to tell owners.',
    from: { path: '^src/webhooks/' },
    to: { path: MODULE, pathNot: ['^src/webhooks/', '^src/accounts/(http/)?index\\.ts$'] },
  },
  {
    name: 'mail-hears-of-events-only',
    comment: 'It writes of what others state; of Accounts it asks who is written to.',
    from: { path: '^src/mail/' },
    to: { path: MODULE, pathNot: ['^src/mail/', '^src/accounts/index\\.ts$'] },
  },
  {
    name: 'nobody-knows-of-webhooks-and-mail',
    comment: 'Whoever states an event does not care who is told.',
    from: { path: LAYERED, pathNot: '^src/(webhooks|mail)/' },
    to: { path: '^src/(webhooks|mail)/' },
  },
  {
    name: 'billing-has-nothing-spoken',
    comment:
      'Money knows credits; what they are spent on is no business of its. Receipts write an amount out in words.',
    from: { path: '^src/billing/', pathNot: '^src/billing/domain/receipts/amount-in-words\\.ts$' },
    to: { path: '^src/(pronunciation|speech|text-normalization)/' },
  },
  {
    name: 'audit-and-backup-meet-modules-at-the-index',
    comment: 'They share the tables of the modules, not their code.',
    from: { path: '^src/(audit|backup)/' },
    to: { path: LAYERED, pathNot: '^src/[a-z]+/index\\.ts$' },
  },
  {
    name: 'only-the-command-line-audits-and-backs-up',
    comment: 'Both read the tables of several modules, which no other code may do.',
    from: { path: '^src/', pathNot: '^src/(audit|backup|cli)/' },
    to: { path: '^src/(audit|backup)/' },
  },
];

const speech = [
  {
    name: 'text-normalization-is-pure',
    comment: 'Written text in, words to be spoken out: no framework, no Node, no other folder.',
    from: { path: '^src/text-normalization/', pathNot: SPECS },
    to: { pathNot: '^src/text-normalization/' },
  },
  {
    name: 'text-normalization-is-used-through-its-index',
    comment:
      'Its rules may be rearranged without anybody noticing. Who only writes numbers out loads no rules.',
    from: { path: '^src/', pathNot: '^src/text-normalization/' },
    to: { path: '^src/text-normalization/', pathNot: '^src/text-normalization/(index|say-as)\\.ts$' },
  },
  {
    name: 'speech-imports-no-module',
    comment: 'Words in, audio files out: accounts, credits and requests do not matter here.',
    from: { path: '^src/speech/' },
    to: { path: MODULE, pathNot: '^src/(speech|text-normalization)/' },
  },
  {
    name: 'speech-is-used-through-its-index',
    comment: 'Engines, audio and workers are its own affair; speech.module.ts is for composition.',
    from: { path: '^src/', pathNot: '^src/speech/' },
    to: { path: '^src/speech/', pathNot: '^src/speech/(index|speech\\.module)\\.ts$' },
  },
  {
    name: 'only-readers-normalize-text',
    comment: 'Engines and audio get the words to be spoken and never read written text.',
    from: { path: '^src/speech/', pathNot: '^src/speech/(workers|reading)/' },
    to: { path: '^src/text-normalization/' },
  },
];

const voices = [
  {
    name: 'voices-know-speech-alone',
    comment: 'Obtaining voices has to do with models and nothing with accounts, credits or requests.',
    from: { path: '^src/voices/', pathNot: '^src/voices/http/' },
    to: { path: MODULE, pathNot: ['^src/voices/', SPEECH_TERMS] },
  },
  {
    name: 'voices-are-used-through-their-index',
    comment: 'Downloads, claims and folders are their own affair; the modules are for composition.',
    from: { path: '^src/', pathNot: '^src/voices/' },
    to: {
      path: '^src/voices/',
      pathNot: '^src/voices/(index|voices\\.module|http/voices-http\\.module)\\.ts$',
    },
  },
  {
    name: 'downloads-know-no-voices',
    comment: 'A file is a file: an address, a size and a checksum.',
    from: { path: '^src/voices/download/', pathNot: SPECS },
    to: { path: '^src/', pathNot: '^src/(voices/download|platform|shared)/' },
  },
];

const web = [
  {
    name: 'the-page-knows-no-server',
    comment: 'It speaks the public API with the generated client, and is bundled for browsers.',
    from: { path: '^src/web/' },
    to: { path: '^src/', pathNot: '^src/web/' },
  },
  {
    name: 'features-are-strangers',
    comment: 'What two features of the page share lies in ui/ or lib/.',
    from: { path: '^src/web/features/([^/]+)/' },
    to: { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
  },
  {
    name: 'ui-and-lib-know-no-feature',
    comment: 'What every feature imports depends on none.',
    from: { path: '^src/web/(ui|lib)/' },
    to: { path: '^src/web/features/' },
  },
];

const everywhere = [
  {
    name: 'no-circular',
    comment: 'Import cycles die at load when decorators are involved.',
    from: { path: '^(src|bench|test)/' },
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    comment: 'A file that nobody imports is dead.',
    from: { orphan: true, path: '^src/', pathNot: [SPECS, '\\.d\\.ts$'] },
    to: {},
  },
  {
    name: 'no-dev-dependencies-at-run-time',
    comment: 'The image holds only the run-time dependencies; the page is bundled before.',
    from: { path: '^src/', pathNot: [SPECS, '^src/web/'] },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
  },
];

module.exports = {
  forbidden: [...kernelAndPlatform, ...layers, ...modules, ...speech, ...voices, ...web, ...everywhere].map(
    (rule) => ({
      severity: 'error',
      ...rule,
    }),
  ),
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: ['^src/web/api/generated/', '^dist/'] },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
