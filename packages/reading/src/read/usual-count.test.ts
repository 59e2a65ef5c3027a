import { SUBJECTS } from '@kinora/subjects';
import { expect, it } from 'vitest';

import { usualCount } from './usual-count.ts';

it('is several of a plural, but one of what is one thing', () => {
  expect(usualCount(SUBJECTS.fox, true)).toBe(3);
  expect(usualCount(SUBJECTS.fox, false)).toBe(1);
  expect(usualCount(SUBJECTS.steps, true)).toBe(1);
  expect(usualCount(SUBJECTS.couple, true)).toBe(1);
});
