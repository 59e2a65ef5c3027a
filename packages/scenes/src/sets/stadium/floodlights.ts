import { mix, rgba, shade, disc, line, panel, pick, type Context2d } from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import { addRays } from '../../light/rays.ts';
import type { Stage } from '../../stage/stage.ts';
import { mirroredX } from '../hero-left.ts';
import { repeat } from '../repeat.ts';
import type { StadiumPlan } from './stadium-plan.ts';

interface Mast {
  readonly x: number;
  /** The middle of its panel of lamps. */
  readonly y: number;
  readonly size: number;
  readonly parallax: number;
}

function placeMasts({ frame, height, unit: u, width }: Stage): readonly Mast[] {
  const scale = frame.wide ? 1 : 0.84;
  const low = frame.tall ? 0.12 : 0.02;
  return [
    { x: width * 0.29, y: height * (0.19 + low), size: 62 * u * scale, parallax: 0.3 },
    { x: width * 0.71, y: height * (0.19 + low), size: 62 * u * scale, parallax: 0.3 },
    { x: width * (frame.wide ? 0.075 : 0.1), y: height * (0.115 + low), size: 98 * u * scale, parallax: 0.38 },
    { x: width * (frame.wide ? 0.925 : 0.9), y: height * (0.115 + low), size: 98 * u * scale, parallax: 0.38 },
  ];
}

function paintMast(ctx: Context2d, { palette }: Stage, { mast, plan }: { mast: Mast; plan: StadiumPlan }): void {
  const { x, y, size: s } = mast;
  const steel = shade(plan.steel, -0.08);
  const foot = plan.pitch;
  const pen = { colour: steel, width: s * 0.045 };
  line(ctx, pen, [x - s * 0.12, foot, x - s * 0.06, y]);
  line(ctx, pen, [x + s * 0.12, foot, x + s * 0.06, y]);
  const count = Math.round((foot - y) / (s * 0.3));
  repeat(count, (i) => {
    const at = y + ((foot - y) * i) / count;
    const next = y + ((foot - y) * (i + 1)) / count;
    line(ctx, { colour: rgba(steel, 0.8), width: s * 0.02 }, [x - s * 0.08, at, x + s * 0.08, next]);
  });
  const frame = mix(palette.ink, plan.steel, 0.4);
  panel(ctx, frame, [x - s * 0.62, y - s * 0.38, s * 1.24, s * 0.72, s * 0.04]);
  const bulb = mix(mix('#c9d4dc', palette.ramp[1], 0.3), '#fffbe8', plan.lamps);
  repeat(15, (i) => {
    const at = [x + ((i % 5) - 2) * s * 0.235, y - s * 0.25 + Math.floor(i / 5) * s * 0.225] as const;
    disc(ctx, shade(frame, 0.08), [...at, s * 0.1]);
    disc(ctx, bulb, [...at, s * 0.08]);
  });
}

/** Four masts of floodlights; by night they pour light on the pitch. */
export function addFloodlights(stage: Stage, plan: StadiumPlan): void {
  const { palette, width } = stage;
  const { lamps } = plan;
  const masts = placeMasts(stage);
  masts.forEach((mast) => {
    const top = mast.y - mast.size;
    stage.strip({ parallax: mast.parallax, top, bottom: plan.pitch }, (ctx) => paintMast(ctx, stage, { mast, plan }));
  });
  if (lamps < 0.05) return;
  stage.live(0.35, (ctx, time) => {
    masts.forEach(({ x, y, size }, i) => {
      const breath = lamps * (0.85 + 0.03 * Math.sin(time * 5 + i));
      glowAt(ctx, stage, { colour: '#eaf4ff', x, y, rx: size * 2.5, ry: size * 1.7, alpha: breath });
      glowAt(ctx, stage, { colour: '#fffdf0', x, y, rx: size * 0.9, ry: size * 0.6, alpha: lamps });
    });
  });
  masts.slice(2).forEach(({ x, y }) => {
    const right = x > width / 2;
    const fan = right ? { from: 1.75, to: 2.75 } : { from: 0.4, to: 1.4 };
    const colour = mix('#f2f8ff', palette.glow, 0.2);
    addRays(stage, { x, y, ...fan, count: 4, width: 0.09, length: 0.9, colour, gain: 0.16 * lamps });
  });
}

const DOTS = ['#ffd65a', '#7ee08a', '#ff7a6a'];

/** A board of lamps that shows shapes and bars, no words; on the side of the light. */
export function addScoreboard(stage: Stage, plan: StadiumPlan): void {
  const { frame, palette, unit: u, width } = stage;
  const x = mirroredX(stage, width * (frame.wide ? 0.6 : 0.5));
  const [w, h] = [(frame.wide ? 230 : 200) * u, 104 * u];
  const y = plan.tierAt(1.2, x) - h * 1.02;
  stage.strip({ parallax: 0.37, top: y - 30 * u, bottom: y + h + 60 * u }, (ctx) => {
    [-0.34, 0.34].forEach((share) =>
      panel(ctx, shade(plan.steel, -0.1), [x + w * share - 6 * u, y + h * 0.8, 12 * u, 80 * u]),
    );
    panel(ctx, mix(palette.ink, plan.steel, 0.25), [x - w / 2 - 8 * u, y - 8 * u, w + 16 * u, h + 16 * u, 8 * u]);
    panel(ctx, mix('#10141c', palette.ink, 0.4), [x - w / 2, y, w, h, 5 * u]);
    const cell = h / 11;
    repeat(2, (half) => {
      const middle = x + (half === 0 ? -0.25 : 0.25) * w;
      const colour = pick(DOTS, half);
      repeat(21, (i) => {
        const [column, row] = [i % 3, Math.floor(i / 3)];
        const on = half === 0 ? column !== 1 || row === 0 || row === 6 : column === 1 || row === 6;
        disc(ctx, on ? colour : rgba(colour, 0.14), [
          middle + (column - 1) * cell * 1.3,
          y + cell * (1.6 + row * 1.3),
          cell * 0.5,
        ]);
      });
    });
    repeat(2, (i) => disc(ctx, pick(DOTS, 2), [x, y + h * (0.38 + 0.24 * i), cell * 0.6]));
  });
  const light = { x, y: y + h / 2, rx: w * 0.9, ry: h * 0.9 };
  stage.live(0.37, (ctx, time) => {
    glowAt(ctx, stage, {
      colour: '#ffd98a',
      ...light,
      alpha: (0.16 + 0.26 * plan.lamps) * (1 + 0.1 * Math.sin(time * 4)),
    });
  });
}

const FLAGS = ['#d9483c', '#f2c14e', '#3f7fb4', '#f4f0e4', '#4f9a6a', '#d9483c'];

/** Flags along the roof that fly in the wind. */
export function addFlags(stage: Stage, plan: StadiumPlan): void {
  const { frame, unit: u, width } = stage;
  const count = frame.wide ? 12 : 8;
  const pole = stage.tone(shade(plan.steel, -0.1));
  const board = mirroredX(stage, width * (frame.wide ? 0.6 : 0.5));
  const xs = Array.from({ length: count }, (_, i) => width * ((i + 0.5) / count));
  const free = xs.filter((x) => Math.abs(x - board) > 150 * u);
  const flags = free.map((x, i) => {
    return { x, y: plan.tierAt(1.19, x), colour: stage.tone(plan.tone(pick(FLAGS, i * 5 + (i > 5 ? 1 : 0)), 0.1)) };
  });
  stage.live(0.4, (ctx, time) => {
    flags.forEach(({ x, y, colour }, i) => {
      const tall = 44 * u;
      line(ctx, { colour: pole, width: 2.4 * u }, [x, y, x, y - tall]);
      const wave = (t: number) => Math.sin(time * 4 + i * 1.3 - t * 4) * 3.4 * u * t;
      const [w, h] = [36 * u, 21 * u];
      ctx.fillStyle = colour;
      ctx.beginPath();
      for (let k = 0; k <= 5; k++) ctx.lineTo(x + (w * k) / 5, y - tall + wave(k / 5));
      for (let k = 5; k >= 0; k--) ctx.lineTo(x + (w * k) / 5, y - tall + h + wave(k / 5));
      ctx.fill();
    });
  });
}

/** Flashes of cameras among the crowd. */
export function addCameraFlashes(stage: Stage, plan: StadiumPlan): void {
  const { random, unit: u, width } = stage;
  const flashes = Array.from({ length: 26 }, () => {
    const x = random() * width;
    return { x, y: plan.tierAt(0.08 + 0.86 * random(), x), at: random(), pace: 0.35 + 0.4 * random() };
  });
  stage.live(0.4, (ctx, time) => {
    flashes.forEach(({ x, y, at, pace }) => {
      const age = (time * pace + at) % 1;
      if (age > 0.07) return;
      glowAt(ctx, stage, { colour: '#ffffff', x, y, rx: 15 * u, alpha: 1 - age / 0.07 });
    });
  });
}
