import { describe, expect, it } from 'vitest';

import { checkTaskReach } from './task-reach.mjs';
import { plantPackages } from './testing/plant.mjs';

const turbo = { tasks: { test: { dependsOn: ['transit'] }, '@kinora/app#test': { dependsOn: ['^own'] } } };
const planted = (...names) => {
  const dependencies = Object.fromEntries(names.map((name) => [`@kinora/${name}`, 'workspace:*']));
  const { packages } = plantPackages({
    core: { rank: 0 },
    form: { rank: 1, manifest: { name: '@kinora/form', dependencies: { '@kinora/core': 'workspace:*' } } },
    app: { rank: 2, manifest: { name: '@kinora/app', dependencies } },
  });
  return { packages, turbo };
};

describe('a task that starts early', () => {
  it('names every package it stands on', () => {
    expect(checkTaskReach(planted('form', 'core'))).toEqual([]);
  });

  it('is told which one it would not see', () => {
    expect(checkTaskReach(planted('form'))).toEqual([
      'turbo.json: @kinora/app#test does not see changes of @kinora/core, on which it stands: depend on it directly',
    ]);
  });
});
