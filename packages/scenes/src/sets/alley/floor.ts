import {
  trace,
  fraction,
  lerp,
  pick,
  TAU,
  type Canvas,
  contextOf,
  type Context2d,
  verticalGradient,
} from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { NEON } from './neon.data.ts';
import type { Perspective } from './perspective.ts';

/** A light above the floor as the wet floor shows it. */
interface Smear {
  readonly x: number;
  readonly width: number;
  readonly colour: string;
  /** 0 to 1: how far its pieces are apart. */
  readonly gap: number;
  readonly phase: number;
}

/** Painted once and laid on whole pixels: a gradient this large costs ten copies. */
function paintGlassFloor(stage: Stage, { x, y, floor }: Perspective, reach: number): Canvas {
  const { height: h, unit, width: w } = stage;
  const far = y + h * 0.05;
  const edge = floor + (h - floor) * 1.5;
  const canvas = stage.environment.canvas(w + reach * 2, h * 1.2 - far);
  const ctx = contextOf(canvas);
  ctx.translate(reach, -far);
  const tones = ['#7a2f86', '#241650', '#0a0822'].map((colour) => stage.tone(colour));
  ctx.fillStyle = verticalGradient(ctx, [far, h], tones);
  ctx.beginPath();
  const right = [x + 14 * unit, far, w * 1.5, edge, w * 1.5, h * 1.2];
  trace(ctx, [x - 14 * unit, far, ...right, -w * 0.5, h * 1.2, -w * 0.5, edge]);
  ctx.fill();
  return canvas;
}

function addGlassFloor(stage: Stage, perspective: Perspective): void {
  const reach = stage.frame.margin;
  const floor = paintGlassFloor(stage, perspective, reach);
  const top = Math.round(perspective.y + stage.height * 0.05);
  stage.live(0.9, (ctx) => ctx.drawImage(floor, -reach, top));
}

function paintSmear(ctx: Context2d, stage: Stage, { smear, top, time }: { smear: Smear; top: number; time: number }) {
  const { unit } = stage;
  const { x, width, colour, gap, phase } = smear;
  const light = stage.glow(colour);
  repeat(4, (k) => {
    const y = top + k * (34 + 14 * gap) * unit;
    const reach = width * (0.6 + 0.8 * Math.abs(Math.sin(k * 2.1 + phase + time * 1.1)));
    const shift = Math.sin(time * 1.7 + k * 1.9 + phase) * 5 * unit;
    ctx.globalAlpha = 0.42 * (1 - k / 4.6);
    ctx.drawImage(light, x + shift - reach, y - 20 * unit, reach * 2, 50 * unit);
  });
}

/** Long smears of every light above, broken by ripples. */
function addSmears(stage: Stage, { x, y, floor }: Perspective): void {
  const { height, random, unit, width } = stage;
  const smears = Array.from({ length: 22 }, (_, i) => ({
    x: x + (random() - 0.5) * width * 1.3,
    width: (10 + 34 * random()) * unit,
    colour: pick(NEON, i),
    gap: random(),
    phase: random() * TAU,
  }));
  stage.screen((ctx, time) => {
    ctx.globalCompositeOperation = 'screen';
    smears.forEach((smear) => {
      const aside = Math.min(1, (Math.abs(smear.x - x) / width) * 2);
      const top = lerp(y + height * 0.12, floor - height * 0.06 + 40 * unit, aside);
      paintSmear(ctx, stage, { smear, top, time });
    });
  });
}

/** Dark wet glass that mirrors the neon. */
export function addFloor(stage: Stage, perspective: Perspective): void {
  const { frame, unit } = stage;
  addGlassFloor(stage, perspective);
  addSmears(stage, perspective);
  const pool = { x: frame.heroX, y: frame.ground + 10 * unit, rx: 340 * unit, ry: 70 * unit, alpha: 0.4 };
  stage.screen((ctx) => glowAt(ctx, stage, { colour: '#ff9a6a', ...pool }));
}

/** Rings where drops hit the floor. */
export function addRainRings(stage: Stage, { floor }: Perspective): void {
  const { height, unit, width } = stage;
  stage.screen((ctx, time) => {
    ctx.strokeStyle = 'rgba(190,225,255,.5)';
    ctx.lineWidth = 1.2 * unit;
    repeat(26, (i) => {
      const clock = time * 1.3 + i * 0.617;
      const age = fraction(clock);
      const x = fraction(i * 0.381 + Math.floor(clock) * 0.27) * width;
      const y = floor + fraction(i * 0.73) * (height - floor) * 0.9;
      ctx.globalAlpha = 0.6 * (1 - age);
      ctx.beginPath();
      ctx.ellipse(x, y, (3 + 20 * age) * unit, (1 + 5 * age) * unit, 0, 0, TAU);
      ctx.stroke();
    });
  });
}
