import { expect, it } from 'vitest';

import { describeSet, paintedSet } from '../../testing/set-facts.ts';
import { paintCorridor } from './corridor.ts';

describeSet('corridor', paintCorridor, [
  { set: 'corridor', time: 'dusk', seed: 2 },
  { set: 'corridor', time: 'night', variety: 'ajar', seed: 4 },
]);

it('is of a hotel or of a school as the words say, by any seed', () => {
  const painted = [1, 2, 3].map((seed) =>
    (['hotel', 'school'] as const).map((variety) => paintedSet(paintCorridor, { set: 'corridor', variety, seed })[0]),
  );
  expect(new Set(painted.map(([hotel]) => hotel)).size).toBe(1);
  expect(painted.every(([hotel, school]) => hotel !== school)).toBe(true);
});
