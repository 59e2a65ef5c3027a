import { describe, expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 1 } as const;

describe('a sky without', () => {
  it.each([
    ['a sailboat on the sea, no clouds', ['clouds']],
    ['a sailboat on the sea under a clear blue sky', ['clouds']],
    ['ein Segelboot auf dem Meer, keine Wolken', ['clouds']],
    ['un velero en el mar sin nubes', ['clouds']],
    ['快晴の海', ['clouds']],
    ['storm clouds over the sea, no lightning', ['lightning', 'rain']],
    ['a storm at sea in the rain, no lightning', ['lightning']],
    ['a sailboat on the sea', undefined],
  ])('%s', (prompt, without) => expect(planScene(prompt, OPTIONS).without).toEqual(without));

  it('has no weather that is refused', () => {
    expect(planScene('snow leopard on a cliff, no snow anywhere', OPTIONS)).toMatchObject({
      weather: 'clear',
      season: 'summer',
    });
    expect(planScene('a dark storm, no rain', OPTIONS)).toMatchObject({ weather: 'storm', air: null });
  });
});
