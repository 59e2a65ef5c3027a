import { describe, expect, it } from 'vitest';

import { checkLayers } from './layers.mjs';
import { plantFiles } from './testing/plant.mjs';
import { readWorkspace } from './workspace.mjs';

const RUNS = { 'apps/api': 'server', 'packages/contracts': 'any', 'packages/scenes': 'any' };

/** The breaches of one source file that imports `specifier`, or only a type from it. */
function check(file, specifier, keyword = 'import') {
  const [dir] = /^\w+\/[\w-]+/.exec(file);
  const manifest = { name: '@kinora/x', kinora: { runs: RUNS[dir] ?? 'web' } };
  const files = { [`${dir}/package.json`]: manifest, [file]: `${keyword} { x } from '${specifier}';` };
  return checkLayers(readWorkspace(plantFiles(files)));
}

describe('a layer', () => {
  it.each([
    ['packages/credits/src/balance.ts', 'axios'],
    ['packages/credits/src/badge.tsx', 'jotai'],
    ['packages/credits/src/badge.tsx', 'jotai/utils'],
    ['packages/library/src/share-page.tsx', '@tanstack/react-router'],
    ['packages/auth/src/session-atoms.ts', 'js-cookie'],
    ['packages/auth/src/session-atoms.ts', 'react'],
    ['packages/auth/src/session-atoms.ts', '@kinora/ui'],
    ['apps/api/src/http/account-routes.ts', 'kysely'],
    ['apps/api/src/app/sign-in.ts', '../http/route.ts'],
    ['apps/api/src/app/identity/sign-in/sign-in.ts', '../../../http/route.ts'],
    ['apps/api/src/domain/money/ledger.ts', '../../adapters/vault.ts'],
    ['apps/api/src/app/sign-in.ts', '../adapters/postgres/members.ts'],
    ['apps/api/src/app/sign-in.ts', 'node:crypto'],
    ['apps/api/src/domain/ledger.ts', '../app/sign-in.ts'],
    ['apps/api/src/domain/ledger.ts', '@kinora/video-providers'],
    ['apps/api/src/domain/ledger.ts', 'yup'],
    ['packages/contracts/src/money.ts', 'node:crypto'],
    ['packages/scenes/src/scene/draw.ts', 'fs/promises'],
    ['packages/browser/src/storage.ts', 'node:path'],
    ['apps/api/src/domain/ledger.ts', '@kinora/contracts/fixtures'],
    ['packages/credits/src/price.ts', '@kinora/contracts/fixtures'],
    ['packages/contracts/src/catalogue/price.ts', '../fixtures/expected-prices.ts'],
    ['packages/contracts/src/index.ts', './fixtures.ts'],
  ])('is found broken where %s imports %s', (file, specifier) => {
    expect(check(file, specifier)).toEqual([expect.stringContaining(`${file}: imports ${specifier}, but `)]);
  });

  it.each([
    ['packages/api-client/src/axios-transport.ts', 'axios'],
    ['packages/credits/src/balance-atoms.ts', 'jotai'],
    ['packages/credits/src/badge-panel.tsx', 'jotai/utils'],
    ['packages/library/src/share-page.tsx', 'jotai'],
    ['packages/credits/src/badge.stories.tsx', 'jotai'],
    ['apps/studio/src/routes/__root.tsx', '@tanstack/react-router'],
    ['apps/api/src/adapters/postgres/members.ts', 'kysely'],
    ['apps/api/src/app/sign-in.ts', '../domain/member.ts'],
    ['apps/api/src/app/create.ts', '@kinora/video-providers'],
    ['apps/api/src/domain/ledger.ts', './ids.ts'],
    ['apps/api/src/app/identity/sign-in/sign-in.ts', '../../../domain/limits.ts'],
    ['apps/api/src/domain/money/purchase.ts', '../identity/address.ts'],
    ['apps/api/src/http/network-of.ts', 'node:net'],
    ['packages/contracts/src/money.test.ts', 'node:crypto'],
    ['packages/scenes/src/testing/node-paint-env.ts', 'node:fs'],
    ['apps/api/src/domain/ledger.ts', '@kinora/contracts'],
    ['apps/api/src/domain/ledger.test.ts', '@kinora/contracts/fixtures'],
    ['packages/testkit/src/fake-api.ts', '@kinora/contracts/fixtures'],
    ['packages/contracts/src/fixtures.ts', './fixtures/expected-prices.ts'],
    ['packages/contracts/src/fixtures/expected-prices.ts', './expected-prices.data.ts'],
  ])('lets %s import %s', (file, specifier) => {
    expect(check(file, specifier)).toEqual([]);
  });

  it('lets a type of a library pass, but not a type of an outer layer', () => {
    expect(check('apps/api/src/http/route.ts', 'kysely', 'import type')).toEqual([]);
    expect(check('apps/api/src/domain/ledger.ts', '../http/route.ts', 'import type')).toHaveLength(1);
    expect(check('packages/contracts/src/money.ts', 'node:fs', 'import type')).toHaveLength(1);
  });
});
