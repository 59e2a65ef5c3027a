import { expect, it } from 'vitest';

import { COLOURS } from '../lexicon/colours.data.ts';
import { planScene } from '../read/plan-scene.ts';
import { withoutPart } from './without-part.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'auto', seed: 1 } as const;
const plan = planScene('three tiny red foxes running and an owl on a tree at night, no clouds', OPTIONS);

it('takes one part away and leaves the others', () => {
  const [fox, owl, tree] = plan.cast;
  expect(withoutPart(plan, 'time')).toEqual({ ...plan, time: 'day' });
  expect(withoutPart({ ...plan, time: 'day' }, 'time').time).toBe('night');
  expect(withoutPart(plan, 'cast/0/count').cast).toEqual([{ ...fox, count: 1 }, owl, tree]);
  expect(withoutPart(plan, 'cast/0/action').cast[0]).toEqual({ ...fox, action: null });
  expect(withoutPart(plan, 'cast/0/looks/tint').cast[0]?.looks).toEqual({ kind: 'fox', tint: COLOURS.blue });
  expect(withoutPart(plan, 'cast/0/stature').cast[0]?.size).toBeGreaterThan(fox?.size ?? 0);
  expect(withoutPart(plan, 'without/0').without).toEqual([]);
  const turned = planScene('two foxes face to face', OPTIONS);
  expect(withoutPart(turned, 'cast/0/isFacing').cast[0]?.isFacing).toBeUndefined();
});

it('keeps how the others stand to each other when one is gone', () => {
  expect(plan.cast[1]?.relation).toMatchObject({ to: 2 });
  expect(withoutPart(plan, 'cast/0').cast[0]?.relation).toMatchObject({ to: 1 });
  expect(withoutPart(plan, 'cast/2').cast[1]?.relation).toBeNull();
});
