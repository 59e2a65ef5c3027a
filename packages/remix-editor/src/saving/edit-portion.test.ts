import type { KeptStep } from '@kinora/browser/projects';
import { EDITS_MAX } from '@kinora/contracts/projects';
import { EDITS_BYTES_MAX } from '@kinora/contracts/timeline';
import { expect, it } from 'vitest';

import { firstPortion } from './edit-portion.ts';

const steps = (count: number, letters = 0) =>
  Array.from({ length: count }, (_, place): KeptStep => ({
    sequence: place + 1,
    base: 1,
    kind: 'do',
    edit: {
      label: 'setProject',
      changes: [{ table: 'project', id: 'project', before: { name: '' }, after: { name: 'ä'.repeat(letters) } }],
      selection: [],
    },
  }));

it('takes everything where it fits', () => {
  expect(firstPortion(steps(3))).toHaveLength(3);
  expect(firstPortion([])).toHaveLength(0);
});

it('takes no more edits than a call may save', () => {
  expect(firstPortion(steps(EDITS_MAX + 1))).toHaveLength(EDITS_MAX);
});

it('takes no more bytes than a call may have', () => {
  const portion = firstPortion(steps(10, 25_000));
  expect(portion).toHaveLength(5);
  expect(new TextEncoder().encode(JSON.stringify(portion)).length).toBeLessThan(EDITS_BYTES_MAX);
});

it('sends one that is too large alone, so that the server says so', () => {
  expect(firstPortion(steps(2, EDITS_BYTES_MAX))).toHaveLength(1);
});
