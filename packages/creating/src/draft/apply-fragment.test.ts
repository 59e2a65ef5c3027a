import { PAGE_MODES } from '@kinora/contracts/catalogue';
import { fragmentOf } from '@kinora/creations/links';
import { describe, expect, it } from 'vitest';

import { applyFragment } from './apply-fragment.ts';
import { freshDraft, switchModel } from './draft.ts';

const TEXT = PAGE_MODES.text;

const blank = freshDraft('text', 1);

describe('the fragment', () => {
  it('carries every setting to another browser', () => {
    const { draft } = switchModel(
      { ...blank, prompt: 'a fox & a boat #1 🦊\nمرحبا', negative: 'birds & text', seed: 42, count: 2 },
      'veo-3-1',
      TEXT,
    );
    expect(applyFragment(blank, `#${fragmentOf(draft)}`, TEXT)).toEqual({ ...draft, keepsSeed: true });
  });

  it('changes only what it names', () => {
    expect(applyFragment({ ...blank, prompt: 'a fox' }, '#style=ink', TEXT)).toEqual({
      ...blank,
      prompt: 'a fox',
      choices: { ...blank.choices, style: 'ink' },
    });
    expect(applyFragment(blank, '', TEXT)).toEqual(blank);
  });

  it('takes no negative prompt over to words that come without one', () => {
    const avoiding = { ...blank, prompt: 'a fox', negative: 'birds' };
    expect(applyFragment(avoiding, '#style=ink', TEXT).negative).toBe('birds');
    expect(applyFragment(avoiding, '#prompt=a+gull', TEXT).negative).toBeUndefined();
  });

  it('carries what a clip is made from', () => {
    const two = { ...freshDraft('first-last', 1), keepsSeed: true };
    expect(applyFragment(freshDraft('image', 9), fragmentOf(two), PAGE_MODES.image)).toEqual(two);
    expect(applyFragment(two, '#mode=text', PAGE_MODES.image).mode).toBe('image');
  });

  it('takes the variant with its seed, and drops it with another', () => {
    const made = applyFragment(freshDraft('text', 7), '#seed=9&variant=3', TEXT);
    expect(made).toMatchObject({ seed: 9, variant: 3 });
    expect(applyFragment(made, '#seed=10', TEXT).variant).toBeUndefined();
    expect(applyFragment(made, '#seed=10&variant=99', TEXT).variant).toBeUndefined();
  });

  it.each(['#model=nobody', '#seconds=99', '#seed=-1', '#seed=1e99', '#count=40', '#%%%'])('ignores %s', (fragment) => {
    expect(applyFragment(blank, fragment, TEXT)).toEqual(blank);
  });
});
