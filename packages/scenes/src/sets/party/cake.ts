import { blob, disc, panel, pick, type Canvas, contextOf, type Context2d } from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { PARTY_COLOURS } from './party-colours.data.ts';

interface Icing {
  /** Half the width and the top of the tier, in cake sizes. */
  readonly half: number;
  readonly top: number;
  readonly colour: string;
}

const ICINGS: readonly Icing[] = [
  { half: 0.82, top: -0.72, colour: '#b892ff' },
  { half: 0.58, top: -1.18, colour: '#ff8fa3' },
];
const CANDLES = [-2, -1, 0, 1, 2];

function paintIcing(ctx: Context2d, size: number, { half, top, colour }: Icing): void {
  const drop = (2 * half * size) / 9;
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.moveTo(-half * size, (top + 0.08) * size);
  repeat(9, (i) => {
    const x = -half * size + i * drop;
    ctx.quadraticCurveTo(x + drop / 2, (top + 0.3 + 0.1 * (i % 2)) * size, x + drop, (top + 0.1) * size);
  });
  ctx.lineTo(half * size, top * size);
  ctx.lineTo(-half * size, top * size);
  ctx.fill();
}

/** The cake on its stand; the origin is the middle of its foot. */
function paintTiers(ctx: Context2d, { random }: Stage, s: number): void {
  disc(ctx, '#f3ead8', [0, -s * 0.1, s * 1.05, s * 0.13]);
  panel(ctx, '#ffd9e0', [-s * 0.82, -s * 0.72, s * 1.64, s * 0.62, s * 0.1]);
  panel(ctx, '#fff4ea', [-s * 0.58, -s * 1.18, s * 1.16, s * 0.5, s * 0.09]);
  ICINGS.forEach((icing) => paintIcing(ctx, s, icing));
  repeat(26, (i) => {
    const x = (random() - 0.5) * s * 1.5;
    disc(ctx, pick(PARTY_COLOURS, i), [x, -s * (0.2 + 0.28 * random()), s * 0.025]);
  });
  CANDLES.forEach((i) => {
    panel(ctx, pick(PARTY_COLOURS, i + 2), [i * s * 0.2 - s * 0.03, -s * 1.5, s * 0.06, s * 0.32, s * 0.02]);
  });
}

function paintCake(stage: Stage, size: number): Canvas {
  const canvas = stage.environment.canvas(size * 2.6, size * 2.2);
  const ctx = contextOf(canvas);
  ctx.translate(size * 1.3, size * 2.05);
  paintTiers(ctx, stage, size);
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  const lit = stage.relight(canvas, { lightX: 0, lightY: -1, rimGain: 0.5, bounceGain: 0.5 });
  return stage.finish(lit, { parallax: 1, kind: 'sprite' });
}

interface Flame {
  readonly x: number;
  readonly y: number;
  /** Of the cake. */
  readonly size: number;
  readonly flicker: number;
}

function paintFlame(ctx: Context2d, stage: Stage, { x, y, size: s, flicker }: Flame): void {
  const base = [x, y + s * 0.05, x + s * 0.045, y];
  blob(ctx, '#ffb03c', [...base, x, y - s * 0.14 * flicker, x - s * 0.045, y]);
  disc(ctx, '#fff3b0', [x, y + s * 0.01, s * 0.02, s * 0.04]);
  glowAt(ctx, stage, { colour: '#ffc85c', x, y: y - s * 0.03, rx: s * (0.3 + 0.03 * flicker), alpha: 0.6 });
}

/** A two-tier cake with five burning candles in the middle of the frame. */
export function addCake(stage: Stage): void {
  const { frame, height, unit, width } = stage;
  const size = 150 * unit;
  const x = width / 2;
  const foot = height * (frame.tall ? 0.88 : 0.95);
  const cake = paintCake(stage, size);
  stage.live(1, (ctx, time) => {
    ctx.drawImage(cake, Math.round(x - size * 1.3), Math.round(foot - size * 2.05));
    CANDLES.forEach((i) => {
      const flicker = 1 + 0.15 * Math.sin(time * 11 + i * 2);
      paintFlame(ctx, stage, { x: x + i * size * 0.2, y: foot - size * 1.56, size, flicker });
    });
  });
}
