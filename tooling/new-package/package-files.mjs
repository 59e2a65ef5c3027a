// What a new package of the web begins with: a function with a test, a view with stories, and its configs.

const VERSION = '0.1.0';
const SCRIPTS = {
  build: 'tsup',
  types: 'tsc -p tsconfig.build.json',
  typecheck: 'tsc -p .',
  'lint:types': 'oxlint --type-aware --deny-warnings --config ../../tooling/lint/types.json .',
  test: 'vitest run',
  publishable:
    'publint --strict && attw --pack . --profile esm-only --exclude-entrypoints theme.css && node ../../tooling/api/check-report.mjs',
};
const LIBRARIES = [
  '@storybook/react-vite',
  '@types/react',
  'react',
  'storybook',
  'tsup',
  'typescript7',
  'vite',
  'vitest',
];
const OURS = ['@kinora/testkit', '@kinora/tsup-config', '@kinora/vitest-config'];

const each = (names, version) => Object.fromEntries(names.map((name) => [name, version]));

const manifestOf = ({ name, rank }) => ({
  name: `@kinora/${name}`,
  version: VERSION,
  license: 'MIT',
  files: ['dist', 'theme.css'],
  type: 'module',
  sideEffects: ['**/*.css'],
  exports: {
    '.': { '@kinora/source': './src/index.ts', types: './dist/index.d.ts', import: './dist/index.js' },
    './theme.css': './theme.css',
  },
  scripts: SCRIPTS,
  dependencies: { '@kinora/ui': 'workspace:*' },
  peerDependencies: { react: 'catalog:peers' },
  devDependencies: { ...each(OURS, 'workspace:*'), ...each(LIBRARIES, 'catalog:') },
  kinora: { rank, runs: 'web' },
});

const readme = ({ name, about, view }) => `# @kinora/${name}

## What it is

${about[0].toUpperCase()}${about.slice(1)}.

## Use it

\`\`\`tsx
<${view} title="In your library" entries={['A fox at dawn', 'Rain in the city']} words="fox" />
\`\`\`

Import \`@kinora/${name}/theme.css\` where Tailwind is set up.

## What it must not do

Ask the server from a view: \`${view}\` shows what it is given, and a panel connects it.
`;

const FUNCTION = `/** The entries that hold these words, in capitals or not; all of them where there are no words. */
export function matchingEntries(entries: readonly string[], words: string): readonly string[] {
  const wanted = words.trim().toLowerCase();
  return entries.filter((entry) => entry.toLowerCase().includes(wanted));
}
`;

const TEST = `import { expect, it } from 'vitest';

import { matchingEntries } from './matching-entries.ts';

const ENTRIES = ['A fox at dawn', 'Rain in the city'];

it('finds an entry by words of it, in capitals or not', () => {
  expect(matchingEntries(ENTRIES, ' FOX ')).toEqual(['A fox at dawn']);
});

it('keeps all entries where there are no words', () => {
  expect(matchingEntries(ENTRIES, ' ')).toEqual(ENTRIES);
});

it('finds nothing where no entry holds the words', () => {
  expect(matchingEntries(ENTRIES, 'snow')).toEqual([]);
});
`;

const viewOf = ({ about, view }) => `import { Panel } from '@kinora/ui';
import { useId } from 'react';

import { matchingEntries } from './matching-entries.ts';

export interface ${view}Props {
  title: string;
  entries: readonly string[];
  /** Only entries that hold these words are shown. */
  words?: string;
}

/** ${about[0].toUpperCase()}${about.slice(1)}. */
export function ${view}({ title, entries, words = '' }: ${view}Props) {
  const titleId = useId();
  return (
    <Panel>
      <section aria-labelledby={titleId} className="grid gap-4">
        <h2 id={titleId} className="type-display">
          {title}
        </h2>
        <ul className="grid gap-2">
          {matchingEntries(entries, words).map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      </section>
    </Panel>
  );
}
`;

const storiesOf = ({ name, view }) => `import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ${view} } from './${name}.tsx';

const meta = {
  component: ${view},
  args: { title: 'In your library', entries: ['A fox at dawn', 'Rain in the city'] },
} satisfies Meta<typeof ${view}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsAllEntries: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'In your library' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const ShowsWhatHoldsTheWordsOnAPhone: Story = {
  ...onPhone,
  args: { words: 'fox' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('A fox at dawn');
  },
};
`;

const indexOf = ({ name, view }) =>
  [
    { from: `./${name}.tsx`, names: `${view}, type ${view}Props` },
    { from: './matching-entries.ts', names: 'matchingEntries' },
  ]
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .map(({ from, names }) => `export { ${names} } from '${from}';\n`)
    .join('');

/** As `npm run api` writes it; the package's `publishable` compares the two. */
const reportOf = ({ name, view }) => `# The API of @kinora/${name}

What this package offers, by import. Written by \`npm run api\`; a difference in review is a change of its API.

## @kinora/${name}

\`\`\`ts
function ${view}({ title, entries, words }: ${view}Props): import("react").JSX.Element;
interface ${view}Props {
    title: string;
    entries: readonly string[];
    words?: string;
}
function matchingEntries(entries: readonly string[], words: string): readonly string[];
\`\`\`
`;

const THEME = `/* Tells Tailwind which files of this package carry classes. */
@source './src/**/*.{ts,tsx}';
@source './dist/**/*.js';
@source not './src/**/*.{stories,test}.{ts,tsx}';
`;

const viewName = (name) =>
  name
    .split('-')
    .map((word) => `${word[0].toUpperCase()}${word.slice(1)}`)
    .join('');

/** The files of the package, by their path inside of it. */
export function packageFiles({ name, about, rank }) {
  const chosen = { name, about, rank, view: viewName(name) };
  return {
    'README.md': readme(chosen),
    'api-report.md': reportOf(chosen),
    'package.json': `${JSON.stringify(manifestOf(chosen), null, 2)}\n`,
    'theme.css': THEME,
    'tsconfig.json': '{ "extends": "../../tooling/tsconfig/web.json", "include": ["src", "*.config.ts"] }\n',
    'tsconfig.build.json': '{ "extends": ["./tsconfig.json", "../../tooling/tsconfig/declarations.json"] }\n',
    'tsup.config.ts':
      "import { library } from '@kinora/tsup-config';\nimport { defineConfig } from 'tsup';\n\nexport default defineConfig(library());\n",
    'vitest.config.ts': `import { unit } from '@kinora/vitest-config';\n\nexport default unit('${name}');\n`,
    'src/index.ts': indexOf(chosen),
    'src/matching-entries.ts': FUNCTION,
    'src/matching-entries.test.ts': TEST,
    [`src/${name}.tsx`]: viewOf(chosen),
    [`src/${name}.stories.tsx`]: storiesOf(chosen),
  };
}
