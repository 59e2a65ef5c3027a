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

const paint = () => undefined;

it('keeps whoever jumps before a painted scene in the frame, with what is worn', () => {
  const studio = aStudio();
  const head = { ...studio.anchors.head, radius: 0.1, y: -0.3 };
  const anchors = { ...studio.anchors, cut: false, head, box: { ...studio.anchors.box, top: -0.42, bottom: 0.45 } };
  const values = { number: (name: string) => (name === 'tempo' ? 120 : 100), text: () => 'hop' };
  const step = dance({ ...studio, anchors }, values);
  const tops = TIMES.map((time) => {
    const layers = { motion: STAY, backdrop: paint, before: [paint] };
    const moment: Moment = { time, progress: 0, whole: 0, presence: 1, since: time };
    step.arrange?.(layers as unknown as Layers, moment);
    const top = { x: head.x, y: head.y - head.radius * 2.4 };
    moveForward(layers.motion, top);
    return top.y;
  });
  expect(Math.min(...tops)).toBeGreaterThan(-0.5);
});
