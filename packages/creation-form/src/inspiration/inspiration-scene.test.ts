import { checkInput, PROMPT_LANGUAGES } from '@kinora/contracts';
import { planScene } from '@kinora/media-core';
import { describe, expect, it } from 'vitest';

import { freshDraft, inputOf } from '../draft/draft.ts';
import { applyFragment } from '../draft/fragment.ts';
import { inspirationFragment, inspirationScene } from './inspiration-scene.ts';
import { INSPIRATION_URLS } from './inspiration-urls.gen.ts';
import { inspirationIn } from './inspiration.ts';
import { INSPIRATIONS } from './inspirations.data.ts';

const IN_ALL_LANGUAGES = PROMPT_LANGUAGES.flatMap((language) =>
  INSPIRATIONS.map((one) => inspirationIn(one, language)),
);

describe('the inspirations', () => {
  it('have an id and a picture of their own', () => {
    expect(Object.keys(INSPIRATION_URLS)).toEqual(INSPIRATIONS.map(({ id }) => id));
    expect(new Set(Object.values(INSPIRATION_URLS)).size).toBe(INSPIRATIONS.length);
  });

  it.each(IN_ALL_LANGUAGES.map((one) => [one.prompt, one] as const))('“%s” is drawn whole', (prompt, one) => {
    const { missed } = planScene(prompt, inspirationScene(one).options);
    expect(missed).toEqual([]);
  });

  it.each(INSPIRATIONS.map((one) => [one.id, one] as const))('%s is the same scene in every language', (_, one) => {
    const scenes = PROMPT_LANGUAGES.map((language) => {
      const { prompt, options } = inspirationScene(inspirationIn(one, language));
      const { prompt: _prompt, seen: _seen, ...scene } = planScene(prompt, options);
      return scene;
    });
    expect(scenes).toEqual(scenes.map(() => scenes[0]));
  });

  it('are in English where the engine does not read the language of the page', () => {
    const [first] = INSPIRATIONS.map((one) => inspirationIn(one, 'ar'));
    expect(first).toMatchObject({ language: 'en', prompt: INSPIRATIONS[0]?.prompts.en });
  });

  it.each(IN_ALL_LANGUAGES.map((one) => [one.prompt, one] as const))(
    '%s is set up by its address as it was drawn',
    (_, one) => {
      const draft = applyFragment(freshDraft('text', 1), inspirationFragment(one), ['text']);
      expect(draft).toMatchObject({ model: 'local', prompt: one.prompt, seed: one.seed, keepsSeed: true, count: 1 });
      expect(draft.choices).toMatchObject({ shape: one.shape, seconds: one.seconds, style: one.style });
      expect(checkInput(draft.model, draft.mode, inputOf(draft)).ok).toBe(true);
    },
  );
});
