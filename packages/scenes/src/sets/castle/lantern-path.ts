import { mix, rgba, disc, type Context2d } from '@kinora/drawing';

import { profile, ridge } from '../../land/ridge.ts';
import { glowAt } from '../../light/glow.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Rock } from './stone.ts';

/** Lanterns along the path: aside and down from its far end in units, and size. */
const LANTERNS = [
  [-34, 34, 0.7],
  [96, 70, 0.9],
  [-96, 128, 1.15],
  [150, 190, 1.4],
] as const;

function paintPath(ctx: Context2d, { height, palette, unit: u }: Stage, { x, y }: { x: number; y: number }): void {
  ctx.fillStyle = rgba(mix(palette.glow, '#e8d0a0', 0.5), 0.14);
  ctx.beginPath();
  ctx.moveTo(x - 14 * u, y);
  ctx.bezierCurveTo(x + 120 * u, y + 80 * u, x - 160 * u, y + 130 * u, x - 60 * u, height * 1.1);
  ctx.lineTo(x + 150 * u, height * 1.1);
  ctx.bezierCurveTo(x + 10 * u, y + 130 * u, x + 190 * u, y + 70 * u, x + 8 * u, y);
  ctx.fill();
}

/** In narrow frames a lantern-lit path fills the ground below the castle. */
export function addLanternPath(stage: Stage, { x, horizon }: Rock): void {
  const { height, palette, unit } = stage;
  const y = horizon + height * 0.29;
  const tones = { top: mix(palette.ramp[3], palette.ramp[2], 0.25), foot: palette.ink, lip: rgba(palette.glow, 0.3) };
  stage.strip({ parallax: 1.2, top: horizon + height * 0.24 }, (ctx, strip) => {
    const heightAt = profile(strip, { y, amplitude: 50 * unit, cells: 4, octaves: 2, seed: 13 });
    ridge(ctx, strip, { heightAt, ...tones, height: height * 0.2 });
    paintPath(ctx, stage, { x, y });
    LANTERNS.forEach(([aside, down, size]) => {
      const lamp = { x: x + aside * unit, y: y + (down - 48 * size) * unit };
      const s = size * unit;
      ctx.fillStyle = palette.ink;
      ctx.fillRect(lamp.x - 2 * s, lamp.y + 4 * s, 4 * s, 46 * s);
      glowAt(ctx, stage, { colour: '#ffb85c', ...lamp, rx: 60 * s, alpha: 0.6 });
      disc(ctx, '#ffe0a0', [lamp.x, lamp.y, 6 * s, 7.5 * s]);
    });
  });
}
