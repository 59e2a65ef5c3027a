import { describe, expect, it } from 'vitest';

import { checkNamedPaths } from './named-paths.mjs';
import { plantFiles } from './testing/plant.mjs';
import { readWorkspace } from './workspace.mjs';

const FILES = {
  'package.json': { scripts: { fix: 'oxfmt' } },
  'docs/style.md': '# Style',
  'packages/credits/src/hold.ts': '',
};
const check = (text, page = 'CONTRIBUTING.md') =>
  checkNamedPaths(readWorkspace(plantFiles({ ...FILES, [page]: text })));

describe('a page for contributors', () => {
  it.each([
    'Open `packages/credits/src/hold.ts` in `packages/credits/`.',
    'Run `node packages/credits/src/hold.ts <id>`.',
    'It stands in `hold.ts`, or in `<name>.stories.tsx`.',
    'See [style](docs/style.md#numbers), and [elsewhere](https://kinora.example/docs/lost.md).',
    'Run `npm run fix`.\n\n```sh\nnpm run fix\n```\n',
    'Put `node_modules/.bin` and `tooling/bootstrap/pnpm/node_modules/.bin` on your path.',
    'A topic is called `domain/money`, a package `@kinora/credits`.',
  ])('may say: %s', (text) => {
    expect(check(text)).toEqual([]);
  });

  it.each([
    ['Open `packages/credits/src/lost.ts`.', 'packages/credits/src/lost.ts'],
    ['Run `node tooling/lost.mjs <id>`.', 'tooling/lost.mjs'],
    ['```sh\nnode tooling/lost.mjs\n```', 'tooling/lost.mjs'],
    ['It stands in `lost.data.ts`.', 'lost.data.ts'],
    ['See [style](docs/lost.md).', 'docs/lost.md'],
    ['Run `npm run lost`.', 'npm run lost'],
  ])('is wrong when it says: %s', (text, lost) => {
    expect(check(text)).toEqual([`CONTRIBUTING.md: names ${lost}, which is not there`]);
    expect(check(text, 'AGENTS.md')).toEqual([`AGENTS.md: names ${lost}, which is not there`]);
  });
});
