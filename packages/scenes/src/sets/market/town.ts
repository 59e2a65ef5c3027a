import {
  mix,
  rgba,
  shade,
  type Colour,
  disc,
  panel,
  polygon,
  pick,
  type Context2d,
  verticalGradient,
  placed,
} from '@kinora/drawing';

import { addMist } from '../../air/mist.ts';
import { glowAt } from '../../light/glow.ts';
import type { Stage } from '../../stage/stage.ts';
import { mirroredX } from '../hero-left.ts';
import { repeat } from '../repeat.ts';
import type { MarketPlan } from './market-plan.ts';

const WALLS = ['#e8b98a', '#d98f74', '#f0dcae', '#b9c4a0', '#c9a0a0', '#e0c49a'];
const ROOFS = ['#a8503c', '#8a4a44', '#6a5a6a'];

interface House {
  readonly x: number;
  /** The street. */
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly wall: Colour;
  readonly roof: Colour;
}

/** Windows in rows; by night most are lit. */
function paintWindows(ctx: Context2d, stage: Stage, { house, plan }: { house: House; plan: MarketPlan }): void {
  const { random, unit: u } = stage;
  const { x, foot, width, height, depth } = house;
  const columns = Math.max(2, Math.round(width / (34 * u)));
  const rows = Math.floor((height - 40 * u) / (48 * u));
  const pane = { width: (width / columns) * 0.44, height: 25 * u };
  const dark = plan.tone('#3a4a5e', depth);
  repeat(rows * columns, (i) => {
    const left = x - width / 2 + ((i % columns) + 0.28) * (width / columns);
    const top = foot - height + (16 + Math.floor(i / columns) * 48) * u;
    const lit = random() < 0.62;
    const shutter = plan.tone('#5a8a7a', depth);
    panel(ctx, shutter, [left - pane.width * 0.34, top, pane.width * 0.3, pane.height, u]);
    panel(ctx, shutter, [left + pane.width * 1.04, top, pane.width * 0.3, pane.height, u]);
    panel(ctx, lit ? mix(dark, '#ffce85', plan.lamps) : dark, [left, top, pane.width, pane.height, u]);
    ctx.fillStyle = rgba('#ffffff', 0.16 * (1 - plan.lamps));
    ctx.fillRect(left, top, pane.width, pane.height * 0.4);
    if (lit && plan.lamps > 0.3) {
      const light = { x: left + pane.width / 2, y: top + pane.height / 2, rx: 26 * u };
      glowAt(ctx, stage, { colour: '#ffc070', ...light, alpha: 0.3 * plan.lamps });
    }
  });
}

/** A house with a stepped, a pointed or a bell-shaped gable. */
function paintHouse(
  ctx: Context2d,
  stage: Stage,
  { house, plan, kind }: { house: House; plan: MarketPlan; kind: number },
): void {
  const { palette, unit: u } = stage;
  const { x, foot, width: w, height, wall, roof } = house;
  const eave = foot - height;
  const face = ctx.createLinearGradient(x - w / 2, 0, x + w / 2, 0);
  const side = stage.sun.x > x ? 1 : -1;
  face.addColorStop(side > 0 ? 0 : 1, shade(wall, -0.07));
  face.addColorStop(side > 0 ? 1 : 0, mix(wall, palette.glow, 0.3));
  const gable = w * 0.62;
  ctx.fillStyle = roof;
  if (kind === 0) polygon(ctx, roof, [x - w * 0.56, eave, x, eave - gable, x + w * 0.56, eave]);
  else if (kind === 1) {
    repeat(4, (i) =>
      ctx.fillRect(x - w * (0.5 - i * 0.12), eave - gable * 0.24 * (i + 1), w * (1 - i * 0.24), gable * 0.26),
    );
  } else {
    ctx.beginPath();
    ctx.moveTo(x - w * 0.54, eave);
    ctx.bezierCurveTo(
      x - w * 0.4,
      eave - gable * 0.3,
      x - w * 0.22,
      eave - gable * 0.3,
      x - w * 0.17,
      eave - gable * 0.8,
    );
    ctx.quadraticCurveTo(x, eave - gable * 1.2, x + w * 0.17, eave - gable * 0.8);
    ctx.bezierCurveTo(x + w * 0.22, eave - gable * 0.3, x + w * 0.4, eave - gable * 0.3, x + w * 0.54, eave);
    ctx.fill();
  }
  ctx.fillStyle = face;
  ctx.fillRect(x - w / 2, eave, w, height + 64 * u);
  panel(ctx, shade(roof, 0.05), [x - w * 0.54, eave - 4 * u, w * 1.08, 8 * u, 2 * u]);
  disc(ctx, rgba(palette.ink, 0.35), [x, eave - gable * 0.34, 7 * u]);
  paintWindows(ctx, stage, { house, plan });
}

interface Row {
  readonly parallax: number;
  readonly count: number;
  readonly depth: number;
  readonly foot: number;
  /** Least and most height, in units. */
  readonly heights: readonly [number, number];
}

function addRow(stage: Stage, plan: MarketPlan, { parallax, count, depth, foot, heights }: Row): void {
  const { random, unit: u } = stage;
  const tallest = (heights[1] + 150) * u;
  stage.strip({ parallax, top: foot - tallest, bottom: foot + 64 * u }, (ctx, strip) => {
    const step = strip.width / count;
    repeat(count, (i) => {
      const wall = plan.tone(pick(WALLS, random() * WALLS.length), depth);
      const roof = plan.snowed(pick(ROOFS, random() * ROOFS.length), depth);
      const height = (heights[0] + (heights[1] - heights[0]) * random()) * u;
      const x = strip.left + (i + 0.5) * step;
      const house = { x, foot, width: step * (0.94 + 0.08 * random()), height, depth, wall, roof };
      paintHouse(ctx, stage, { house, plan, kind: Math.floor(random() * 3) });
    });
    ctx.fillStyle = verticalGradient(
      ctx,
      [foot - 120 * u, foot + 10 * u],
      [rgba(stage.palette.mist, 0), rgba(stage.palette.mist, 0.5)],
    );
    ctx.fillRect(strip.left, foot - 120 * u, strip.width, 150 * u);
  });
}

/** The clock tower over the roofs, on the side of the light. */
function addTower(stage: Stage, plan: MarketPlan, foot: number): void {
  const { frame, height, palette, unit: u, width } = stage;
  const x = mirroredX(stage, width * (frame.wide ? 0.83 : 0.76));
  const tall = height * (frame.tall ? 0.4 : 0.5);
  const wall = plan.tone('#d9c09a', 0.62);
  const roof = plan.snowed('#5a7a78', 0.55);
  stage.strip({ parallax: 0.16, top: foot - tall - 170 * u, bottom: foot }, (ctx) => {
    const top = foot - tall;
    const face = ctx.createLinearGradient(x - 42 * u, 0, x + 42 * u, 0);
    const side = stage.sun.x > x ? 1 : 0;
    face.addColorStop(1 - side, shade(wall, -0.06));
    face.addColorStop(side, mix(wall, palette.glow, 0.35));
    polygon(ctx, roof, placed([-50, 0, -10, -100, 0, -160, 10, -100, 50, 0], { x, y: top, scale: u }));
    panel(ctx, face, [x - 40 * u, top, 80 * u, tall]);
    panel(ctx, shade(wall, 0.03), [x - 48 * u, top - 4 * u, 96 * u, 12 * u, 2 * u]);
    panel(ctx, shade(wall, 0.03), [x - 45 * u, top + 108 * u, 90 * u, 9 * u, 2 * u]);
    const clock = mix(plan.tone('#fff4d8', 0.3), '#ffd98f', 0.7 * plan.lamps);
    disc(ctx, shade(wall, -0.12), [x, top + 58 * u, 31 * u]);
    disc(ctx, clock, [x, top + 58 * u, 26 * u]);
    ctx.strokeStyle = palette.ink;
    ctx.lineWidth = 3.4 * u;
    ctx.beginPath();
    ctx.moveTo(x, top + 40 * u);
    ctx.lineTo(x, top + 58 * u);
    ctx.lineTo(x + 12 * u, top + 64 * u);
    ctx.stroke();
    [-16, 16].forEach((aside) => {
      panel(ctx, shade(wall, -0.16), [x + (aside - 7) * u, top + 134 * u, 14 * u, 34 * u, 7 * u]);
    });
  });
}

/** Roofs around the square, in two rows with mist between, and the clock tower. */
export function addTown(stage: Stage, plan: MarketPlan): void {
  const { frame, unit: u } = stage;
  const { horizon, street } = plan;
  const rise = frame.tall ? 1.6 : 1;
  addTower(stage, plan, horizon + 10 * u);
  addRow(stage, plan, {
    parallax: 0.2,
    count: frame.tall ? 9 : 13,
    depth: 0.6,
    foot: horizon + 16 * u,
    heights: [110 * rise, 190 * rise],
  });
  addMist(stage, { parallax: 0.25, y: horizon - 10 * u, height: 130, gain: 0.5 });
  addRow(stage, plan, {
    parallax: 0.34,
    count: frame.tall ? 7 : 9,
    depth: 0.36,
    foot: street,
    heights: [150 * rise, 230 * rise],
  });
}
