import { smoothStep, contextOf, type Canvas, type PaintEnv } from '@kinora/drawing';

import type { Anchors } from './anchors.ts';
import { createPlane, mapPlane, type Plane } from './plane.ts';
import type { Point } from './pose.ts';
import { readRaster, type Raster, type Region } from './raster.ts';

/** A print of the middle of the picture, which stands in for a subject where none can be cut out; in its pixels. */
export interface CardCut {
  readonly x: number;
  readonly y: number;
  /** Half of its width and height. */
  readonly across: number;
  readonly down: number;
}

/** Half of the card's sides as a share of what the frame shows. */
const REACH = 0.36;
/** Width of the white rim and radius of the corners, in parts of half the shorter side. */
const RIM = 0.07;
const CORNER = 0.16;

const cornerOf = ({ across, down }: CardCut) => Math.min(across, down) * CORNER;

/** The print inside what the frame shows of the picture. */
export const cutCard = ({ x, y, width, height }: Region): CardCut => ({
  x: x + width / 2,
  y: y + height / 2,
  across: width * REACH,
  down: height * REACH,
});

export const scaleCard = ({ x, y, across, down }: CardCut, scale: number): CardCut => ({
  x: x * scale,
  y: y * scale,
  across: across * scale,
  down: down * scale,
});

/** Distance beyond the edge of the card in pixels; negative inside. */
function beyond(card: CardCut, [x, y]: readonly [number, number]): number {
  const corner = cornerOf(card);
  const outX = Math.abs(x - card.x) - card.across + corner;
  const outY = Math.abs(y - card.y) - card.down + corner;
  return Math.hypot(Math.max(0, outX), Math.max(0, outY)) + Math.min(0, Math.max(outX, outY)) - corner;
}

/** What the card covers of a plane of this size, with a soft edge. */
export function cardMatte(card: CardCut, { width, height }: Pick<Plane, 'width' | 'height'>): Plane {
  return mapPlane(createPlane(width, height), (_, at) =>
    smoothStep(0.8, -0.8, beyond(card, [(at % width) + 0.5, Math.floor(at / width) + 0.5])),
  );
}

/** Where things can be fastened to a card: hats on its upper edge, wings at its sides. */
export function cardAnchors({ x, y, across, down }: CardCut, place: (x: number, y: number) => Point): Anchors {
  const near = place(x - across, y - down);
  const far = place(x + across, y + down);
  const wide = far.x - near.x;
  const high = far.y - near.y;
  const middle = (near.x + far.x) / 2;
  return {
    box: { left: near.x, top: near.y, right: far.x, bottom: far.y },
    head: { x: middle, y: near.y + high * 0.2, radius: wide * 0.2, turn: 0 },
    face: null,
    shoulders: { x: middle, y: near.y + high * 0.52, reach: wide * 0.42 },
    feet: { x: middle, y: far.y },
    cut: false,
    aside: 0,
  };
}

/** The picture with the card's white rim drawn on it; `card` in pixels of the canvas. */
export function drawCard(environment: PaintEnv, canvas: Canvas, card: CardCut): Raster {
  const print = environment.canvas(canvas.width, canvas.height);
  const ctx = contextOf(print);
  ctx.drawImage(canvas, 0, 0);
  const { x, y, across, down } = card;
  ctx.strokeStyle = '#fffaf2';
  // Half of the line lies outside, where the matte cuts it off.
  ctx.lineWidth = Math.min(across, down) * RIM * 2;
  ctx.beginPath();
  ctx.roundRect(x - across, y - down, across * 2, down * 2, cornerOf(card));
  ctx.stroke();
  return readRaster(print);
}
