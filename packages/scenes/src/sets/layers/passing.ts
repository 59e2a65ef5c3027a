import { contextOf, disc, line, mix, modulo, rgba, type Context2d } from '@kinora/drawing';

import { profile, ridge } from '../../land/ridge.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { isSnowy } from '../../stage/weather.ts';
import type { Opening as Box } from '../light-shafts.ts';
import { repeat } from '../repeat.ts';

interface Band {
  /** In units of the frame a second. */
  readonly speed: number;
  /** How far below the skyline it begins, and how much it rises, in units. */
  readonly drop: number;
  readonly rise: number;
  readonly depth: number;
  readonly seed: number;
}

const BANDS: readonly Band[] = [
  { speed: 26, drop: -20, rise: 90, depth: 0.2, seed: 3 },
  { speed: 90, drop: 8, rise: 60, depth: 0.5, seed: 5 },
  { speed: 300, drop: 52, rise: 26, depth: 0.85, seed: 9 },
];

type Land = (x: number) => number;

/** Trees at the edge of a field; the nearest land has the poles of the line instead. */
function paintGrowth(
  ctx: Context2d,
  strip: Strip,
  { band, heightAt, leaf }: { band: Band; heightAt: Land; leaf: string },
) {
  const { palette, unit: u } = strip.stage;
  if (band.depth > 0.8) {
    repeat(3, (index) => {
      const x = (strip.width * (index + 0.5)) / 3;
      const pen = { colour: mix(palette.ramp[3], palette.mist, 0.2), width: 7 * u };
      line(ctx, pen, [x, heightAt(x) + 60 * u, x, heightAt(x) - 300 * u]);
      line(ctx, { ...pen, width: 4 * u }, [x - 34 * u, heightAt(x) - 262 * u, x + 34 * u, heightAt(x) - 262 * u]);
    });
    return;
  }
  const random = strip.stage.fork('passing');
  repeat(26, () => {
    const x = 60 * u + random() * (strip.width - 120 * u);
    const size = (10 + 26 * random()) * (0.5 + band.depth) * u;
    disc(ctx, leaf, [x, heightAt(x) - size * 0.5, size, size * 0.9]);
    disc(ctx, mix(leaf, palette.glow, 0.2), [x + size * 0.3, heightAt(x) - size * 0.8, size * 0.5]);
  });
}

function paintBand(ctx: Context2d, strip: Strip, { band, horizon }: { band: Band; horizon: number }): void {
  const { palette, unit: u } = strip.stage;
  const white = isSnowy(strip.stage) ? 0.7 * (1 - palette.dark * 0.6) : 0;
  const land = mix(mix(palette.ramp[band.depth < 0.3 ? 0 : 1], palette.ramp[2], band.depth), '#f2f6fb', white);
  const grown = mix(
    land,
    band.depth < 0.3 ? palette.mist : '#d8b45a',
    band.depth < 0.3 ? 0.3 : 0.16 * (1 - palette.dark),
  );
  const heightAt = profile(strip, {
    y: horizon + band.drop * u,
    amplitude: band.rise * u,
    cells: 3,
    octaves: 2,
    seed: band.seed,
  });
  paintGrowth(ctx, strip, { band, heightAt, leaf: mix(land, palette.ramp[3], 0.4) });
  ridge(ctx, strip, {
    heightAt,
    top: grown,
    foot: mix(grown, palette.ramp[3], 0.4),
    height: 220 * u,
    lip: rgba(palette.glow, 0.3),
  });
}

/** Land that passes by a moving window, the near faster than the far: tiles that are laid on whole pixels. */
export function addPassing(stage: Stage, { box, horizon }: { readonly box: Box; readonly horizon: number }): void {
  const { height, unit } = stage;
  const width = Math.ceil(stage.width * 1.6);
  const [top, bottom] = [Math.floor(horizon - 330 * unit), Math.ceil(box.y + box.height + height * 0.08)];
  for (const band of BANDS) {
    const canvas = stage.environment.canvas(width, bottom - top);
    const ctx = contextOf(canvas);
    ctx.translate(0, -top);
    const tile: Strip = {
      stage,
      left: 0,
      right: width,
      width,
      top,
      bottom,
      scatter: () => undefined,
      wrap: () => undefined,
    };
    paintBand(ctx, tile, { band, horizon });
    stage.finish(canvas, { parallax: 0.1 + band.depth * 0.3 });
    const way = stage.frame.side;
    stage.screen((target, time) => {
      const shift = Math.round(modulo(way * time * band.speed * unit, width));
      for (const x of [shift - width, shift]) if (x < stage.width) target.drawImage(canvas, x, top);
    });
  }
}
