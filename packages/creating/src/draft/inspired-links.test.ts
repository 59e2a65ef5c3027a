import { checkInput } from '@kinora/contracts/catalogue';
import { inspirationHref, INSPIRATIONS } from '@kinora/inspiration';
import { describe, expect, it } from 'vitest';

import { applyFragment } from './apply-fragment.ts';
import { freshDraft, inputOf } from './draft.ts';

const PAGES = { text: '/text/', video: '/video/', effect: (id: string) => `/effects/${id}/` };
const fragmentOf = (href: string) => href.slice(href.indexOf('#') + 1);
const scenes = INSPIRATIONS.flatMap((one) => (one.tool === 'text' ? [[one.id, one] as const] : []));
const restyles = INSPIRATIONS.flatMap((one) => (one.tool === 'video' ? [[one.id, one] as const] : []));

describe('the address of an inspiration sets a form up', () => {
  it.each(scenes)('for the scene %s', (_, one) => {
    const { shape, seconds, seed, look: style } = one;
    const fragment = fragmentOf(inspirationHref(one, one.prompts.en, PAGES));
    const draft = applyFragment({ ...freshDraft('text', 1), count: 4 }, fragment, ['text']);
    expect(draft).toMatchObject({ model: 'local', prompt: one.prompts.en, seed, keepsSeed: true, count: 1 });
    expect(draft.choices).toMatchObject({ shape, seconds, style });
    expect(checkInput(draft.model, draft.mode, inputOf(draft)).ok).toBe(true);
  });

  it.each(restyles)('for the restyle %s, and a video of anybody', (_, one) => {
    const draft = applyFragment(freshDraft('video', 1), fragmentOf(inspirationHref(one, '', PAGES)), ['video']);
    expect(draft).toMatchObject({ model: 'local', mode: 'video', prompt: '', seed: one.seed });
    expect(draft.choices).toMatchObject({ style: one.look, seconds: one.seconds });
  });
});
