import { differ, meanBrightness } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';
import { addOutlook } from './outlook.ts';

type Hour = Parameters<typeof aStage>[0];

/** What is seen in a window, at a moment. */
function seen(hour: Hour, time = 0) {
  const built = aStage(hour);
  const box = { x: 80, y: 20, width: 160, height: 100 };
  addOutlook(built.stage, { box, horizon: 100, sun: { x: 160, y: 60, radius: 10 } });
  return drawLayers(built, time);
}

it('shows the hour', () => {
  expect(meanBrightness(seen({ time: 'day' }))).toBeGreaterThan(meanBrightness(seen({ time: 'night' })) + 40);
});

it.each(['rain', 'snow', 'fog'] as const)('shows %s', (weather) => {
  expect(differ(seen({ weather }), seen({ weather: 'clear' }))).toBe(true);
  expect(differ(seen({ weather }), seen({ weather }, 1))).toBe(true);
});

it('flashes in a storm', () => {
  const built = aStage({ weather: 'storm', seconds: 5 });
  const box = { x: 80, y: 20, width: 160, height: 100 };
  addOutlook(built.stage, { box, horizon: 100, sun: { x: 160, y: 60, radius: 10 } });
  const flashes = Array.from({ length: 120 }, (_, frame) => built.stage.flash(frame / 24));
  expect(Math.max(...flashes)).toBeGreaterThan(0.3);
});
