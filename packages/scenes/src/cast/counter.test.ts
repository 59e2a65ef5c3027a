import type { ScenePlan } from '@kinora/reading';
import { anEntry } from '@kinora/reading/testing';
import { describe, expect, it } from 'vitest';

import type { World } from '../stage/stage.ts';
import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';
import { onCounter } from './counter.ts';
import { placeMembers } from './place-members.ts';

const BAKER = anEntry({ name: 'chef', rig: 'person', looks: {} });
const MUG = anEntry({ name: 'mug', rig: 'mug', mode: 'prop', size: 0.4, looks: {} });

const isOnIn = (cast: ScenePlan['cast'], plan: Partial<ScenePlan> = {}) => onCounter(aStage({ cast, ...plan }).stage);

const painted = (counter: World['counter']) => {
  const built = aStage({ cast: [BAKER, MUG] });
  built.stage.addCast({ counter });
  return drawLayers(built);
};

describe('a table that somebody stands behind', () => {
  it('is there for what is small and somebody who is tall', () => {
    const isOn = isOnIn([BAKER, MUG]);
    expect([BAKER, MUG].map((entry) => isOn?.(entry))).toEqual([false, true]);
  });

  it.each([
    ['somebody is alone', [BAKER]],
    ['nobody is there', [MUG]],
    ['somebody sits', [{ ...BAKER, action: 'sit' as const }, MUG]],
    ['somebody is as small as what is there', [anEntry({ name: 'mouse' }), MUG]],
    ['a thing is held', [{ ...BAKER, relation: { kind: 'holding' as const, to: 1 } }, MUG]],
    ['a ball lies on the floor', [BAKER, { ...MUG, name: 'football', rig: 'ball' as const }]],
    ['a thing is large', [BAKER, { ...MUG, name: 'bench', rig: 'bench' as const }]],
  ])('is not there where %s', (_, cast) => {
    expect(isOnIn(cast)).toBeNull();
  });

  it('is not there in a close view or where the world passes by', () => {
    expect(isOnIn([BAKER, MUG], { framing: 'close' })).toBeNull();
    expect(isOnIn([BAKER, MUG], { scroll: 0.3 })).toBeNull();
  });

  it('cuts those behind it, and has the things beside them', () => {
    const { stage } = aStage({ cast: [BAKER, MUG] });
    const counter = { isOn: isOnIn([BAKER, MUG]) ?? (() => false), paint: () => undefined };
    const [mug, baker] = placeMembers(stage, { counter }).toSorted((one, two) => one.size - two.size);
    expect(baker?.place.drop).toBeGreaterThan(0);
    expect(mug?.place.drop ?? 0).toBe(0);
    expect(Math.abs((mug?.place.x ?? 0) - (baker?.place.x ?? 0))).toBeGreaterThan(40);
  });

  it('is painted between them', () => {
    let painting = 0;
    painted({ isOn: ({ name }) => name === 'mug', paint: () => painting++ });
    painted({ isOn: () => false, paint: () => painting++ });
    expect(painting).toBe(1);
  });
});
