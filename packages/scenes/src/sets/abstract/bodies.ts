import { mix, rgba, type Colour, disc, contextOf, type Canvas } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import type { Spot } from '../spot.ts';
import type { DreamTones } from './tones.ts';

/** A ball or a ring that floats: place in shares of the frame, size in units. */
export interface Body extends Spot {
  readonly accent: number;
  readonly parallax: number;
  /** A ring, or the half of one behind or before a ball. */
  readonly ring?: 'whole' | 'far' | 'near';
}

interface Shades {
  readonly body: Colour;
  readonly lit: Colour;
  readonly deep: Colour;
  readonly rim: Colour;
}

/** A ball lit from one side, with light that comes back from below. */
function paintBall(stage: Stage, radius: number, { body, lit, deep, rim }: Shades): Canvas {
  const { environment, sun, width } = stage;
  const size = radius * 2.1;
  const canvas = environment.canvas(size, size);
  const ctx = contextOf(canvas);
  const middle = canvas.width / 2;
  const side = sun.x > width / 2 ? 1 : -1;
  const light = ctx.createRadialGradient(
    middle + side * radius * 0.4,
    middle - radius * 0.45,
    0,
    middle,
    middle,
    radius * 1.15,
  );
  light.addColorStop(0, mix(lit, '#ffffff', 0.4));
  light.addColorStop(0.2, lit);
  light.addColorStop(0.55, body);
  light.addColorStop(1, deep);
  disc(ctx, light, [middle, middle, radius]);
  ctx.globalCompositeOperation = 'source-atop';
  const back = ctx.createRadialGradient(
    middle - side * radius * 0.2,
    middle - radius * 0.25,
    radius * 0.75,
    middle,
    middle,
    radius * 1.02,
  );
  back.addColorStop(0, rgba(rim, 0));
  back.addColorStop(1, rgba(rim, 0.6));
  disc(ctx, back, [middle, middle, radius]);
  disc(ctx, rgba('#ffffff', 0.5), [
    middle + side * radius * 0.42,
    middle - radius * 0.48,
    radius * 0.16,
    radius * 0.09,
    side * 0.7,
  ]);
  ctx.globalCompositeOperation = 'source-over';
  return stage.finish(canvas, { parallax: 0.6 });
}

function shadesOf(stage: Stage, tones: DreamTones, accent: number): Shades {
  return {
    body: tones.accent(accent),
    lit: tones.lit(accent),
    deep: tones.deep(accent),
    rim: mix(tones.accent(accent + 2), stage.palette.glow, 0.4),
  };
}

function addBall(stage: Stage, tones: DreamTones, body: Body): void {
  const { height, unit, width } = stage;
  const ball = paintBall(stage, body.size * unit, shadesOf(stage, tones, body.accent));
  const phase = body.x * 19 + body.y * 7;
  stage.live(body.parallax, (ctx, time) => {
    const x = body.x * width + Math.sin(time * 0.5 + phase) * 10 * unit * body.parallax;
    const y = body.y * height + Math.sin(time * 0.8 + phase * 1.7) * 14 * unit;
    ctx.imageSmoothingEnabled = false;
    ctx.drawImage(ball, Math.round(x - ball.width / 2), Math.round(y - ball.height / 2));
    ctx.imageSmoothingEnabled = true;
  });
}

/** A ring that turns about its own axis: an ellipse that opens and closes, its far half drawn first and darker. */
function addRing(stage: Stage, tones: DreamTones, body: Body): void {
  const { height, unit, width } = stage;
  const { deep, lit, body: colour } = shadesOf(stage, tones, body.accent);
  const half = Math.PI;
  const strokes = [
    { part: 'far', paint: stage.tone(deep), from: half, turn: half, thick: 0.15 },
    { part: 'near', paint: stage.tone(colour), from: 0, turn: half, thick: 0.19 },
    { part: 'near', paint: rgba(stage.tone(lit), 0.85), from: 0.35, turn: half * 0.56, thick: 0.035 },
  ];
  const phase = body.x * 23 + body.y * 5;
  const radius = body.size * unit;
  stage.live(body.parallax, (ctx, time) => {
    const open = 0.34 + 0.24 * Math.sin(time * 0.6 + phase);
    const tilt = Math.sin(time * 0.35 + phase * 2) * 0.5;
    const x = body.x * width;
    const y = body.y * height + Math.sin(time * 0.7 + phase) * 12 * unit;
    ctx.lineCap = 'butt';
    for (const { part, paint, from, turn, thick } of strokes) {
      if (body.ring !== 'whole' && body.ring !== part) continue;
      ctx.strokeStyle = paint;
      ctx.lineWidth = radius * thick;
      ctx.beginPath();
      ctx.ellipse(x, y - (thick < 0.1 ? radius * 0.05 : 0), radius, radius * open, tilt, from, from + turn);
      ctx.stroke();
    }
  });
}

export function addBody(stage: Stage, tones: DreamTones, body: Body): void {
  if (body.ring) addRing(stage, tones, body);
  else addBall(stage, tones, body);
}
