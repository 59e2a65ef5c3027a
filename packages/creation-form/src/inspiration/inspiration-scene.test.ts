import { checkInput } from '@kinora/contracts';
import { planScene } from '@kinora/media-core';
import { describe, expect, it } from 'vitest';

import { freshDraft, inputOf } from '../draft/draft.ts';
import { applyFragment } from '../draft/fragment.ts';
import { inspirationFragment, inspirationScene } from './inspiration-scene.ts';
import { INSPIRATION_URLS } from './inspiration-urls.gen.ts';
import { INSPIRATIONS } from './inspirations.data.ts';

describe('the inspirations', () => {
  it('have an id and a picture of their own', () => {
    expect(Object.keys(INSPIRATION_URLS)).toEqual(INSPIRATIONS.map(({ id }) => id));
    expect(new Set(Object.values(INSPIRATION_URLS)).size).toBe(INSPIRATIONS.length);
  });

  it.each(INSPIRATIONS.map((one) => [one.prompt, one] as const))('“%s” is drawn whole', (prompt, one) => {
    const { missed } = planScene(prompt, inspirationScene(one).options);
    expect(missed).toEqual([]);
  });

  it.each(INSPIRATIONS.map((one) => [one.id, one] as const))(
    '%s is set up by its address as it was drawn',
    (_, one) => {
      const draft = applyFragment(freshDraft('text', 1), inspirationFragment(one));
      expect(draft).toMatchObject({ model: 'local', prompt: one.prompt, seed: one.seed, keepsSeed: true, count: 1 });
      expect(draft.choices).toMatchObject({ shape: one.shape, seconds: one.seconds, style: one.style });
      expect(checkInput(draft.model, draft.mode, inputOf(draft)).ok).toBe(true);
    },
  );
});
