import { mix, panel, pick, type Canvas, contextOf, type Context2d } from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { Spot } from '../spot.ts';

export interface Sign {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

/** One stroke of a made-up letter around its middle; the letter is twice its size. */
type Stroke = (ctx: Context2d, letter: Spot) => void;

const topBar: Stroke = (ctx, { x, y, size: s }) => {
  ctx.moveTo(x - s, y - s * 0.8);
  ctx.lineTo(x + s, y - s * 0.8);
};
const stem: Stroke = (ctx, { x, y, size: s }) => {
  ctx.moveTo(x, y - s);
  ctx.lineTo(x - s * 0.2, y + s);
};
const middleBar: Stroke = (ctx, { x, y, size: s }) => {
  ctx.moveTo(x - s, y + s * 0.2);
  ctx.lineTo(x + s, y);
};
const legs: Stroke = (ctx, { x, y, size: s }) => {
  ctx.moveTo(x - s * 0.9, y + s * 0.9);
  ctx.quadraticCurveTo(x, y + s * 0.2, x + s, y + s * 0.9);
};
const box: Stroke = (ctx, { x, y, size: s }) => ctx.rect(x - s * 0.7, y - s * 0.2, s * 1.4, s);

/** Five letters of no alphabet. */
const LETTERS: readonly (readonly Stroke[])[] = [
  [topBar, stem, box],
  [stem, middleBar, box],
  [topBar, stem, legs],
  [topBar, middleBar, legs],
  [topBar, stem, legs],
];

function paintLetters(ctx: Context2d, { random }: Stage, { x, y, width: w, height: h }: Sign): void {
  const count = Math.max(2, Math.round(h / w) + 1);
  const size = Math.min(w * 0.26, (h * 0.3) / count);
  repeat(count, (i) => {
    const letter = { x, y: y - h * 0.36 + ((i + 0.5) * h * 0.72) / count, size };
    ctx.beginPath();
    pick(LETTERS, random() * 5).forEach((draw) => draw(ctx, letter));
    ctx.stroke();
  });
}

/** The light a sign throws on the wall behind it. */
export function paintSignLight(ctx: Context2d, stage: Stage, { x, y, width, height, colour }: Sign): void {
  glowAt(ctx, stage, { colour, x, y, rx: width * 3.4, ry: height * 1.3, alpha: 0.55 });
}

/** A hanging neon sign: dark board, tube around it, letters. */
function paintSign(ctx: Context2d, stage: Stage, sign: Sign): void {
  const { x, y, width: w, height: h, colour } = sign;
  panel(ctx, mix(colour, '#0a0620', 0.82), [x - w / 2, y - h / 2, w, h, w * 0.14]);
  ctx.strokeStyle = colour;
  ctx.lineWidth = Math.max(1.5 * stage.unit, w * 0.06);
  ctx.beginPath();
  ctx.roundRect(x - w * 0.42, y - h * 0.46, w * 0.84, h * 0.92, w * 0.1);
  ctx.stroke();
  ctx.strokeStyle = mix(colour, '#ffffff', 0.65);
  ctx.lineWidth = Math.max(1.4 * stage.unit, w * 0.075);
  ctx.lineCap = 'round';
  paintLetters(ctx, stage, sign);
}

/** The sign on a canvas of its own, so that a style treats it as something that shines, not as wall. */
export function makeSignSprite(stage: Stage, sign: Sign): Canvas {
  const pad = 8 * stage.unit;
  const canvas = stage.environment.canvas(sign.width + pad * 2, sign.height + pad * 2);
  const middle = { x: canvas.width / 2, y: canvas.height / 2 };
  paintSign(contextOf(canvas), stage, { ...sign, ...middle });
  return stage.finish(canvas, { parallax: 1, kind: 'sprite' });
}
