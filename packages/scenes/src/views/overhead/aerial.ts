import { disc, mix, rgba, shade, verticalGradient, type Colour, type Context2d } from '@kinora/drawing';

import { addAir } from '../../air/air.ts';
import { addMist } from '../../air/mist.ts';
import { usualAir } from '../../air/usual-air.ts';
import { profile, ridge } from '../../land/ridge.ts';
import { glowAt } from '../../light/glow.ts';
import { makeHourLight } from '../../sets/hour-light.ts';
import { repeat } from '../../sets/repeat.ts';
import { addOpenSky } from '../../sky/open-sky.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { isSnowy } from '../../stage/weather.ts';
import { cropOf } from './rows.ts';

/** How high the horizon is in the frame, and how far apart rows are at its foot, in frame heights. */
const HORIZON = 0.27;
const GAP = 0.15;

interface Field {
  readonly horizon: number;
  readonly meetX: number;
  readonly bloom: Colour;
  readonly leaf: Colour;
  readonly earth: Colour;
}

/** Far land and a lone farm with its trees on the horizon. */
function addFarLand(stage: Stage, { horizon }: Field): void {
  const { palette, random, unit: u } = stage;
  stage.strip({ parallax: 0.06, top: horizon - 160 * u, bottom: horizon + 30 * u }, (ctx, strip) => {
    const far = mix(palette.ramp[0], palette.mist, 0.3);
    const heightAt = profile(strip, { y: horizon - 20 * u, amplitude: 90 * u, cells: 3, octaves: 3, seed: 6 });
    ridge(ctx, strip, { heightAt, top: far, foot: palette.mist, height: 100 * u, lip: rgba(palette.glow, 0.4) });
  });
  stage.strip({ parallax: 0.1, top: horizon - 60 * u, bottom: horizon + 20 * u }, (ctx, strip) => {
    const tree = mix(palette.ramp[1], palette.ramp[2], 0.4);
    strip.scatter(34, 20 * u, (x) => {
      const size = (7 + 12 * random()) * u;
      disc(ctx, shade(tree, (random() - 0.5) * 0.05), [x, horizon + 2 * u - size * 0.5, size, size * 0.9]);
    });
  });
}

/** Bushes of one row, from the horizon to the lens. */
function paintRow(ctx: Context2d, { stage }: Strip, { field, across }: { field: Field; across: number }): void {
  const { height, palette, random } = stage;
  const { horizon, meetX, bloom, leaf } = field;
  const reach = height * 1.12 - horizon;
  let near = 0.03;
  while (near < 1.05) {
    const y = horizon + reach * near;
    const x = meetX + across * near;
    const size = GAP * height * near * 0.37;
    const haze = Math.max(0, 0.55 * (1 - near * 2.4));
    const tint = (colour: Colour) => mix(colour, palette.glow, haze);
    if (x > -size * 3 && x < stage.width + size * 3) {
      disc(ctx, tint(mix(leaf, palette.ink, 0.24)), [x + size * 0.2, y + size * 0.4, size * 1.04, size * 0.56]);
      disc(ctx, tint(shade(bloom, -0.05 + 0.04 * random())), [x, y, size, size * 0.62]);
      const aside = (random() - 0.5) * size * 0.7;
      disc(ctx, tint(mix(bloom, palette.glow, 0.1 + 0.24 * random())), [
        x + aside,
        y - size * 0.24,
        size * 0.4,
        size * 0.2,
      ]);
    }
    near += Math.max(0.006, near * 0.075);
  }
}

function addField(stage: Stage, field: Field): void {
  const { height, palette, unit: u } = stage;
  const { horizon, meetX, earth } = field;
  stage.strip({ parallax: 0.6, top: horizon - 2 * u, fixed: true }, (ctx, strip) => {
    ctx.fillStyle = verticalGradient(
      ctx,
      [horizon, height],
      [mix(field.bloom, palette.glow, 0.5), mix(field.bloom, earth, 0.3), earth, mix(earth, palette.ink, 0.3)],
    );
    ctx.fillRect(strip.left, horizon, strip.width, strip.bottom - horizon);
    const most = Math.ceil((strip.width / height / GAP) * 4);
    // Rows at the edges lie behind those in the middle.
    repeat(most, (index) => {
      for (const side of [-1, 1]) {
        const across = side * (most - index - 0.5) * GAP * height;
        paintRow(ctx, strip, { field, across });
      }
    });
    glowAt(ctx, stage, { colour: palette.glow, x: meetX, y: horizon + 20 * u, rx: 620 * u, ry: 210 * u, alpha: 0.4 });
  });
}

/** A field of rows from high over it, to the horizon and the light there. */
export function paintAerial(stage: Stage): void {
  const { frame, height, palette, unit } = stage;
  const crop = cropOf(stage);
  const { tone } = makeHourLight(stage);
  const white = isSnowy(stage) ? 0.5 : 0;
  const horizon = height * HORIZON;
  stage.sun = {
    x: frame.lightX,
    y: Math.max(frame.top + height * 0.06, horizon - height * Math.min(0.12, palette.elevation)),
    radius: 34 * unit,
  };
  const field: Field = {
    horizon,
    meetX: frame.lightX,
    bloom: mix(tone(crop.blooms[0] ?? crop.leaf), '#eef3fa', white),
    leaf: mix(tone(crop.leaf), '#eef3fa', white),
    earth: mix(tone(crop.soil), '#eef3fa', white),
  };
  addOpenSky(stage, { horizon, sun: stage.sun, clouds: { count: 5, size: 0.7, top: 0.02, bottom: HORIZON * 0.8 } });
  addFarLand(stage, field);
  addMist(stage, { parallax: 0.12, y: horizon, height: 60, gain: 0.6 });
  addField(stage, field);
  addAir(stage, usualAir(stage, isSnowy(stage)));
}
