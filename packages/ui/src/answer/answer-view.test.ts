import { expect, it } from 'vitest';

import { answerView } from './answer-view.ts';

const say = (code: number) => `Code ${code}`;

it('says a failure in words and leaves the rest as it is', () => {
  expect(answerView({ state: 'failed', failure: 500 }, say)).toEqual({ state: 'failed', problem: 'Code 500' });
  expect(answerView({ state: 'ready', value: 7 }, say)).toEqual({ state: 'ready', value: 7 });
  expect(answerView({ state: 'loading' }, say)).toEqual({ state: 'loading' });
});
