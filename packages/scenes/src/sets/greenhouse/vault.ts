import { mix, rgba, polygon, lerp, type Context2d, verticalGradient } from '@kinora/drawing';

import type { Stage, Strip } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';

/** The end wall in one-point perspective; everything nearer is a scaled copy around its vanishing point. */
interface Vault {
  readonly x: number;
  readonly horizon: number;
  /** Half the width of the end wall. */
  readonly half: number;
  readonly floor: number;
  readonly eave: number;
  readonly apex: number;
  readonly iron: string;
  readonly dark: string;
}

function makeVault({ frame, height, palette, unit, width }: Stage, horizon: number): Vault {
  return {
    x: width * 0.5,
    horizon,
    half: width * (frame.wide ? 0.2 : 0.3),
    floor: horizon + 14 * unit,
    eave: horizon - height * 0.2,
    apex: horizon - height * 0.42,
    iron: mix('#f3faf0', palette.ramp[1], 0.3),
    dark: mix('#7fae9a', palette.ramp[2], 0.25),
  };
}

function line(ctx: Context2d, [x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number]): void {
  ctx.beginPath();
  ctx.moveTo(x0, y0);
  ctx.lineTo(x1, y1);
  ctx.stroke();
}

interface Arch {
  readonly half: number;
  readonly foot: number;
  readonly eave: number;
  readonly apex: number;
}

function traceArch(ctx: Context2d, { x }: Vault, { half, foot, eave, apex }: Arch): void {
  ctx.beginPath();
  ctx.moveTo(x - half, foot);
  ctx.lineTo(x - half, eave);
  ctx.quadraticCurveTo(x - half * 0.9, apex, x, apex);
  ctx.quadraticCurveTo(x + half * 0.9, apex, x + half, eave);
  ctx.lineTo(x + half, foot);
}

function paintEndWall(ctx: Context2d, { unit }: Stage, vault: Vault): void {
  const { x, half, floor, eave, apex } = vault;
  ctx.fillStyle = 'rgba(255,255,255,.22)';
  traceArch(ctx, vault, { half, foot: floor, eave, apex });
  ctx.fill();
  ctx.strokeStyle = vault.iron;
  ctx.lineWidth = 2.2 * unit;
  repeat(7, (i) => {
    const t = (i - 3) / 3.5;
    line(ctx, [x + half * t, floor], [x + half * t, eave - (1 - t ** 2) * (eave - apex) * 0.96]);
  });
  [0, 0.45].forEach((t) => line(ctx, [x - half, lerp(eave, floor, t)], [x + half, lerp(eave, floor, t)]));
}

/** Iron ribs, each nearer one larger, and the rods that join them. */
function paintRibs(ctx: Context2d, { height, unit }: Stage, vault: Vault): void {
  const { x, horizon, half, floor, eave, apex, iron, dark } = vault;
  [1, 1.25, 1.62, 2.2, 3.1, 4.6].forEach((s) => {
    const foot = floor + (s - 1) * height * 0.1;
    traceArch(ctx, vault, {
      half: half * s,
      foot,
      eave: horizon - (horizon - eave) * s,
      apex: horizon - (horizon - apex) * s,
    });
    ctx.strokeStyle = dark;
    ctx.lineWidth = (3.4 + s * 2.6) * unit;
    ctx.stroke();
    ctx.strokeStyle = iron;
    ctx.lineWidth = (2 + s * 1.5) * unit;
    ctx.stroke();
  });
  ctx.strokeStyle = iron;
  ctx.lineWidth = 2.4 * unit;
  [-1, -0.86, -0.55, 0, 0.55, 0.86, 1].forEach((t) => {
    const rise = horizon - eave + (1 - t * t) * (eave - apex);
    line(ctx, [x + half * t, horizon - rise], [x + half * 5.2 * t, horizon - rise * 5.2]);
  });
}

function paintGlints(ctx: Context2d, { height, random, unit: u }: Stage, { x, horizon, half }: Vault): void {
  repeat(9, () => {
    const s = 1 + random() * 3;
    const left = x + half * s * (random() * 1.6 - 0.8);
    const top = horizon - height * 0.3 * s * (0.6 + 0.4 * random());
    const right = [left + 60 * u, top - 20 * u, left + 90 * u, top + 110 * u];
    polygon(ctx, 'rgba(255,255,255,.13)', [left, top, ...right, left + 30 * u, top + 130 * u]);
  });
}

function paintTiles(ctx: Context2d, strip: Strip, { x, floor }: Vault): void {
  const { height, unit } = strip.stage;
  ctx.strokeStyle = 'rgba(90,50,40,.22)';
  ctx.lineWidth = 1.5 * unit;
  repeat(15, (i) => {
    const y = floor + (i / 15) ** 1.9 * (height * 1.1 - floor);
    line(ctx, [strip.left, y], [strip.right, y]);
  });
  repeat(29, (i) => line(ctx, [x + (i - 14) * 16 * unit, floor], [x + (i - 14) * 150 * unit, height * 1.1]));
}

function paintFloor(ctx: Context2d, strip: Strip, vault: Vault): void {
  const { height, palette, unit: u } = strip.stage;
  const { x, floor } = vault;
  const brick = [mix('#e9cfa8', palette.mist, 0.3), '#c28f68', '#7a5348'];
  ctx.fillStyle = verticalGradient(ctx, [floor, height], brick);
  ctx.fillRect(strip.left, floor, strip.width, height);
  paintTiles(ctx, strip, vault);
  repeat(8, (i) => {
    const far = [x + (i - 4) * 60 * u, floor + 6 * u, x + (i - 3.5) * 60 * u, floor + 6 * u];
    const near = [x + (i - 3) * 210 * u, height * 1.1, x + (i - 4.2) * 210 * u, height * 1.1];
    polygon(ctx, rgba(palette.glow, 0.16), [...far, ...near]);
  });
}

/** The iron and glass hall and its brick floor. */
export function addVault(stage: Stage, horizon: number): void {
  const vault = makeVault(stage, horizon);
  stage.strip({ parallax: 0.2, top: -stage.height * 0.06 }, (ctx, strip) => {
    ctx.lineCap = 'butt';
    paintEndWall(ctx, stage, vault);
    paintRibs(ctx, stage, vault);
    paintGlints(ctx, stage, vault);
    paintFloor(ctx, strip, vault);
  });
}
