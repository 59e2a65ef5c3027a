import { expect, it } from 'vitest';

import { answerView, listView } from './answer-view.ts';

const say = (code: number) => `Code ${code}`;

it('says a failure in words and leaves the rest as it is', () => {
  expect(answerView({ state: 'failed', failure: 500 }, say)).toEqual({ state: 'failed', problem: 'Code 500' });
  expect(answerView({ state: 'ready', value: 7 }, say)).toEqual({ state: 'ready', value: 7 });
  expect(answerView({ state: 'loading' }, say)).toEqual({ state: 'loading' });
});

it('has a list wait or fail in sight only while it is empty', () => {
  const empty = { isEmpty: true, problem: 'Offline' };
  expect(listView({ ...empty, state: 'none' })).toEqual({ state: 'loading' });
  expect(listView({ ...empty, state: 'loading' })).toEqual({ state: 'loading' });
  expect(listView({ ...empty, state: 'failed' })).toEqual({ state: 'failed', problem: 'Offline' });
  expect(listView({ ...empty, state: 'ready' })).toEqual({ state: 'ready', value: null });
  expect(listView({ ...empty, isEmpty: false, state: 'loading' }).state).toBe('ready');
  expect(listView({ ...empty, isEmpty: false, state: 'failed' }).state).toBe('ready');
});
