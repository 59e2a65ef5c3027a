import {
  mix,
  rgba,
  type Colour,
  disc,
  drawMarks,
  line,
  panel,
  placed,
  placeMarks,
  polygon,
  stroke,
  TAU,
  type Context2d,
  verticalGradient,
} from '@kinora/drawing';

import type { Verdure } from '../../land/verdure.ts';
import { glowAt } from '../../light/glow.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { Spot } from '../spot.ts';
import { QUAY_THINGS } from './quay-things.data.ts';

interface Tones {
  readonly plank: Colour;
  readonly near: Colour;
  readonly gap: string;
  readonly lit: string;
  readonly iron: Colour;
  readonly ironLit: Colour;
  readonly rope: Colour;
  readonly crate: Colour;
  readonly snow: Colour | null;
}

function tonesOf({ palette }: Stage, { local, snowy }: Verdure): Tones {
  const wood = snowy ? '#dfe7ee' : '#b08c66';
  return {
    plank: mix(local(wood, 0.65), palette.glow, 0.1),
    near: mix(local(wood, 0.9), palette.ramp[3], 0.42),
    gap: rgba(palette.ramp[3], 0.4),
    lit: rgba(palette.glow, 0.55),
    iron: mix(local('#4a4f5c', 0.8), palette.ramp[3], 0.35),
    ironLit: mix(local('#98a3b0', 0.6), palette.glow, 0.3),
    rope: mix(local('#e2c590', 0.65), palette.glow, 0.1),
    crate: mix(local('#c99a5e', 0.7), palette.ramp[3], 0.08),
    snow: snowy ? '#f6f9fd' : null,
  };
}

/** Planks across the quay, whose gaps run together in the depth. */
function paintPlanks(ctx: Context2d, strip: Strip, { top, tones }: Deck): void {
  const { frame, height, unit, random } = strip.stage;
  const bottom = Math.max(height, strip.bottom);
  ctx.fillStyle = verticalGradient(ctx, [top, height], [tones.plank, tones.near]);
  ctx.fillRect(strip.left, top, strip.width, bottom - top);
  const middle = frame.width / 2;
  const spread = 1 + (bottom - top) / (230 * unit);
  const count = Math.ceil(strip.width / (34 * unit));
  const at = (x: number) => middle + (x - middle) * spread;
  repeat(count, (i) => {
    const far = strip.left + (i / count) * strip.width;
    const next = far + strip.width / count;
    ctx.globalAlpha = 0.1 + 0.25 * random();
    polygon(ctx, tones.gap, [far, top, next, top, at(next), bottom, at(far), bottom]);
    ctx.globalAlpha = 1;
    line(ctx, { colour: tones.gap, width: 1.6 * unit }, [far, top, at(far), bottom]);
  });
  ctx.fillStyle = tones.gap;
  ctx.fillRect(strip.left, top + 9 * unit, strip.width, 2 * unit);
  panel(ctx, tones.snow ?? mix(tones.plank, tones.iron, 0.25), [strip.left, top - 6 * unit, strip.width, 14 * unit]);
  ctx.fillStyle = tones.lit;
  ctx.fillRect(strip.left, top - 6 * unit, strip.width, 2.2 * unit);
}

interface Deck {
  readonly top: number;
  readonly tones: Tones;
}

/** An iron bollard with a few turns of rope around it. */
function paintBollard(ctx: Context2d, { x, y, size }: Spot, { iron, ironLit, rope, snow }: Tones): void {
  drawMarks(ctx, placeMarks(QUAY_THINGS.bollard, { x, y, scale: size }), { iron, rope, cap: snow ?? ironLit });
}

function paintCrate(ctx: Context2d, { x, y, size }: Spot, { crate, gap, lit, snow }: Tones): void {
  const paints = { crate, gap, edge: mix(crate, '#3a2a20', 0.25), cap: snow ?? lit };
  drawMarks(ctx, placeMarks(QUAY_THINGS.crate, { x, y, scale: size }), paints);
}

function paintBarrel(ctx: Context2d, { x, y, size: s }: Spot, { crate, iron, lit, snow }: Tones): void {
  disc(ctx, rgba('#000000', 0.18), [x, y, s * 0.5, s * 0.09]);
  const wood = mix(crate, '#5a3424', 0.4);
  ctx.fillStyle = wood;
  ctx.beginPath();
  ctx.moveTo(x - s * 0.33, y);
  ctx.quadraticCurveTo(x - s * 0.48, y - s * 0.5, x - s * 0.33, y - s);
  ctx.lineTo(x + s * 0.33, y - s);
  ctx.quadraticCurveTo(x + s * 0.48, y - s * 0.5, x + s * 0.33, y);
  ctx.fill();
  for (const up of [0.18, 0.5, 0.82])
    stroke(ctx, { colour: iron, width: s * 0.06 }, placed([-0.39, -up, 0, 0.04 - up, 0.39, -up], { x, y, scale: s }));
  disc(ctx, snow ?? mix(wood, lit.startsWith('#') ? lit : '#ffffff', 0.12), [x, y - s, s * 0.33, s * 0.09]);
}

/** A lifebuoy that leans against the crates. */
function paintBuoy(ctx: Context2d, { x, y, size: s }: Spot, { red, white }: { red: Colour; white: Colour }): void {
  ctx.lineWidth = s * 0.3;
  ctx.lineCap = 'butt';
  repeat(8, (i) => {
    ctx.strokeStyle = i % 2 === 0 ? red : white;
    ctx.beginPath();
    ctx.ellipse(x, y - s * 0.62, s * 0.46, s * 0.5, 0, (i / 8) * TAU, ((i + 1) / 8) * TAU);
    ctx.stroke();
  });
}

/** A coil of rope on the planks. */
function paintCoil(ctx: Context2d, { x, y, size: s }: Spot, { rope, iron }: Tones): void {
  repeat(5, (i) => {
    const [wide, flat] = [s * (0.5 - i * 0.035), s * (0.17 - i * 0.012)];
    for (const [colour, lift, thick] of [
      [mix(rope, iron, 0.55), 0, 0.07],
      [rope, 0.03, 0.055],
    ] as const) {
      ctx.strokeStyle = colour;
      ctx.lineWidth = s * thick;
      ctx.beginPath();
      ctx.ellipse(x, y - s * (i * 0.08 + lift), wide, flat, 0, 0, TAU);
      ctx.stroke();
    }
  });
  stroke(ctx, { colour: rope, width: s * 0.055 }, [x + s * 0.5, y, x + s * 0.75, y + s * 0.08, x + s * 0.95, y]);
}

interface Cargo {
  readonly unit: number;
  readonly tones: Tones;
  readonly x: number;
  readonly y: number;
  readonly side: 1 | -1;
  readonly verdure: Verdure;
}

/** Crates, barrels, a lifebuoy and a coil of rope in one heap. */
function paintCargo(ctx: Context2d, { x, y, side, verdure, unit, tones }: Cargo): void {
  const at = (aside: number) => x + side * aside * unit;
  paintCrate(ctx, { x: at(-10) - 36 * unit, y, size: 76 * unit }, tones);
  paintCrate(ctx, { x: at(4) - 30 * unit, y: y - 60 * unit, size: 56 * unit }, tones);
  paintBarrel(ctx, { x: at(74), y: y + 8 * unit, size: 76 * unit }, tones);
  paintBuoy(
    ctx,
    { x: at(26), y: y + 12 * unit, size: 44 * unit },
    { red: verdure.local('#d8452f', 0.8), white: verdure.local('#fff6e8', 0.7) },
  );
  paintCoil(ctx, { x: at(-82), y: y + 20 * unit, size: 58 * unit }, tones);
}

/** A lamp on an iron post at the edge of the quay. */
function paintLamp(ctx: Context2d, { x, y, size }: Spot, { iron, ironLit }: Tones): void {
  drawMarks(ctx, placeMarks(QUAY_THINGS.lamp, { x, y, scale: size }), { iron, ironLit });
}

/** The quay the cast stands on, with bollards, cargo, ropes and a lamp. */
export function addQuay(stage: Stage, { top, verdure }: { top: number; verdure: Verdure }): void {
  const { frame, palette, unit, width } = stage;
  const { heroX, side } = frame;
  const tones = tonesOf(stage, verdure);
  const bollards = (frame.tall ? [0.34, -0.12] : [0.15, -0.17, -0.4]).map((place) => heroX + side * place * width);
  const cargo = { x: heroX - side * (frame.tall ? 0.36 : 0.5) * width, y: top + 34 * unit, side, verdure, unit, tones };
  const lamp = { x: heroX + side * (frame.tall ? 0.3 : 0.24) * width, y: top + 4 * unit, size: 220 * unit };
  stage.strip({ parallax: 1, top: top - 260 * unit, fixed: true }, (ctx, strip) => {
    paintPlanks(ctx, strip, { top, tones });
    paintLamp(ctx, lamp, tones);
    bollards.forEach((x, index) => {
      const next = bollards[index + 1] ?? x - side * width * 0.3;
      stroke(ctx, { colour: tones.rope, width: 5 * unit }, [
        x,
        top - 4 * unit,
        (x * 2 + next) / 3,
        top + 14 * unit,
        (x + next * 2) / 3,
        top + 12 * unit,
        next,
        top - 4 * unit,
      ]);
    });
    for (const x of bollards) paintBollard(ctx, { x, y: top + 10 * unit, size: 46 * unit }, tones);
    paintCargo(ctx, cargo);
  });
  if (palette.dark < 0.2) return;
  const alpha = Math.min(1, palette.dark + 0.25);
  stage.live(1, (ctx) => {
    const [x, y] = [lamp.x + lamp.size * 0.14, lamp.y - lamp.size * 0.965];
    glowAt(ctx, stage, { colour: '#ffd48a', x, y, rx: 150 * unit, alpha: alpha * 0.7 });
    glowAt(ctx, stage, { colour: '#fff2cf', x, y, rx: 34 * unit, alpha });
    glowAt(ctx, stage, { colour: '#ffc877', x, y: top + 60 * unit, rx: 220 * unit, ry: 60 * unit, alpha: alpha * 0.5 });
  });
}
