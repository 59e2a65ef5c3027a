import { expect, it } from 'vitest';

import { holdsPart } from '../plan/claim.ts';
import type { ScenePlan } from '../plan/scene-plan.ts';
import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'auto', seed: 1 } as const;
const planOf = (prompt: string) => planScene(prompt, OPTIONS);
const claimsOf = ({ claims = [] }: ScenePlan) => claims.map(({ words, part }) => `${words}: ${part}`);

it('says of every word that is seen which part of the plan draws it', () => {
  expect(claimsOf(planOf('three tiny red foxes running in a snowy forest at night, push in'))).toEqual([
    'three: cast/0/count',
    'tiny: cast/0/stature',
    'red: cast/0/looks/tint',
    'foxes: cast/0',
    'running: cast/0/action',
    'snowy: weather',
    'forest: set',
    'night: time',
    'push in: camera',
  ]);
});

it('tells clothes, their colour, faces and relations apart', () => {
  expect(claimsOf(planOf('a sad girl in a red dress on a horse, seen from below'))).toEqual([
    'girl: cast/0',
    'sad: cast/0/looks/feeling',
    'in a dress: cast/0/looks/costume',
    'red: cast/0/looks/tint',
    'on: cast/0/relation',
    'horse: cast/1',
    'seen from below: angle',
  ]);
});

it('names the shot whose part it is in a film of several', () => {
  const plan = planOf('Shot 1: a fox in a forest. Shot 2: an owl at night.');
  expect(claimsOf(plan)).toEqual([
    'fox: shots/0/cast/0',
    'forest: shots/0/set',
    'owl: shots/1/cast/0',
    'night: shots/1/time',
  ]);
  expect((plan.claims ?? []).every(({ part }) => holdsPart(plan, part))).toBe(true);
});

it('does not say of what shows another what only that one had', () => {
  const plan = planOf('a man in a red hat driving a car');
  expect(plan.cast.map(({ name }) => name)).toEqual(['car']);
  expect(plan.missed).toContain('red hat');
});

it('says nothing of what does not show', () => {
  expect(planOf('a giant snail, close up').missed).toEqual(['giant']);
  expect(planOf('two lanky red foxes').missed).toEqual(['lanky']);
  expect(planOf('big family dinner seen from directly above').missed).toContain('big');
  // Ramen comes in a bowl.
  expect(planOf('a bowl of ramen').missed).toEqual([]);
});
