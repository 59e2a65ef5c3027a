import { mix, rgba, TAU, lerp, modulo, contextOf, type Canvas, verticalGradient } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';

/** One row of billows; `near` from 0 at the horizon to 1 before us. */
export interface CloudRow {
  readonly parallax: number;
  /** The tops of its billows, in pixels. */
  readonly y: number;
  readonly near: number;
  /** How far down it is filled. */
  readonly bottom: number;
}

interface Lobe {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Heaps of lobes, high in the middle of each heap and low between; they tile along `width`. */
function heapLobes(
  random: () => number,
  { near, rise, width }: { near: number; rise: number; width: number },
): readonly Lobe[] {
  const heaps = Math.round(lerp(15, 6, near));
  return Array.from({ length: heaps * 9 }, (_, index) => {
    const [heap, part] = [Math.floor(index / 9), (index % 9) / 8];
    const bulge = Math.sin(Math.PI * (0.12 + 0.76 * part));
    const reach = (width / heaps) * (0.62 + 0.2 * Math.sin(heap * 2.7));
    return {
      x: ((heap + 0.5 + 0.3 * Math.sin(heap * 5.3)) / heaps) * width + (part - 0.5) * reach * 1.5,
      y: rise * (1.12 - (0.34 + 0.3 * (0.5 + 0.5 * Math.sin(heap * 3.1))) * bulge),
      radius: rise * (0.16 + 0.3 * bulge * (0.55 + 0.6 * random())),
    };
  });
}

/** Each lobe, and its copies across the seam. */
function tiled(lobes: readonly Lobe[], width: number): readonly Lobe[] {
  return lobes.flatMap((lobe) =>
    [0, -width, width]
      .map((shift) => ({ ...lobe, x: lobe.x + shift }))
      .filter(({ x, radius }) => x > -radius * 1.6 && x < width + radius * 1.6),
  );
}

/** A tiling row of cloud tops: one soft mass, lit on the side of the sun and blue towards its foot. */
function paintRow(stage: Stage, { y, near, bottom }: CloudRow): Canvas {
  const { environment, palette, random, sun, unit } = stage;
  const width = Math.ceil(stage.width * 1.35);
  const rise = lerp(26, 120, near) * unit;
  const canvas = environment.canvas(width, bottom - y + rise);
  const ctx = contextOf(canvas);
  const lit = mix(
    mix('#ffffff', palette.key, 0.3 + palette.dark * 0.3),
    palette.sky[3],
    0.25 * (1 - near) + palette.dark * 0.3,
  );
  const fold = mix(mix(palette.sky[2], palette.ramp[1], 0.5), lit, 0.12 + 0.4 * (1 - near));
  const side = sun.x > stage.width / 2 ? 1 : -1;
  const lobes = tiled(heapLobes(random, { near, rise, width }), width);
  ctx.beginPath();
  ctx.rect(0, rise * 1.02, width, canvas.height);
  for (const { x, y: top, radius } of lobes) {
    ctx.moveTo(x + radius * 1.5, top);
    ctx.ellipse(x, top, radius * 1.5, radius, 0, 0, TAU);
  }
  const foot = Math.min(canvas.height, rise * 2.1);
  ctx.fillStyle = verticalGradient(ctx, [rise * 0.25, foot], [lit, mix(lit, fold, 0.35), mix(lit, fold, 0.85), fold]);
  ctx.fill('nonzero');
  ctx.globalCompositeOperation = 'source-atop';
  for (const { x, y: top, radius } of lobes) {
    const [cx, cy] = [x + side * radius * 0.35, top - radius * 0.4];
    const light = ctx.createRadialGradient(cx, cy, 0, cx, cy, radius * 1.25);
    light.addColorStop(0, rgba(lit, 0.85));
    light.addColorStop(1, rgba(lit, 0));
    ctx.fillStyle = light;
    ctx.fillRect(x - radius * 1.6, top - radius, radius * 3.2, radius * 1.7);
  }
  return stage.finish(canvas, { parallax: 0.1 + 0.4 * near });
}

/** Rows of cloud tops that drift, each nearer one a little quicker. */
export function addCloudRow(stage: Stage, row: CloudRow): void {
  const { unit } = stage;
  const tile = paintRow(stage, row);
  const top = Math.round(row.y - lerp(26, 120, row.near) * unit);
  const speed = lerp(3, 15, row.near) * unit * (stage.plan.weather === 'storm' ? 3 : 1);
  stage.live(row.parallax, (ctx, time) => {
    ctx.imageSmoothingEnabled = false;
    const start = Math.round(modulo(time * speed, tile.width)) - tile.width - Math.round(stage.frame.margin * 0.6);
    for (let x = start; x < stage.width + stage.frame.margin; x += tile.width) ctx.drawImage(tile, x, top);
    ctx.imageSmoothingEnabled = true;
  });
}
