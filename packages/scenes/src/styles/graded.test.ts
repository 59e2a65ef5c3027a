import { contextOf } from '@kinora/drawing';
import { nodeCanvas } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { gradedStyle } from './graded.ts';
import { storybook } from './storybook.ts';

function finished(colour: string, kind: 'layer' | 'sprite', grade: Parameters<typeof gradedStyle>[1]) {
  const canvas = nodeCanvas(8, 8);
  const ctx = contextOf(canvas);
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, 8, 8);
  const { stage } = aStage({});
  gradedStyle(storybook, grade).treat(stage).finish(canvas, { parallax: 1, kind });
  return Array.from(ctx.getImageData(4, 4, 1, 1).data.slice(0, 3));
}

const spreadOf = (rgb: readonly number[]) => Math.max(...rgb) - Math.min(...rgb);

it('takes the colours from layers and sprites', () => {
  expect(spreadOf(finished('#c03020', 'layer', { tone: 'mono' }))).toBeLessThan(12);
  expect(spreadOf(finished('#20a060', 'sprite', { tone: 'mono' }))).toBeLessThan(12);
});

it('is brown where a sepia picture is wanted', () => {
  const [red = 0, , blue = 0] = finished('#808080', 'layer', { tone: 'sepia' });
  expect(red).toBeGreaterThan(blue + 10);
});

it('keeps one colour of the cast', () => {
  const grade = { tone: 'mono', keep: '#d03028' } as const;
  expect(spreadOf(finished('#c03020', 'sprite', grade))).toBeGreaterThan(80);
  expect(spreadOf(finished('#2060c0', 'sprite', grade))).toBeLessThan(12);
  expect(spreadOf(finished('#c03020', 'layer', grade))).toBeLessThan(12);
});
