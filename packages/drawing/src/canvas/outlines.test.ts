import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';

import { blob, curve, disc, line, moved, panel, placed, polygon, ring, stroke, within } from './outlines.ts';

type Draw = (ctx: ReturnType<typeof context>) => void;

function context() {
  return createCanvas(40, 40).getContext('2d');
}

/** Alpha of the pixel at x, y after a drawing. */
function alphaAt(draw: Draw, x: number, y: number): number {
  const ctx = context();
  draw(ctx);
  return ctx.getImageData(x, y, 1, 1).data[3] ?? 0;
}

const bow: Draw = (ctx) => stroke(ctx, { colour: '#000', width: 4 }, [5, 30, 20, 10, 35, 30]);

function outline(ends: 'open' | 'closed'): Draw {
  return (ctx) => {
    curve(ctx, [10, 10, 30, 20, 10, 30], ends);
    ctx.lineWidth = 2;
    ctx.stroke();
  };
}

const SQUARE = [10, 10, 30, 10, 30, 30, 10, 30];
const inSquare: Draw = (ctx) => within(ctx, ring(SQUARE), () => ctx.fillRect(0, 0, 40, 40));

describe('drawing', () => {
  it('bulges a closed curve beyond its corners and fills it', () => {
    expect(alphaAt((ctx) => blob(ctx, '#f00', SQUARE), 20, 8)).toBe(255);
    expect(alphaAt((ctx) => polygon(ctx, '#f00', SQUARE), 20, 8)).toBe(0);
    expect(alphaAt((ctx) => polygon(ctx, '#f00', SQUARE), 20, 20)).toBe(255);
  });
  it('passes a smooth stroke through its points and ends it at the last one', () => {
    expect(alphaAt(bow, 20, 10)).toBe(255);
    expect(alphaAt(bow, 20, 30)).toBe(0);
  });
  it('paints nothing outside an outline', () => {
    expect(alphaAt(inSquare, 20, 20)).toBe(255);
    expect(alphaAt(inSquare, 5, 20)).toBe(0);
    const after: Draw = (ctx) => {
      inSquare(ctx);
      ctx.fillRect(0, 0, 8, 40);
    };
    expect(alphaAt(after, 5, 20)).toBe(255);
  });
  it('draws straight strokes', () => {
    expect(alphaAt((ctx) => line(ctx, { colour: '#000', width: 4 }, [5, 5, 35, 35]), 20, 20)).toBe(255);
  });
  it('makes a circle of a disc with one radius', () => {
    expect(alphaAt((ctx) => disc(ctx, '#000', [20, 20, 10]), 20, 11)).toBe(255);
    expect(alphaAt((ctx) => disc(ctx, '#000', [20, 20, 10, 3]), 20, 11)).toBe(0);
  });
  it('rounds the corners of a panel', () => {
    expect(alphaAt((ctx) => panel(ctx, '#000', [5, 5, 30, 30]), 5, 5)).toBe(255);
    expect(alphaAt((ctx) => panel(ctx, '#000', [5, 5, 30, 30, 10]), 5, 5)).toBe(0);
  });
  it('leaves an open curve open', () => {
    expect(alphaAt(outline('closed'), 4, 20)).toBe(0);
    expect(alphaAt(outline('open'), 7, 20)).toBe(0);
    expect(alphaAt(outline('closed'), 7, 20)).toBeGreaterThan(0);
  });
  it('places an outline by scale, then by offset', () => {
    expect(placed([1, 2, 3, 4], { x: 10, y: 20, scale: 2 })).toEqual([12, 24, 16, 28]);
    expect(placed([1, 2], {})).toEqual([1, 2]);
  });
  it('moves each number along its own way', () => {
    expect(moved([1, 2, 3, 4], [0, 1, -1, 0], 2)).toEqual([1, 4, 1, 4]);
    expect(moved([1, 2], [], 5)).toEqual([1, 2]);
  });
});
