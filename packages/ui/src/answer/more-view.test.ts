import { expect, it } from 'vitest';

import { moreView } from './more-view.ts';

const say = (failure: string) => `Sorry: ${failure}`;

it('says why the next page did not come', () => {
  expect(moreView({ state: 'failed', failure: 'offline' }, say)).toEqual({
    state: 'failed',
    problem: 'Sorry: offline',
  });
  expect(moreView({ state: 'failed', failure: null }, say)).toEqual({ state: 'failed', problem: '' });
  expect(moreView({ state: 'more', failure: null }, say)).toEqual({ state: 'more' });
});
