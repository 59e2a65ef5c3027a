import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { apiReport } from './api-report.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'api-report-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function plant(files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

const MANIFEST = JSON.stringify({
  name: '@kinora/toys',
  exports: {
    '.': { types: './dist/index.d.ts' },
    './more': { types: './dist/more.d.ts' },
    './testing': { '@kinora/source': './src/testing.ts' },
  },
});

/** The report of a package that offers this. */
function reportOf(declarations) {
  plant({ 'package.json': MANIFEST, 'dist/more.d.ts': '', 'dist/index.d.ts': declarations });
  return apiReport(folder) ?? '';
}

function listEndingIn(last) {
  const fields = Array.from({ length: 50 }, (_, index) => `  readonly f${index}: ${index === 49 ? last : index};`);
  return `export declare const LIST: {\n${fields.join('\n')}\n};\n`;
}

it('tells each public name with its signature, wherever it is declared, and nothing else', () => {
  plant({
    'package.json': MANIFEST,
    'dist/index.d.ts':
      "export { paint as draw, type Ball } from './ball.ts';\nexport { fail } from '@kinora/contracts';\n",
    'dist/ball.d.ts':
      '/** A ball. */\nexport interface Ball {\n  /** In units. */\n  readonly size: number;\n}\nexport declare function paint(ball: Ball): void;\nexport declare const hidden: 1;\n',
    'dist/more.d.ts':
      'export declare function more(one: string): string;\nexport declare function more(one: number): number;\n',
  });
  expect(apiReport(folder)?.split('\n').slice(4)).toEqual([
    '## @kinora/toys',
    '',
    '```ts',
    'interface Ball {',
    '    readonly size: number;',
    '}',
    'function paint(ball: Ball): void;',
    '// fail of @kinora/contracts',
    '```',
    '',
    '## @kinora/toys/more',
    '',
    '```ts',
    'function more(one: string): string;',
    'function more(one: number): number;',
    '```',
    '',
  ]);
});

it('changes with a signature', () => {
  const before = reportOf('export declare function roll(): number;\n');
  expect(reportOf('export declare function roll(): string;\n')).not.toBe(before);
});

it('says of a long list how it begins, and by a sum whether it has changed', () => {
  const before = reportOf(listEndingIn(1));
  expect(before).toContain('// and 40 lines more, ');
  expect(before).not.toContain('f30');
  expect(reportOf(listEndingIn(2))).not.toBe(before);
});

it('is none for a package that offers no types', () => {
  plant({ 'package.json': JSON.stringify({ name: '@kinora/toys', exports: { '.': './src/index.ts' } }) });
  expect(apiReport(folder)).toBeUndefined();
});
