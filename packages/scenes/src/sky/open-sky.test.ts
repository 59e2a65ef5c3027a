import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { meanOf, paintedSet } from '../testing/set-facts.ts';
import { addOpenSky } from './open-sky.ts';

it('closes over a storm, which alone has lightning', () => {
  const [fair, storm] = (['clear', 'storm'] as const).map((weather) => {
    const { stage } = aStage({ weather, seconds: 6 });
    addOpenSky(stage, { horizon: 100 });
    return Math.max(...Array.from({ length: 120 }, (_, index) => stage.flash(index / 20)));
  });
  expect(fair).toBe(0);
  expect(storm).toBeGreaterThan(0.1);
});

it('is darker by night than by day', () => {
  const [day, night] = (['day', 'night'] as const).map((time) =>
    meanOf(
      paintedSet((stage) => addOpenSky(stage, { horizon: 100 }), { time }),
      2,
    ),
  );
  expect(night).toBeLessThan((day ?? 0) * 0.75);
});
