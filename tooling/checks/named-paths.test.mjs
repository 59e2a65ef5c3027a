import { describe, expect, it } from 'vitest';

import { checkNamedPaths } from './named-paths.mjs';
import { plantFiles } from './testing/plant.mjs';
import { readWorkspace } from './workspace.mjs';

const FILES = {
  'package.json': { scripts: { fix: 'oxfmt' } },
  'docs/style.md': '# Style\n\n## Numbers & limits\n',
  'packages/credits/src/hold.ts': '',
  'packages/credits/src/hold.test.ts': '',
  'packages/credits/src/receipt.stories.tsx': '',
};
const check = (text, page = 'CONTRIBUTING.md') =>
  checkNamedPaths(readWorkspace(plantFiles({ ...FILES, [page]: text })));

describe('a document', () => {
  it.each([
    'Open `packages/credits/src/hold.ts` in `packages/credits/`.',
    'Run `node packages/credits/src/hold.ts <id>`.',
    'It stands in `hold.ts`, `src/hold.ts`, or in `<name>.stories.tsx`. It ends with `.ts`.',
    'See [style](docs/style.md#numbers--limits), [below](#its-end), and [elsewhere](https://kinora.example/docs/lost.md).',
    'Run `npm run fix`.\n\n```sh\nnpm run fix\n```\n',
    'Put `node_modules/.bin` and `tooling/bootstrap/pnpm/node_modules/.bin` on your path.',
    'The server writes `secrets.json`, the build `dist/.server/lost.mjs`.',
    'Run `pnpm --filter @kinora/credits exec vitest run src/hold` and\n`pnpm --filter @kinora/storybook exec vitest run receipt`.',
    'A topic is called `domain/money`, a package `@kinora/credits`.',
  ])('may say: %s', (text) => {
    expect(check(`${text}\n\n## Its end\n`)).toEqual([]);
  });

  it.each([
    ['Open `packages/credits/src/lost.ts`.', 'packages/credits/src/lost.ts'],
    ['Run `node tooling/lost.mjs <id>`.', 'tooling/lost.mjs'],
    ['```sh\nnode tooling/lost.mjs\n```', 'tooling/lost.mjs'],
    ['It stands in `lost.data.ts`.', 'lost.data.ts'],
    ['It stands in `src/lost.ts`.', 'src/lost.ts'],
    ['Its name ends with `.lost.ts`.', '.lost.ts'],
    ['See [style](docs/style.md#lost).', 'docs/style.md#lost'],
    ['See [below](#lost).', '#lost'],
    ['See [style](docs/lost.md).', 'docs/lost.md'],
    ['Run `npm run lost`.', 'npm run lost'],
    ...[
      'pnpm --filter @kinora/credits exec vitest run lost',
      'pnpm --filter @kinora/lost exec vitest run hold',
      'pnpm --filter @kinora/storybook exec vitest run hold',
    ].map((command) => [`Run \`${command}\`.`, command]),
  ])('is wrong when it says: %s', (text, lost) => {
    expect(check(text)).toEqual([`CONTRIBUTING.md: names ${lost}, which is not there`]);
    expect(check(text, 'AGENTS.md')).toEqual([`AGENTS.md: names ${lost}, which is not there`]);
    expect(check(text, 'README.md')).toEqual([`README.md: names ${lost}, which is not there`]);
  });

  it.each(['docs/money.md', 'docs/decisions/0001-money.md'])(
    'is read in %s, and links from where it stands',
    (page) => {
      const style = page.startsWith('docs/decisions/') ? '../style.md' : 'style.md';
      expect(check(`[style](${style}), \`packages/credits/src/hold.ts\``, page)).toEqual([]);
      expect(check('[style](docs/style.md) in `packages/lost/`', page)).toEqual([
        `${page}: names docs/style.md, which is not there`,
        `${page}: names packages/lost/, which is not there`,
      ]);
    },
  );
});
