import { RECIPES } from '@kinora/footage/recipes';
import { expect, it } from 'vitest';

import { effectMeasure, effectJob } from './effect-job.ts';

it('films the pictures of an input as its recipe says', () => {
  const input = { effect: 'big-hug', first: 'a', last: 'b', seconds: 5, resolution: '360p', shape: '1:1', seed: 7 };
  const plan = effectJob({ ...input, values: { light: 'warm', loud: true } }, { watermark: true });
  expect(plan).toMatchObject({
    frames: 120,
    job: {
      recipe: { id: 'big-hug' },
      inputs: { picture: 'first', second: 'last' },
      options: { shape: '1:1', resolution: '360p', seconds: 5, seed: 7, watermark: true, chosen: { light: 'warm' } },
    },
  });
});

it('stands in for what an older input does not say, and knows no effect that is gone', () => {
  expect(effectJob({ effect: 'bunny-hop', shape: '7:3' }, { watermark: false })).toMatchObject({
    frames: 120,
    job: { inputs: { picture: 'first', second: undefined }, options: { shape: '3:4', resolution: '720p', seed: 0 } },
  });
  expect(effectJob({ effect: 'no-such' }, { watermark: false })).toBeUndefined();
});

it('has words for the sound of every effect', () => {
  for (const { id } of RECIPES) expect(effectJob({ effect: id }, { watermark: false })?.score).toMatch(/^\w.+\. \S.+/u);
});

it('measures what is asked for without planning it', () => {
  expect(effectMeasure({ prompt: 'Hello', seconds: 8 })).toEqual({ frames: 192, unsupportedScript: null });
  expect(effectMeasure({ prompt: 'Γειά' })).toEqual({ frames: 120, unsupportedScript: 'Grek' });
});
