import { expect, it } from 'vitest';

import { committed, typed } from './typing.ts';

it('remembers what was there before, however the draft looks meanwhile', () => {
  const first = typed(null, 'Day one', 'Day');
  const second = typed(first, 'Day', 'Day two');
  expect(committed(second)).toBe('Day two');
});

it('does nothing where nothing changed', () => {
  expect(committed(null)).toBeNull();
  expect(committed(typed(typed(null, 'Day', 'Days'), 'Days', 'Day'))).toBeNull();
});
