import { contextOf, type Context2d } from '@kinora/drawing';
import { nodeCanvas, brightnessAt, paintOn } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';

/** A print of a ramp from one grey to another, left to right. */
function print(from: string, to: string, size: readonly [number, number] = [640, 360]) {
  const [width, height] = size;
  const { treatment } = aStage({ style: 'woodcut', width, height });
  const paint = (ctx: Context2d) => {
    const gradient = ctx.createLinearGradient(0, 0, width, 0);
    gradient.addColorStop(0, from);
    gradient.addColorStop(1, to);
    ctx.fillStyle = gradient;
    ctx.fillRect(0, 0, width, height);
  };
  return paintOn([width, height], (ctx) => {
    paint(ctx);
    treatment.post?.(ctx, () => {
      const reference = nodeCanvas(width, height);
      paint(contextOf(reference));
      return reference;
    });
  }).pixels;
}

function coloursOf({ data }: ReturnType<typeof print>): Set<number> {
  const colours = new Set<number>();
  for (let index = 0; index < data.length; index += 4) {
    colours.add(((data[index] ?? 0) << 16) | ((data[index + 1] ?? 0) << 8) | (data[index + 2] ?? 0));
  }
  return colours;
}

describe('a woodcut', () => {
  it('is printed in four inks', () => {
    expect(coloursOf(print('#000000', '#ffffff')).size).toBe(4);
  });

  it('spreads a dim mood over all of them', () => {
    expect(coloursOf(print('#303030', '#707070')).size).toBe(4);
  });

  it('has lines where there were tones', () => {
    const pixels = print('#000000', '#ffffff');
    const column = Array.from({ length: 60 }, (_, y) => brightnessAt(pixels, 220, 100 + y));
    const changes = column.filter((value, index) => index > 0 && value !== column[index - 1]);
    expect(changes.length).toBeGreaterThan(15);
  });

  it('has the same lines at twice the size', () => {
    const [small, large] = [print('#000000', '#ffffff'), print('#000000', '#ffffff', [1280, 720])];
    const rows = Array.from({ length: 90 }, (_, y) => y + 90);
    const far = rows.filter((y) => Math.abs(brightnessAt(small, 300, y) - brightnessAt(large, 601, y * 2 + 1)) > 60);
    expect(far.length).toBeLessThan(rows.length / 4);
  });
});
