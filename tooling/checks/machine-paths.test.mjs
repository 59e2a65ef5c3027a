import { describe, expect, it } from 'vitest';

import { checkMachinePaths } from './machine-paths.mjs';
import { plantFiles, plantPackages } from './testing/plant.mjs';
import { readWorkspace } from './workspace.mjs';

const check = (text) => checkMachinePaths(readWorkspace(plantFiles({ 'docs/.notes': text })));
// Put together, so that this file passes the check itself.
const place = (...parts) => parts.join('/');

describe('a place on somebody’s machine', () => {
  it.each([
    place('', 'root', 'kinora'),
    place('see ', 'work', 'main'),
    place('', 'home', 'ada', 'code'),
    place('', 'Users', 'ada', 'code'),
    ['C:', 'Users', 'ada'].join('\\'),
    ['https:', '', 'registry.example.org'].join('/'),
    ['registry', place('https:', '', 'npm.example.org')].join('='),
  ])('is found: %s', (text) => {
    expect(check(`one\n${text}/more\n`)).toEqual([expect.stringContaining('docs/.notes: names ')]);
  });

  it.each(['/home/', '/de/home/', 'https://example.org/home/page/one', '/usr/bin/env', './work/it'])(
    'is not seen in %s',
    (text) => {
      expect(check(text)).toEqual([]);
    },
  );

  it('is not looked for in what others wrote', () => {
    const text = place('', 'root', 'kinora');
    expect(checkMachinePaths(plantPackages({ a: { rank: 0, files: { 'node_modules/b/c.js': text } } }))).toEqual([]);
  });
});
