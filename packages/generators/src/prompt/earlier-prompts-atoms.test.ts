// @vitest-environment happy-dom
import { aCreation } from '@kinora/contracts/fixtures';
import { pageKindAtom } from '@kinora/creating';
import { takeCreationsAtom } from '@kinora/creations';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { earlierPromptsAtom } from './earlier-prompts-atoms.ts';

it('lists what was written for clips of this kind of page, each prompt once', () => {
  const store = createStore();
  store.set(takeCreationsAtom, [
    aCreation({ id: '01940000-0000-7000-8000-000000000001', input: { prompt: 'a fox' }, createdAt: 1 }),
    aCreation({ id: '01940000-0000-7000-8000-000000000002', input: { prompt: 'a boat' }, createdAt: 2 }),
    aCreation({ id: '01940000-0000-7000-8000-000000000003', input: { prompt: 'a fox' }, createdAt: 3 }),
    aCreation({ id: '01940000-0000-7000-8000-000000000004', mode: 'image', input: { prompt: 'snow' }, createdAt: 4 }),
    aCreation({ id: '01940000-0000-7000-8000-000000000005', mode: 'image', input: {}, createdAt: 5 }),
    aCreation({ id: '01940000-0000-7000-8000-000000000006', mode: 'effect', input: { prompt: 'POW' }, createdAt: 6 }),
  ]);
  expect(store.get(earlierPromptsAtom)).toEqual(['a fox', 'a boat']);
  store.set(pageKindAtom, 'image');
  expect(store.get(earlierPromptsAtom)).toEqual(['snow']);
});
