import {
  mix,
  rgba,
  shade,
  disc,
  line,
  panel,
  polygon,
  stroke,
  lerp,
  type Context2d,
  verticalGradient,
} from '@kinora/drawing';

import type { Stage, Strip } from '../../stage/stage.ts';
import { fillFloor, paintBoards } from '../floor.ts';
import { repeat } from '../repeat.ts';
import type { LibraryPlan } from './library-plan.ts';

/** Parquet and a long carpet that comes towards the viewer. */
export function paintLibraryFloor(ctx: Context2d, strip: Strip, { floor, light, window: w }: LibraryPlan): void {
  const { frame, palette, unit: u, width } = strip.stage;
  const wood = light.tone('#a8683c');
  const plane = { top: floor, vanishX: width * 0.5, vanishY: floor - 300 * u };
  fillFloor(ctx, strip, { ...plane, stops: [shade(wood, 0.02), wood, shade(wood, -0.1)] });
  paintBoards(ctx, strip, { ...plane, stops: [], colour: rgba(shade(wood, -0.18), 0.5), board: 92, thick: 3 });
  const heroX = frame.side < 0 ? frame.heroX : width - frame.heroX;
  const middle = lerp(heroX, width * 0.5, 0.35);
  const carpet = (share: number, inset: number, colour: string) => {
    const far = (frame.wide ? 210 : 150) * u * share - inset * 0.4 * u;
    const near = (frame.wide ? 430 : 300) * u * share - inset * u;
    const [top, foot] = [floor + (26 + inset * 0.3) * u, strip.bottom];
    polygon(ctx, colour, [middle - far, top, middle + far, top, middle + near, foot, middle - near, foot]);
  };
  const red = light.tone('#a63a3a');
  carpet(1, 0, light.tone('#d9a85a'));
  carpet(1, 9, shade(red, -0.07));
  carpet(1, 26, light.tone('#e0bb74'));
  carpet(1, 33, red);
  paintPattern(ctx, strip, { x: middle, floor, colour: rgba(light.tone('#f0cf8a'), 0.55) });
  const depth = strip.bottom - floor;
  const drift = (down: number) => w.x + w.width * 0.5 - w.width * (0.5 + 1.3 * down);
  [0, 1].forEach((i) => {
    const [a, b] = [w.width * (i * 0.5 - 0.46), w.width * (i * 0.5 - 0.04)];
    const [upper, lower] = [floor + depth * 0.12, floor + depth * 0.8];
    const far = [drift(0.12) + a, upper, drift(0.12) + b, upper];
    polygon(ctx, rgba(light.beam, 0.36 * light.daylight), [...far, drift(0.8) + b, lower, drift(0.8) + a, lower]);
  });
  ctx.fillStyle = verticalGradient(ctx, [floor, floor + 50 * u], [rgba(palette.ink, 0.5), rgba(palette.ink, 0)]);
  ctx.fillRect(strip.left, floor, strip.width, 50 * u);
}

interface Pattern {
  readonly x: number;
  readonly floor: number;
  readonly colour: string;
}

/** Diamonds down the middle of the carpet, larger towards the viewer. */
function paintPattern(ctx: Context2d, strip: Strip, { x, floor, colour }: Pattern): void {
  const { unit: u } = strip.stage;
  repeat(7, (i) => {
    const share = (i + 0.6) / 7;
    const y = floor + 44 * u + (strip.bottom - floor - 44 * u) * share ** 1.3;
    const half = (44 + 90 * share) * u;
    const tall = (10 + 34 * share) * u;
    polygon(ctx, colour, [x - half, y, x, y - tall, x + half, y, x, y + tall]);
    [-1, 1].forEach((side) => {
      const at = x + side * half * 1.7;
      polygon(ctx, colour, [at - half * 0.24, y, at, y - tall * 0.4, at + half * 0.24, y, at, y + tall * 0.4]);
    });
  });
}

/** A ladder that leans on the gallery. */
export function paintLadder(ctx: Context2d, { frame, palette, unit: u, width }: Stage, plan: LibraryPlan): void {
  const { floor, gallery, wood } = plan;
  const foot = width * (frame.wide ? 0.2 : 0.12);
  const lean = 66 * u;
  const top = gallery - 30 * u;
  const colour = mix(wood, palette.key, 0.28);
  const rails = [-21, 21].map(
    (aside) => [foot + aside * u, floor + 8 * u, foot + lean + aside * 0.86 * u, top] as const,
  );
  rails.forEach(([x0, y0, x1, y1]) => {
    line(ctx, { colour: rgba(palette.ink, 0.3), width: 8 * u }, [x0 - 7 * u, y0, x1 - 7 * u, y1 + 6 * u]);
  });
  const rungs = Math.round((floor - top) / (34 * u));
  repeat(rungs, (i) => {
    const t = (i + 0.6) / rungs;
    const y = lerp(floor, top, t);
    const x = foot + lean * t;
    line(ctx, { colour: shade(colour, -0.06), width: 5 * u }, [x - 20 * u, y, x + 20 * u, y]);
  });
  rails.forEach(([x0, y0, x1, y1]) => line(ctx, { colour, width: 8 * u }, [x0, y0, x1, y1]));
}

function paintOpenBook(ctx: Context2d, { palette, unit: u }: Stage, [x, y]: readonly [number, number]): void {
  const page = mix('#fff4dc', palette.ramp[1], 0.12);
  [-1, 1].forEach((side) => {
    ctx.fillStyle = side < 0 ? shade(page, -0.06) : page;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(x + side * 16 * u, y - 15 * u, x + side * 44 * u, y - 5 * u);
    ctx.lineTo(x + side * 46 * u, y + 3 * u);
    ctx.quadraticCurveTo(x + side * 18 * u, y - 6 * u, x, y + 7 * u);
    ctx.fill();
  });
}

/** Places on the desk in the plan's own coordinates; the lamp shines at `lampX`, `lampY`. */
export interface Desk {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly foot: number;
  readonly lampX: number;
  readonly lampY: number;
}

export function placeDesk({ frame, unit: u, width }: Stage, { floor }: LibraryPlan): Desk {
  const x = width * (frame.wide ? 0.745 : 0.66);
  const foot = floor + (frame.tall ? 34 : 40) * u;
  const top = foot - frame.hero * 0.4;
  return { x, width: (frame.wide ? 260 : 230) * u, top, foot, lampX: x + 66 * u, lampY: top - 66 * u };
}

/** The lamp, the open book and the pile. */
function paintOnDesk(ctx: Context2d, stage: Stage, { plan, desk }: { plan: LibraryPlan; desk: Desk }): void {
  const { palette, unit: u } = stage;
  const { light } = plan;
  const { x, width, top, lampX, lampY } = desk;
  paintOpenBook(ctx, stage, [x + width * 0.62, top - 8 * u]);
  ['#8f3b32', '#2f5a55', '#c08a3a'].forEach((colour, i) => {
    panel(ctx, light.tone(colour), [
      x + width * 0.8 + i * 5 * u,
      top - (i + 1) * 13 * u,
      (58 - 9 * i) * u,
      12 * u,
      2 * u,
    ]);
  });
  const brass = mix(light.tone('#d9a24a'), palette.key, 0.25);
  panel(ctx, brass, [lampX - 24 * u, top - 8 * u, 48 * u, 7 * u, 3 * u]);
  stroke(ctx, { colour: brass, width: 5 * u }, [
    lampX,
    top - 6 * u,
    lampX - 5 * u,
    top - 36 * u,
    lampX,
    lampY - 14 * u,
  ]);
  const glass = verticalGradient(
    ctx,
    [lampY - 20 * u, lampY],
    [light.tone('#2f7a58'), mix('#7ad6a0', palette.glow, 0.4 * light.lamps)],
  );
  panel(ctx, glass, [lampX - 42 * u, lampY - 20 * u, 84 * u, 22 * u, 10 * u]);
}

/** A reading desk with a lamp, an open book and a pile. */
export function paintDesk(ctx: Context2d, stage: Stage, { plan, desk }: { plan: LibraryPlan; desk: Desk }): void {
  const { palette, unit: u } = stage;
  const { light, wood } = plan;
  const { x, width, top, foot } = desk;
  disc(ctx, rgba(palette.ink, 0.34), [x + width / 2, foot + 2 * u, width * 0.62, 13 * u]);
  const dark = shade(mix(wood, palette.ink, 0.2), -0.05);
  [0.02, 0.72].forEach((share) => {
    panel(ctx, verticalGradient(ctx, [top, foot], [wood, dark]), [
      x + width * share,
      top + 12 * u,
      width * 0.26,
      foot - top - 10 * u,
      3 * u,
    ]);
    repeat(3, (i) => {
      const y = top + 24 * u + (i * (foot - top - 30 * u)) / 3;
      panel(ctx, shade(wood, -0.09), [
        x + width * share + 8 * u,
        y,
        width * 0.26 - 16 * u,
        (foot - top) / 3 - 18 * u,
        3 * u,
      ]);
      disc(ctx, light.tone('#d9a24a'), [x + width * (share + 0.13), y + 14 * u, 3.5 * u]);
    });
  });
  ctx.fillStyle = rgba(palette.ink, 0.5);
  ctx.fillRect(x + width * 0.28, top + 12 * u, width * 0.44, (foot - top) * 0.84);
  panel(ctx, verticalGradient(ctx, [top - 4 * u, top + 13 * u], [mix(wood, palette.key, 0.5), wood]), [
    x - 12 * u,
    top - 2 * u,
    width + 24 * u,
    15 * u,
    4 * u,
  ]);
  paintOnDesk(ctx, stage, { plan, desk });
}
