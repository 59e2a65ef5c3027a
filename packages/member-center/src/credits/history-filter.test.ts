import { CREDIT_KINDS } from '@kinora/contracts/money';
import { expect, it } from 'vitest';

import { HISTORY_VIEWS, historyFilter } from './history-filter.ts';

it('asks for everything, or for what was chosen', () => {
  expect(historyFilter({ view: 'all', span: 'ever' }, 10)).toEqual({ kinds: [] });
  expect(historyFilter({ view: 'returned', span: 'week' }, 700_000_000)).toEqual({
    kinds: ['returned'],
    from: 700_000_000 - 604_800_000,
  });
});

it('finds every kind under exactly one view', () => {
  const shown = HISTORY_VIEWS.flatMap((view) => historyFilter({ view, span: 'ever' }, 0).kinds ?? []);
  expect(shown.toSorted()).toEqual([...CREDIT_KINDS].toSorted());
});
