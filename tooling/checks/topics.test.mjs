import { describe, expect, it } from 'vitest';

import { plantFiles } from './testing/plant.mjs';
import { checkTopics } from './topics.mjs';
import { readWorkspace } from './workspace.mjs';

function check(...files) {
  const manifest = { name: '@kinora/api', kinora: { rank: 11, runs: 'server' } };
  const sources = files.map((file) => [`apps/api/src/${file}`, '']);
  return checkTopics(readWorkspace(plantFiles({ 'apps/api/package.json': manifest, ...Object.fromEntries(sources) })));
}

const many = (folder, count) => Array.from({ length: count }, (_, at) => `${folder}/file-${at}.ts`);

describe('a file of the server', () => {
  it.each([
    'main.test.ts',
    'domain/money/ledger.ts',
    'domain/limits.test.ts',
    'adapters/postgres/schema-columns.data.ts',
    'adapters/postgres/identity/sign-in/postgres-codes.ts',
    'adapters/postgres/testing/money/ledger-racer.ts',
    'adapters/storage/durable.ts',
    'cli/kinora.ts',
  ])('may be %s', (file) => {
    expect(check(file)).toEqual([]);
  });

  it.each(['domain/ledger.ts', 'crop-clip.test.ts', 'adapters/postgres/postgres-ledger.ts', 'http/creation-routes.ts'])(
    'has a folder of its topic, unlike %s',
    (file) => {
      expect(check(file)).toEqual([`apps/api/src/${file}: stands in no folder of a topic`]);
    },
  );

  it.each([
    ['domain/credits/ledger.ts', 'domain/credits'],
    ['http/postgres/rows.ts', 'http/postgres'],
    ['adapters/postgres/shared/rows.ts', 'adapters/postgres/shared'],
    ['adapters/postgres/testing/books/rows.ts', 'adapters/postgres/testing/books'],
    ['money/ledger.ts', 'money'],
  ])('has a topic that all layers know, unlike %s', (file, folder) => {
    expect(check(file)).toEqual([expect.stringContaining(`apps/api/src/${folder}: is none of `)]);
  });

  it('is named once for a folder of many', () => {
    expect(check(...many('domain/credits', 3))).toHaveLength(1);
  });
});

describe('a folder of the server', () => {
  it('holds at most 30 files', () => {
    expect(check(...many('app/money', 30))).toEqual([]);
    expect(check(...many('app/money', 31))).toEqual(['apps/api/src/app/money: holds 31 files, more than 30']);
    expect(check(...many('app/money/plans', 31))).toHaveLength(1);
    expect(check(...many('cli', 31))).toHaveLength(1);
  });

  it('may hold more migrations', () => {
    expect(check(...many('adapters/postgres/migrations', 31))).toEqual([]);
  });
});
