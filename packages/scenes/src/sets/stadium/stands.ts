import {
  mix,
  rgba,
  shade,
  type Colour,
  disc,
  line,
  panel,
  polygon,
  pick,
  type Context2d,
  verticalGradient,
} from '@kinora/drawing';

import type { Stage, Strip } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { StadiumPlan } from './stadium-plan.ts';

const SHIRTS = [
  '#d9483c',
  '#d9483c',
  '#f2efe4',
  '#f2efe4',
  '#e8b23c',
  '#3f6fb4',
  '#2f4a7a',
  '#c98a5a',
  '#3a3034',
  '#7ab08a',
];
/** Shares of the stands that one tier takes: from, to, rows of seats. */
const TIERS = [
  [0.05, 0.46, 8],
  [0.54, 0.97, 9],
] as const;

function traceBand(
  ctx: Context2d,
  strip: Strip,
  { plan, from, to }: { plan: StadiumPlan; from: number; to: number },
): void {
  const step = strip.width / 48;
  ctx.beginPath();
  for (let i = 0; i <= 48; i++) ctx.lineTo(strip.left + i * step, plan.tierAt(to, strip.left + i * step));
  for (let i = 48; i >= 0; i--) ctx.lineTo(strip.left + i * step, plan.tierAt(from, strip.left + i * step));
  ctx.closePath();
}

/** Everybody of one colour is one path, so a full house costs ten fills. */
function paintCrowd(ctx: Context2d, strip: Strip, plan: StadiumPlan): void {
  const { frame, random, unit: u } = strip.stage;
  const seats: { x: number; y: number; r: number; shirt: number }[] = [];
  TIERS.forEach(([from, to, rows]) => {
    repeat(rows, (row) => {
      const share = from + ((row + 0.55) / rows) * (to - from);
      const size = (frame.tall ? 3.6 : 4.4) * u * (1.08 - 0.25 * share);
      const step = size * 2.25;
      const start = random() * step;
      repeat(Math.floor(strip.width / step), (i) => {
        const luck = random();
        const x = strip.left + start + (i + 0.3 * luck) * step;
        if (luck < 0.07 || i % 26 === 25) return;
        const grow = 1 + 0.35 * Math.abs(x / strip.stage.width - 0.5) * 2;
        seats.push({ x, y: plan.tierAt(share, x), r: size * grow, shirt: Math.floor(random() * SHIRTS.length) });
      });
    });
  });
  SHIRTS.forEach((shirt, index) => {
    ctx.fillStyle = shade(plan.tone(shirt, 0.26), index % 2 === 0 ? 0 : -0.03);
    ctx.beginPath();
    seats.forEach(({ x, y, r, shirt: worn }) => {
      if (worn === index) ctx.rect(x - r * 0.85, y - r * 0.1, r * 1.7, r * 1.7);
    });
    ctx.fill();
  });
  [plan.tone('#e0a880', 0.2), plan.tone('#9a6a4a', 0.2), plan.tone('#c48a64', 0.2)].forEach((skin, index) => {
    ctx.fillStyle = skin;
    ctx.beginPath();
    seats.forEach(({ x, y, r }, seat) => {
      if (seat % 3 === index) ctx.rect(x - r * 0.5, y - r * 0.9, r, r);
    });
    ctx.fill();
  });
}

/** Concrete, aisles, and boards without words between the tiers. */
function paintTiers(ctx: Context2d, strip: Strip, plan: StadiumPlan): void {
  const { palette, unit: u } = strip.stage;
  const { concrete, rim, pitch, tone } = plan;
  // The track below the stands is seen when the camera lifts them off the pitch.
  traceBand(ctx, strip, { plan, from: -0.4, to: 0.02 });
  ctx.fillStyle = shade(tone('#8a6a54', 0.15), -0.08);
  ctx.fill();
  traceBand(ctx, strip, { plan, from: -0.04, to: 1.02 });
  ctx.fillStyle = verticalGradient(ctx, [rim, pitch], [mix(concrete, palette.mist, 0.25), shade(concrete, -0.08)]);
  ctx.fill();
  TIERS.forEach(([from, to]) => {
    traceBand(ctx, strip, { plan, from, to });
    ctx.fillStyle = shade(tone('#566070', 0.35), -0.06);
    ctx.fill();
  });
  paintCrowd(ctx, strip, plan);
  TIERS.forEach(([from, to]) => {
    traceBand(ctx, strip, { plan, from, to });
    const under = rgba(palette.ink, 0.08 + 0.42 * palette.dark);
    ctx.fillStyle = verticalGradient(
      ctx,
      [plan.tierAt(to, 0), plan.tierAt(from, 0)],
      [rgba(palette.ink, 0.2 + 0.5 * palette.dark), under],
    );
    ctx.fill();
  });
  TIERS.forEach(([from, to]) => {
    traceBand(ctx, strip, { plan, from: to - 0.05, to: to + 0.015 });
    ctx.fillStyle = rgba(palette.ink, 0.3);
    ctx.fill();
    traceBand(ctx, strip, { plan, from: from - 0.035, to: from + 0.012 });
    ctx.fillStyle = mix(concrete, palette.key, 0.25);
    ctx.fill();
  });
  paintBoards(ctx, strip, plan);
  const count = 14;
  repeat(count, (i) => {
    const x = strip.left + ((i + 0.5) * strip.width) / count;
    TIERS.forEach(([from, to]) => {
      const lean = (x - strip.stage.width / 2) * 0.03;
      const at = (share: number, side: number) => [x + lean * share + side * 4 * u, plan.tierAt(share, x)];
      polygon(ctx, rgba(mix(concrete, palette.key, 0.15), 0.85), [
        ...at(from, -1),
        ...at(from, 1),
        ...at(to, 1),
        ...at(to, -1),
      ]);
    });
  });
}

const BOARDS: readonly Colour[] = ['#d9483c', '#f2c14e', '#3f7fb4', '#f2efe4', '#4f9a6a'];

/** A ribbon of bright boards along the pitch: stripes, dots and rings, no words. */
function paintBoards(ctx: Context2d, strip: Strip, plan: StadiumPlan): void {
  const { palette, unit: u } = strip.stage;
  const wide = 116 * u;
  repeat(Math.ceil(strip.width / wide), (i) => {
    const x = strip.left + i * wide;
    const foot = plan.tierAt(0, x + wide / 2);
    const tall = 24 * u;
    const colour = plan.tone(pick(BOARDS, i), 0.1);
    const mark = plan.tone(pick(BOARDS, i + 3), 0.05);
    panel(ctx, verticalGradient(ctx, [foot - tall, foot], [mix(colour, palette.key, 0.25), colour]), [
      x,
      foot - tall,
      wide - 2 * u,
      tall,
      2 * u,
    ]);
    if (i % 3 === 0) repeat(3, (k) => disc(ctx, mark, [x + wide * (0.3 + 0.2 * k), foot - tall / 2, 6 * u]));
    else if (i % 3 === 1)
      polygon(ctx, mark, [
        x + wide * 0.3,
        foot,
        x + wide * 0.45,
        foot - tall,
        x + wide * 0.62,
        foot - tall,
        x + wide * 0.47,
        foot,
      ]);
    else panel(ctx, mark, [x + wide * 0.22, foot - tall * 0.62, wide * 0.5, tall * 0.22, 2 * u]);
  });
}

/** The roof over the upper tier, on ribs, with flags along its edge. */
function paintRoof(ctx: Context2d, strip: Strip, plan: StadiumPlan): void {
  const { palette, unit: u } = strip.stage;
  const { steel } = plan;
  traceBand(ctx, strip, { plan, from: 1.0, to: 1.2 });
  ctx.fillStyle = verticalGradient(
    ctx,
    [plan.rim - 70 * u, plan.rim],
    [mix(steel, palette.glow, 0.3), shade(steel, -0.12)],
  );
  ctx.fill();
  traceBand(ctx, strip, { plan, from: 0.93, to: 1.01 });
  ctx.fillStyle = rgba(palette.ink, 0.42);
  ctx.fill();
  traceBand(ctx, strip, { plan, from: 1.17, to: 1.215 });
  ctx.fillStyle = mix(steel, palette.key, 0.55);
  ctx.fill();
  repeat(30, (i) => {
    const x = strip.left + ((i + 0.5) * strip.width) / 30;
    line(ctx, { colour: rgba(palette.ink, 0.22), width: 2 * u }, [x, plan.tierAt(1.2, x), x, plan.tierAt(1.0, x)]);
  });
}

/** The far stands with a full house, curving up at both sides. */
export function addStands(stage: Stage, plan: StadiumPlan): void {
  const top = Math.min(plan.tierAt(1.3, -stage.frame.margin), plan.tierAt(1.3, stage.width / 2)) - 10 * stage.unit;
  stage.strip({ parallax: 0.4, top, bottom: plan.pitch + stage.height * 0.1 }, (ctx, strip) => {
    paintTiers(ctx, strip, plan);
    paintRoof(ctx, strip, plan);
  });
}
