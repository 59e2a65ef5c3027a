import { mix, rgba, disc, panel, polygon, pick, type Context2d, verticalGradient } from '@kinora/drawing';

import type { Verdure } from '../../land/verdure.ts';
import { glowAt } from '../../light/glow.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { paintBench, paintLamp } from '../street-furniture.ts';

interface Tones {
  readonly far: string;
  readonly near: string;
  readonly joint: string;
  readonly iron: string;
  readonly lit: string;
}

export interface Quay {
  /** Its far edge over the water. */
  readonly top: number;
  readonly verdure: Verdure;
}

function tonesOf({ palette }: Stage, { snowy, local }: Verdure): Tones {
  const stone = snowy ? '#e9eff6' : '#cbb9a4';
  return {
    far: mix(local(stone, 0.6), palette.glow, 0.15),
    near: mix(local(stone, 0.9), palette.ramp[3], 0.38),
    joint: rgba(palette.ramp[3], 0.22),
    iron: mix(palette.ramp[3], palette.ramp[2], 0.25),
    lit: rgba(mix(palette.glow, palette.ramp[1], 0.25), 0.75),
  };
}

/** A dark band of stone along the quay, and slabs of other tones here and there. */
function paintInlay(ctx: Context2d, strip: Strip, { top, tones }: { top: number; tones: Tones }): void {
  const { height, random, unit, frame } = strip.stage;
  const deep = height - top;
  ctx.fillStyle = tones.joint;
  ctx.fillRect(strip.left, top + deep * 0.1, strip.width, deep * 0.06);
  ctx.fillRect(strip.left, top + deep * 0.62, strip.width, deep * 0.1);
  repeat(60, () => {
    const row = Math.floor(random() * 6) + 1;
    const [from, to] = [(row / 7) ** 1.7, ((row + 1) / 7) ** 1.7].map((share) => top + deep * share);
    const column = Math.floor((random() - 0.5) * 40);
    const at = (y: number, step: number) => frame.lightX + (column + step) * 46 * unit * (1 + (1.6 * (y - top)) / deep);
    const [y, foot] = [from ?? top, to ?? top];
    ctx.globalAlpha = 0.2 + 0.3 * random();
    polygon(ctx, tones.joint, [at(y, 0), y, at(y, 1), y, at(foot, 1), foot, at(foot, 0), foot]);
  });
  ctx.globalAlpha = 1;
}

/** Slabs whose joints run towards the middle of the picture. */
function paintPaving(ctx: Context2d, strip: Strip, { top, tones }: { top: number; tones: Tones }): void {
  const { frame, height, unit } = strip.stage;
  const bottom = Math.max(height, strip.bottom);
  ctx.fillStyle = verticalGradient(ctx, [top, height], [tones.far, tones.near]);
  ctx.fillRect(strip.left, top, strip.width, bottom - top);
  ctx.strokeStyle = tones.joint;
  ctx.lineWidth = 1.2 * unit;
  ctx.beginPath();
  for (let row = 0; row < 7; row++) {
    const y = top + (height - top) * (row / 7) ** 1.7;
    ctx.moveTo(strip.left, y);
    ctx.lineTo(strip.right, y);
  }
  repeat(44, (i) => {
    const far = frame.lightX + (i - 22) * 46 * unit;
    ctx.moveTo(far, top);
    ctx.lineTo(frame.lightX + (far - frame.lightX) * 2.6, bottom);
  });
  ctx.stroke();
  paintInlay(ctx, strip, { top, tones });
  ctx.fillStyle = tones.lit;
  ctx.fillRect(strip.left, top, strip.width, 2.4 * unit);
}

/** Iron railing along the water. */
function paintRailing(ctx: Context2d, strip: Strip, { top, tones }: { top: number; tones: Tones }): void {
  const { unit } = strip.stage;
  const tall = 44 * unit;
  const count = Math.round(strip.width / (24 * unit));
  ctx.fillStyle = tones.iron;
  repeat(count, (i) => {
    const x = strip.left + (i * strip.width) / count;
    ctx.fillRect(x, top - tall, (i % 6 === 0 ? 5 : 1.8) * unit, tall);
    if (i % 6 === 0) disc(ctx, tones.iron, [x + 2.5 * unit, top - tall - 3 * unit, 5 * unit]);
  });
  for (const share of [1, 0.16]) ctx.fillRect(strip.left, top - tall * share, strip.width, 4 * unit);
  ctx.fillStyle = tones.lit;
  ctx.fillRect(strip.left, top - tall, strip.width, 1.3 * unit);
}

interface Planter {
  readonly x: number;
  readonly y: number;
  readonly verdure: Verdure;
  readonly tones: Tones;
}

const BLOOMS = ['#ff8fa3', '#ffcf5c', '#fff3d6', '#ff6f5c', '#c79bff'];

/** A stone trough of shrubs and, outside the snow, flowers. */
function paintPlanter(ctx: Context2d, { random, palette, unit }: Stage, { x, y, verdure, tones }: Planter): void {
  const leaves = [verdure.leaf(0.85), verdure.leaf(0.65), mix(verdure.leaf(0.35), palette.glow, 0.3)];
  leaves.forEach((leaf, layer) => {
    repeat(12, (i) => {
      const at = [
        x + (i - 5.5) * 9 * unit + layer * verdure.side * 2 * unit,
        y - (36 + layer * 5 + random() * 8) * unit,
      ] as const;
      disc(ctx, leaf, [at[0], at[1], (11 - layer * 2.5) * unit, (12 - layer * 3) * unit]);
    });
  });
  repeat(verdure.snowy ? 0 : 26, () => {
    const colour = verdure.local(pick(BLOOMS, random() * BLOOMS.length), 0.75);
    disc(ctx, colour, [x + (random() - 0.5) * 108 * unit, y - (34 + random() * 20) * unit, 3 * unit]);
  });
  const trough = [x - 62 * unit, y - 34 * unit, 124 * unit, 34 * unit, 4 * unit] as const;
  panel(ctx, mix(tones.near, tones.iron, 0.35), trough);
  panel(ctx, mix(tones.far, tones.near, 0.4), [x - 66 * unit, y - 38 * unit, 132 * unit, 9 * unit, 3 * unit]);
}

/** Where the lamps of the quay stand. */
function lampPlaces({ frame, width }: Stage): readonly number[] {
  const { heroX, side } = frame;
  const places = frame.tall ? [0.46, -0.42] : [0.26, -0.24, -0.56];
  return places.map((place) => heroX + side * place * width);
}

/** The paved quay the cast stands on: railing, bench, lamps that shine in the dark. */
export function addPromenade(stage: Stage, { top, verdure }: Quay): void {
  const { frame, palette, unit, width } = stage;
  const tones = tonesOf(stage, verdure);
  const height = 230 * unit;
  const lamps = lampPlaces(stage);
  stage.strip({ parallax: 1, top: top - height * 1.2, fixed: true }, (ctx, strip) => {
    paintPaving(ctx, strip, { top, tones });
    paintRailing(ctx, strip, { top, tones });
    if (!frame.tall) paintBench(ctx, { x: frame.heroX - frame.side * width * 0.31, y: top + 22 * unit, unit }, tones);
    for (const at of frame.tall ? [0.36] : [0.15, 0.47]) {
      paintPlanter(ctx, stage, { x: frame.heroX - frame.side * width * at, y: top + 30 * unit, verdure, tones });
    }
    for (const x of lamps) paintLamp(ctx, { x, y: top + 6 * unit, height }, tones);
  });
  if (palette.dark < 0.2) return;
  const gain = Math.min(1, palette.dark + 0.25);
  stage.live(1, (ctx, time) => {
    lamps.forEach((x, index) => {
      const alpha = gain * (0.92 + 0.08 * Math.sin(time * 5 + index * 2));
      const y = top + 6 * unit - height * 1.07;
      glowAt(ctx, stage, { colour: '#ffd48a', x, y, rx: 110 * unit, alpha: alpha * 0.8 });
      glowAt(ctx, stage, { colour: '#fff2cf', x, y, rx: 30 * unit, alpha });
      glowAt(ctx, stage, {
        colour: '#ffc877',
        x,
        y: top + 46 * unit,
        rx: 170 * unit,
        ry: 44 * unit,
        alpha: alpha * 0.5,
      });
    });
  });
}
