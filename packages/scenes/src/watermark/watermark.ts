import { rgba, type Context2d } from '@kinora/drawing';

import type { Stage } from '../stage/stage.ts';
import { WORDMARK } from './wordmark.data.ts';

/** The K of flip-book leaves, in its square of 32: lines with their width, and how strong they are. */
const LEAVES = [
  { width: 3.4, alpha: 1, lines: [9, 7, 9, 25, 14.2, 13.6, 21.4, 7.6, 14.2, 18.4, 21.4, 24.4] },
  { width: 2.7, alpha: 0.55, lines: [15.6, 15.2, 24.6, 12.5, 15.6, 16.8, 24.6, 19.5] },
] as const;
/** Where in its square the K begins and ends. */
const EDGES = { left: 7.3, right: 26, top: 5.3, bottom: 26.7 };

interface Spot {
  readonly x: number;
  /** The line that the word stands on. */
  readonly base: number;
  /** Size of the type, in pixels. */
  readonly size: number;
}

function traceWord(ctx: Context2d, { x, base, size: em }: Spot): void {
  const size = em / 1000;
  ctx.beginPath();
  for (const [startX = 0, startY = 0, ...points] of WORDMARK.outlines) {
    ctx.moveTo(x + startX * size, base + startY * size);
    for (let at = 0; at < points.length; at += 4) {
      const [bendX = 0, bendY = 0, endX = 0, endY = 0] = points.slice(at, at + 4);
      ctx.quadraticCurveTo(x + bendX * size, base + bendY * size, x + endX * size, base + endY * size);
    }
    ctx.closePath();
  }
}

function strokeLeaves(ctx: Context2d, { x, base, size }: Spot, colour: (alpha: number) => string): void {
  const scale = size / (EDGES.bottom - EDGES.top);
  const at = (left: number, top: number) =>
    [x + (left - EDGES.left) * scale, base + (top - EDGES.bottom) * scale] as const;
  ctx.lineCap = 'round';
  for (const { width, alpha, lines } of LEAVES) {
    ctx.strokeStyle = colour(alpha);
    ctx.lineWidth = width * scale;
    ctx.beginPath();
    for (let index = 0; index < lines.length; index += 4) {
      const [fromX = 0, fromY = 0, toX = 0, toY = 0] = lines.slice(index, index + 4);
      ctx.moveTo(...at(fromX, fromY));
      ctx.lineTo(...at(toX, toY));
    }
    ctx.stroke();
  }
}

/** The mark and the name of the product, small, in the lower right corner. */
export function paintWatermark(
  ctx: Context2d,
  { width, height, unit }: Pick<Stage, 'height' | 'unit' | 'width'>,
): void {
  const size = 22 * unit;
  const margin = 22 * unit;
  const mark = size * 0.92;
  const broad = (mark * (EDGES.right - EDGES.left)) / (EDGES.bottom - EDGES.top);
  const x = width - margin - (WORDMARK.width * size) / 1000;
  const base = height - margin;
  ctx.save();
  for (const [colour, strength, drop] of [
    ['#10121c', 0.45, 1.2 * unit],
    ['#ffffff', 0.82, 0],
  ] as const) {
    strokeLeaves(ctx, { x: x - mark / 3 - broad, base: base + drop + size * 0.06, size: mark }, (alpha) =>
      rgba(colour, strength * alpha),
    );
    ctx.fillStyle = rgba(colour, strength);
    traceWord(ctx, { x, base: base + drop, size });
    ctx.fill();
  }
  ctx.restore();
}
