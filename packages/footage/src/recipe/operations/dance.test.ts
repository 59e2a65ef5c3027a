import { expect, it } from 'vitest';

import { aStudio } from '../../testing/a-studio.ts';
import { moveForward, STAY, type Motion } from '../motion.ts';
import type { Layers, Moment } from '../studio.ts';
import { dance } from './dance.ts';

const TIMES = Array.from({ length: 24 }, (_, index) => index / 12);

/** How far the lower edge of the subject rises at most in two seconds of a dance, in frame heights. */
function highestRise(style: string, isCut: boolean): number {
  const studio = aStudio();
  const anchors = { ...studio.anchors, cut: isCut };
  const values = { number: (name: string) => (name === 'tempo' ? 120 : 100), text: () => style };
  const step = dance({ ...studio, anchors }, values);
  const rises = TIMES.map((time) => {
    const layers: { motion: Motion; backdrop: null } = { motion: STAY, backdrop: null };
    const moment: Moment = { time, progress: 0, whole: 0, presence: 1, since: time };
    step.arrange?.(layers as Layers, moment);
    const edge = { x: anchors.feet.x, y: anchors.box.bottom };
    moveForward(layers.motion, edge);
    return anchors.box.bottom - edge.y;
  });
  return Math.max(...rises);
}

it.each(['hop', 'float'])('%s lifts a whole subject, and never the edge of one that the frame cuts off', (style) => {
  expect(highestRise(style, false)).toBeGreaterThan(0.05);
  expect(highestRise(style, true)).toBeLessThan(0.02);
});
