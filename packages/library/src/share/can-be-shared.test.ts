import { expect, it } from 'vitest';

import { anItem } from '../testing/library-server.ts';
import { canBeShared } from './can-be-shared.ts';

it('shows others what is ready and not in the trash', () => {
  expect(canBeShared(anItem())).toBe(true);
  expect(canBeShared(anItem(0, { removedAt: 5 }))).toBe(false);
  expect(canBeShared(anItem(0, { result: null }))).toBe(false);
});
