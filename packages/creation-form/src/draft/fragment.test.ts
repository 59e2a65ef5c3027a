import { describe, expect, it } from 'vitest';

import { freshDraft, switchModel } from './draft.ts';
import { applyFragment, fragmentOf } from './fragment.ts';

const blank = freshDraft('text', 1);

describe('the fragment', () => {
  it('carries every setting to another browser', () => {
    const { draft } = switchModel({ ...blank, prompt: 'a fox & a boat #1 🦊\nمرحبا', seed: 42, count: 2 }, 'veo-3-1');
    expect(applyFragment(blank, `#${fragmentOf(draft)}`)).toEqual({ ...draft, keepsSeed: true });
  });

  it('changes only what it names', () => {
    expect(applyFragment({ ...blank, prompt: 'a fox' }, '#style=ink')).toEqual({
      ...blank,
      prompt: 'a fox',
      choices: { ...blank.choices, style: 'ink' },
    });
    expect(applyFragment(blank, '')).toEqual(blank);
  });

  it.each(['#model=nobody', '#seconds=99', '#seed=-1', '#seed=1e99', '#count=40', '#%%%'])('ignores %s', (fragment) => {
    expect(applyFragment(blank, fragment)).toEqual(blank);
  });
});
