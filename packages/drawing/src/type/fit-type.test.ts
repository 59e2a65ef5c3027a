import { expect, it } from 'vitest';

import { contextOf } from '../canvas/canvas.ts';
import { loadFonts, nodeCanvas } from '../testing/node-paint-env.ts';
import { fitType, LEADING } from './fit-type.ts';

loadFonts(['Kinora Outfit']);
const ROOM = { family: 'Kinora Outfit', weight: 700, setAt: 100, size: 40, width: 190, widest: 200, lines: 2 } as const;
const fit = (text: string, room: Partial<{ tallest: number; spread: number }> = {}) =>
  fitType(contextOf(nodeCanvas(1, 1)), text, { ...ROOM, ...room });

it('keeps its size where the words have room', () => {
  expect(fit('Hi you')).toMatchObject({ size: 40, scale: 0.4, direction: 'ltr' });
});

it('shrinks what is too wide or too tall', () => {
  const wide = fit('An extraordinarily long sentence for so small a room');
  expect(wide.size).toBeLessThan(40);
  expect(wide.lines.length).toBeLessThanOrEqual(2);
  expect(Math.max(...wide.lines.map(({ width }) => width))).toBeLessThan(200);
  const low = fit('Hello there my friend', { tallest: 50 });
  expect(low.lines.length * low.size * LEADING).toBeLessThanOrEqual(50);
});

it('spreads words', () => {
  expect(fit('a b', { spread: 0.5 }).lines[0]?.space).toBeGreaterThan((fit('a b').lines[0]?.space ?? 0) + 15);
});
