import { expect, it } from 'vitest';

import { showsAngle, showsFraming } from './shows-view.ts';

it('a farm is seen from above, and space is not', () => {
  expect(showsAngle('farm', 'above')).toBe(true);
  expect(showsAngle('space', 'above')).toBe(false);
  expect(showsAngle('space', 'low')).toBe(true);
  expect(showsAngle('underwater', 'below')).toBe(false);
  expect(showsAngle('underwater', 'above')).toBe(true);
});

it('nothing is seen as near as a macro where nothing is', () => {
  expect(showsFraming({ framing: 'macro', cast: [] })).toBe(false);
  expect(showsFraming({ framing: 'close', cast: [] })).toBe(true);
});
