import { expect, it } from 'vitest';

import { meanOf, paintedSet } from '../../testing/set-facts.ts';
import { addHill } from './hills.ts';
import { makeMeadow } from './meadow.ts';
import { addRiver, flowers, grove } from './near-hills.ts';

const hill = { parallax: 1, y: 120, amplitude: 20, cells: 3, depth: 0.5, headroom: 150 };
const bare = paintedSet((stage) => addHill(stage, makeMeadow(stage), { hill }), {});

it('plants trees above the crest', () => {
  const wooded = paintedSet(
    (stage) => addHill(stage, makeMeadow(stage), { hill, ...grove(stage, makeMeadow(stage)) }),
    {},
  );
  expect(meanOf(wooded, 3)).toBeGreaterThan(meanOf(bare, 3) + 1);
});

it('sprinkles flowers on the slope, which change no outline', () => {
  const sown = paintedSet(
    (stage) => addHill(stage, makeMeadow(stage), { hill, ...flowers(stage, makeMeadow(stage)) }),
    {},
  );
  expect(meanOf(sown, 3)).toBeCloseTo(meanOf(bare, 3), 0);
  expect(meanOf(sown, 0)).not.toBeCloseTo(meanOf(bare, 0), 1);
});

it('lets the river run below the horizon only', () => {
  const river = paintedSet((stage) => addRiver(stage, 90), {});
  expect(meanOf(river.subarray(0, 320 * 90 * 4), 3)).toBe(0);
  expect(meanOf(river.subarray(320 * 90 * 4), 3)).toBeGreaterThan(1);
});
