import { describe, expect, it } from 'vitest';

import { describeRig } from '../testing/rig-facts.ts';
import { branch, leaf, plate, skateboard } from './boards.ts';
import { bench, nightstand, shelf, table, wall } from './furniture.ts';
import { boulder, fence, log, post, steps, stump } from './perches.ts';
import { bowl, box, mug } from './vessels.ts';

const RIGS = {
  table,
  nightstand,
  bench,
  shelf,
  wall,
  skateboard,
  plate,
  leaf,
  branch,
  mug,
  bowl,
  box,
  post,
  fence,
  stump,
  log,
  boulder,
  steps,
};

for (const [name, rig] of Object.entries(RIGS)) {
  describeRig(name, rig);
}

describe.each(Object.entries(RIGS))('the %s', (_name, { box: [left, top, right, bottom], surface, opening }) => {
  it('says where something stands on it or looks out of it, within its box', () => {
    const [from, y, to] = surface ?? opening ?? [0, 0, 0];
    expect(from).toBeLessThan(to);
    expect(from).toBeGreaterThanOrEqual(left);
    expect(to).toBeLessThanOrEqual(right);
    expect(y).toBeGreaterThanOrEqual(top);
    expect(y).toBeLessThan(bottom);
  });
});
