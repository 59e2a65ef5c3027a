// Which tasks run again after an edit: written by hand from who reads what, compared with what Turborepo would do.
const sorted = (...names) => names.toSorted((one, other) => (one < other ? -1 : 1));

const WHOLE = ['boundaries', 'conventions', 'format', 'knip', 'lint'];
const SOURCES = [...WHOLE, 'messages'];
const LEAVES = ['effects', 'generators', 'home', 'layout-nav', 'library', 'member-center', 'pricing', 'remix-editor'];
/** Views: they have stories and stand on ui. */
const VIEWS = sorted(
  'auth',
  'creating',
  'creations',
  'credits',
  'inspiration',
  'live-stage',
  'source-files',
  ...LEAVES,
);
const WITH_STORIES = sorted(...VIEWS, 'testkit', 'ui');
const ON_UI = sorted(...VIEWS, 'storybook', 'studio', 'ui');
/** They have neither views nor texts. */
const PURE = [
  'api-client',
  'browser',
  'contracts',
  'drawing',
  'footage',
  'media-node',
  'reading',
  'scenes',
  'subjects',
  'timeline',
  'video-providers',
];
const whole = (names) => Object.fromEntries(names.map((name) => [name, ['']]));
const apart = (list, ...names) => list.filter((one) => !names.includes(one));

export const EDITS = [
  {
    what: 'a source of a leaf package',
    file: 'packages/pricing/src/buy-atoms.ts',
    reruns: {
      ...whole([...SOURCES, 'bundle', 'outside']),
      build: ['pricing', 'studio'],
      'lint:types': ['pricing', 'storybook', 'studio'],
      publishable: ['pricing'],
      stories: ['pricing'],
      test: ['pricing', 'studio'],
      texts: ['pricing'],
      typecheck: ['pricing', 'storybook', 'studio'],
      types: ['pricing'],
    },
  },
  {
    what: 'a story',
    file: 'packages/pricing/src/plans/plan-card.stories.tsx',
    reruns: {
      ...whole(WHOLE),
      'lint:types': ['pricing'],
      stories: ['pricing'],
      typecheck: ['pricing', 'storybook'],
    },
  },
  {
    what: 'a story in a new file',
    file: 'packages/pricing/src/new.stories.tsx',
    reruns: {
      ...whole(WHOLE),
      'lint:types': ['pricing'],
      stories: ['pricing'],
      typecheck: ['pricing', 'storybook'],
    },
  },
  {
    what: 'a unit test',
    file: 'packages/pricing/src/buy-atoms.test.ts',
    reruns: {
      ...whole(WHOLE),
      'lint:types': ['pricing'],
      test: ['pricing'],
      typecheck: ['pricing', 'storybook'],
    },
  },
  {
    what: 'the README of a package',
    file: 'packages/pricing/README.md',
    reruns: { ...whole(['conventions', 'format']), publishable: ['pricing'] },
  },
  { what: 'a document', file: 'docs/style.md', reruns: whole(['conventions', 'format']) },
  {
    what: 'the testkit: nothing is built',
    file: 'packages/testkit/src/fake-api.ts',
    reruns: {
      ...whole(SOURCES),
      'lint:types': sorted(...VIEWS, 'storybook', 'studio', 'testkit'),
      stories: sorted(...VIEWS, 'testkit'),
      test: sorted(...VIEWS, 'studio', 'testkit'),
      // Its preview and its export are held to their frames in a browser.
      'test:browser': ['remix-editor'],
      typecheck: sorted(...VIEWS, 'storybook', 'studio', 'testkit'),
    },
  },
  {
    what: 'the tokens of ui',
    file: 'packages/ui/css/tokens.css',
    reruns: {
      ...whole([...SOURCES, 'bundle', 'outside']),
      build: sorted(...VIEWS, 'studio', 'ui'),
      'lint:types': ON_UI,
      publishable: sorted(...VIEWS, 'ui'),
      stories: sorted(...VIEWS, 'ui'),
      test: apart(ON_UI, 'storybook'),
      'test:browser': ['remix-editor'],
      texts: VIEWS,
      typecheck: ON_UI,
      types: sorted(...VIEWS, 'ui'),
    },
  },
  {
    what: 'a source of the server',
    file: 'apps/api/src/env.ts',
    reruns: { ...whole(SOURCES), 'lint:types': ['api'], test: ['api'], typecheck: ['api'] },
  },
  {
    what: 'an end-to-end test',
    file: 'apps/studio/e2e/walk.spec.ts',
    reruns: { ...whole(SOURCES), 'lint:types': ['studio'], typecheck: ['studio'] },
  },
  {
    what: 'the texts of a language: stories are shown in it',
    file: 'apps/studio/src/locales/de/messages.po',
    reruns: {
      ...whole([...SOURCES, 'bundle', 'outside']),
      build: ['studio'],
      'lint:types': ['studio'],
      // Texts travel with their packages; Turborepo asks the tasks of those without any, too.
      publishable: sorted(...PURE, ...VIEWS, 'ui'),
      stories: WITH_STORIES,
      test: ['studio'],
      texts: VIEWS,
      typecheck: ['studio'],
    },
  },
  {
    what: 'how stories are shown',
    file: 'apps/storybook/.storybook/preview.tsx',
    reruns: { ...whole(SOURCES), 'lint:types': ['storybook'], stories: WITH_STORIES, typecheck: ['storybook'] },
  },
  {
    what: 'a check',
    file: 'tooling/checks/ranks.mjs',
    reruns: whole([...SOURCES, 'bundle', 'licences', 'lint:types', 'tooling']),
  },
];

/** What makes every task run again. */
export const FOR_ALL = [
  { what: 'what all compile with', file: 'tsconfig.base.json' },
  { what: 'another browser, Node, codec, database or platform', environment: { KINORA_MACHINE: 'another' } },
  { what: 'another security profile', environment: { SECURITY_PROFILE: 'hardened' } },
  { what: 'a night run', environment: { KINORA_NIGHTLY: '1' } },
];
/** What says only how the gate runs: nothing runs again for it. */
export const FOR_NONE = { KINORA_BASE: 'HEAD', KINORA_FRESH: '1', KINORA_SHARD: '1/2', KINORA_RUN: 'another' };
