import { nodeCanvas, nodePaintEnv } from '@kinora/drawing/testing';
import type { CastEntry, ScenePlan } from '@kinora/reading';
import { anEntry } from '@kinora/reading/testing';
import { curled } from '@kinora/subjects';
import { describe, expect, it } from 'vitest';

import type { World } from '../stage/stage.ts';
import { aStage } from '../testing/a-stage.ts';
import { extentOf } from './extent.ts';
import { looksOf } from './member.ts';
import { placeMembers } from './place-members.ts';

const members = (cast: Partial<CastEntry>[], plan: Partial<ScenePlan> = {}, world: World = {}) =>
  placeMembers(aStage({ ...plan, cast: cast.map(anEntry) }).stage, world);

const scales = (entries: Partial<CastEntry>[]) => members(entries).map(({ place }) => place.scale);

/** The kinds of a woman and of a cat in her lap, which may have a colour. */
const onLap = (tint?: string) => {
  const looks = { kind: 'cat', ...(tint === undefined ? {} : { tint }) };
  const cat = { rig: 'quadruped', looks, relation: { kind: 'on', to: 0, part: 'lap' } } as const;
  return members([{ rig: 'person', looks: { kind: 'woman' } }, cat]).map(({ entry }) => entry.looks.kind);
};

const water = () => 90;
const places = () => [{ x: 130, depth: 0, scale: 1 }];

describe('members of the cast', () => {
  it('are as many as the plan says, up to seven, from back to front', () => {
    expect(members([{ count: 2 }, { name: 'owl', count: 1 }])).toHaveLength(3);
    const crowd = members([{ count: 7 }, { count: 7 }]);
    expect(crowd).toHaveLength(7);
    const sizes = crowd.map(({ place }) => place.scale);
    expect(sizes).toEqual(sizes.toSorted((one, two) => one - two));
  });

  it('take the places of the set', () => {
    expect(members([{ count: 3 }], {}, { places }).map(({ place }) => place.x)).toEqual([130]);
  });

  it('are tilted to the wall of a place that they lean on, where they are slender', () => {
    const relation = { kind: 'leaning', to: 0 } as const;
    const [guitar] = members([{ name: 'guitar', rig: 'guitar', mode: 'prop', looks: {}, relation }]);
    expect(Math.abs(guitar?.place.lean ?? 0)).toBeGreaterThan(0);
    const [fox] = members([{ relation }]);
    expect(fox?.place.lean).toBeUndefined();
  });

  it('are seen on clothes where they are cats of no named colour in a lap', () => {
    expect(onLap()).toContain('ginger cat');
    expect(onLap('#8b8d96')).not.toContain('ginger cat');
  });

  it('are never wider than the frame', () => {
    const [elephant] = members([{ size: 9 }]);
    const box = elephant?.rig.box ?? [0, 0, 0, 0];
    expect((elephant?.size ?? 0) * (box[2] - box[0])).toBeLessThanOrEqual(320 * 0.8 + 0.001);
  });

  it('look to the right while the world scrolls, or where the set wants', () => {
    expect(members([{ count: 3 }], { scroll: 0.3 }).every(({ facing }) => facing === 1)).toBe(true);
    expect(members([{}], {}, { facing: -1 })[0]?.facing).toBe(-1);
  });

  it('are never mirrored where they have letters', () => {
    const environment = nodePaintEnv(new Map([['bank', nodeCanvas(8, 8)]]));
    const facings = (['sign', 'prop'] as const).map((pose) => {
      const cast = [anEntry({ rig: 'picture', looks: { picture: 'bank', pose } })];
      return placeMembers(aStage({ cast }, environment).stage, { facing: -1 })[0]?.facing;
    });
    expect(facings).toEqual([1, -1]);
  });

  it('curl up to sleep', () => {
    expect(members([{ action: 'sleep' }])[0]?.rig).toBe(curled);
    expect(members([{}])[0]?.rig).not.toBe(curled);
  });

  it('take the mode the set gives them', () => {
    expect(members([{}], {}, { modeFor: () => 'swim' })[0]?.mode).toBe('swim');
  });

  it('swim on the water there is, people do', () => {
    const swims = { rig: 'person', mode: 'swim' } as const;
    expect(members([swims], {}, { water })[0]?.mode).toBe('water');
    expect(members([swims])[0]?.mode).toBe('swim');
  });

  it('bring a bowl where there is no water to swim in', () => {
    const fish = { rig: 'fish', mode: 'swim' } as const;
    expect(members([fish], { set: 'lake' }, { water })[0]?.mode).toBe('swim');
    expect(members([fish], { set: 'library' })[0]).toMatchObject({
      mode: 'prop',
      rig: { box: [-0.62, -1.1, 0.62, 0.06] },
    });
  });

  it('come nearer when they are people whom no shot size is told of', () => {
    const [near, wide] = (['medium', 'wide'] as const).map(
      (framing) => members([{ rig: 'person' }], { framing })[0]?.place.scale,
    );
    expect(near).toBeGreaterThan(1.2);
    expect(wide).toBe(1);
    expect(members([{ rig: 'car' }], { framing: 'wide' })[0]?.place.scale).toBe(1);
  });

  it('come nearer when they are small animals with nobody else to be measured by', () => {
    const fox = members([{}])[0]?.place.scale ?? 0;
    expect(fox).toBeGreaterThan(1.15);
    expect(members([{}, { rig: 'car' }]).at(-1)?.place.scale).toBe(1);
    expect(members([{}], { framing: 'wide' })[0]?.place.scale).toBe(1);
  });

  it('are nearly of one size where they are a few people, or of several colours', () => {
    const people = scales([{ rig: 'person', count: 2 }]);
    expect(Math.min(...people) / Math.max(...people)).toBeCloseTo(0.93);
    const tints = ['#ff0000', '#00ff00'];
    const colours = scales([{ looks: { kind: 'fox', tints }, count: 2 }]);
    expect(Math.min(...colours) / Math.max(...colours)).toBeCloseTo(0.9);
  });

  it('stand together where they are a few people, not in a row across the frame', () => {
    const three = members([{ rig: 'person', name: 'child', count: 3, looks: {} }]);
    const across = three.map(({ place }) => place.x).toSorted((one, two) => one - two);
    expect((across[2] ?? 0) - (across[0] ?? 0)).toBeLessThan(320 * 0.5);
    expect(new Set(three.map(({ place }) => place.depth)).size).toBe(3);
  });

  it('pass each other where they would hide each other', () => {
    const [back, front] = members([{ rig: 'train', count: 2 }]);
    expect(front?.facing).toBe(1);
    expect(back?.facing).toBe(-1);
    expect(back?.place.depth).toBeLessThan(-2);
  });

  it('stand side by side where they are two as large as horses', () => {
    const horses = members([{ size: 1.1, count: 2 }]);
    const [one, other] = horses.map(({ place }) => place);
    expect(Math.abs((one?.x ?? 0) - (other?.x ?? 0))).toBeGreaterThan(320 * 0.4);
    expect(Math.min(...horses.map(({ place }) => place.scale))).toBeGreaterThan(0.75);
  });

  it('share an umbrella, face to face', () => {
    const two = members([{ rig: 'person', looks: { kind: 'girl', costume: 'umbrella' }, count: 2 }]);
    const holder = two.find(({ index }) => index === 0);
    const other = two.find(({ index }) => index === 1);
    expect([holder?.facing, other?.facing]).toEqual([1, -1]);
    expect((other?.place.x ?? 0) - (holder?.place.x ?? 0)).toBeLessThan((holder?.size ?? 0) * 0.5);
    const { stage } = aStage();
    const entry = anEntry({ rig: 'person', looks: { costume: 'umbrella' }, count: 2 });
    expect([0, 1].map((index) => looksOf(stage, entry, index).costume)).toEqual(['umbrella', undefined]);
  });

  it('have the colours of a list in turn', () => {
    const { stage } = aStage();
    const entry = anEntry({ looks: { tints: ['#ff0000', '#00ff00'] } });
    expect([0, 1, 2].map((index) => looksOf(stage, entry, index).tint)).toEqual(['#ff0000', '#00ff00', '#ff0000']);
  });

  it('can be seen whole, however long', () => {
    const [long] = members([{ rig: 'train' }]);
    if (!long) throw new Error('There is no train.');
    const { place, size, rig, entry } = long;
    const { left, right } = extentOf(rig, entry);
    expect(place.x + left * size).toBeGreaterThan(0);
    expect(place.x + right * size).toBeLessThan(320);
  });

  it('do not move in step', () => {
    const phases = members([{ count: 4 }]).map(({ phase }) => phase);
    expect(new Set(phases).size).toBe(4);
  });
});
