import { ratioOf } from '@kinora/live-stage';
import { expect, it } from 'vitest';

import { COLUMN_COUNTS, evenRows, masonry } from '../masonry/masonry.ts';
import { FIRST_INSPIRATIONS } from './first-inspirations.ts';

/** A third of a column's width: what is seen of a film has to be enough to focus it. */
const SEEN = 8;

it.each(COLUMN_COUNTS)('shows something of each in %i columns that are cut evenly', (columns) => {
  const places = masonry(
    FIRST_INSPIRATIONS.map(({ shape }) => ratioOf(shape)),
    columns,
  );
  const rows = evenRows(places, columns);
  expect(Math.min(...places.map(({ start }) => rows - start + 1))).toBeGreaterThanOrEqual(SEEN);
});
