import { mix, rgba, disc, drawMarks, placeMarks, polygon, fraction, type Context2d, within } from '@kinora/drawing';

import { grass } from '../../land/grass.ts';
import { palm } from '../../land/palm.ts';
import { pine } from '../../land/pine.ts';
import { type HeightAt, profile, ridge } from '../../land/ridge.ts';
import type { Verdure } from '../../land/verdure.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { groundBelow } from '../skyline.ts';
import { SAILBOAT } from './sailboat.data.ts';
import type { Coast } from './sea.ts';

/** A wooded cape with pale cliffs, far out on the side of the light. */
export function addCape(stage: Stage, verdure: Verdure, horizon: number): void {
  const { frame, palette, random, unit, width } = stage;
  const green = mix(verdure.leaf(0.35), palette.mist, 0.35);
  const cliff = mix(verdure.local('#e6cda6', 0.4), palette.mist, 0.25);
  const outer = frame.side < 0 ? width + frame.margin : -frame.margin;
  const reach = Math.min(width * 0.42, 520 * unit);
  stage.strip({ parallax: 0.06, top: horizon - 130 * unit, bottom: horizon + 8 * unit, fixed: true }, (ctx, strip) => {
    const rough = profile(strip, { y: 0, amplitude: 26 * unit, cells: 9, octaves: 3, seed: 6 });
    const heightAt: HeightAt = (x) => {
      const inland = 1 - Math.abs(x - outer) / (reach + frame.margin);
      return inland <= 0
        ? horizon + 20 * unit
        : horizon - (inland ** 0.7 * 88 * unit - rough(x) * 0.9) * Math.min(1, inland * 6);
    };
    ridge(ctx, strip, {
      heightAt,
      top: mix(green, palette.glow, 0.2),
      foot: green,
      lip: rgba(palette.glow, 0.5),
      height: 80 * unit,
    });
    within(ctx, groundBelow(strip, heightAt), () => {
      repeat(44, (i) => {
        const x = outer - Math.sign(outer - width / 2) * (frame.margin + ((i + random()) / 44) * reach);
        const top = horizon - (12 + 18 * random()) * unit;
        polygon(ctx, i % 3 === 0 ? mix(cliff, palette.ramp[1], 0.3) : cliff, [
          x - 20 * unit,
          horizon + 4 * unit,
          x - 10 * unit,
          top,
          x + 9 * unit,
          top - 4 * unit,
          x + 20 * unit,
          horizon + 4 * unit,
        ]);
      });
      ctx.fillStyle = rgba('#ffffff', 0.6);
      ctx.fillRect(strip.left, horizon - unit, strip.width, 2 * unit);
    });
  });
}

/** Sails that cross far out. */
export function addSails(stage: Stage, horizon: number): void {
  const { palette, unit, width, plan } = stage;
  if (plan.weather === 'storm' || plan.weather === 'fog') return;
  const paints = {
    sail: stage.tone(mix('#ffffff', palette.key, 0.3 + palette.dark * 0.4)),
    hull: stage.tone(mix('#7a3f38', palette.ramp[2], 0.5)),
  };
  stage.live(0.08, (ctx, time) => {
    repeat(3, (i) => {
      const x = fraction(0.2 + i * 0.37 + time * 0.004 * (1 + i * 0.4)) * width * 1.2 - width * 0.1;
      const size = (11 + 6 * i) * unit;
      const y = horizon + (2 + 4 * i) * unit + Math.sin(time * 1.2 + i) * 0.6 * unit;
      drawMarks(ctx, placeMarks(SAILBOAT, { x, y, scale: size }), paints);
    });
  });
}

interface Grove {
  readonly edge: number;
  readonly side: 1 | -1;
  readonly heightAt: HeightAt;
  readonly verdure: Verdure;
}

/** Leaning palms, or in the cold pines. */
function paintTrees(ctx: Context2d, stage: Stage, { edge, side, heightAt, verdure }: Grove): void {
  const { frame, palette, random, unit, height } = stage;
  const trunk = mix(verdure.local('#8a6446', 0.75), palette.ramp[3], 0.2);
  const leaf = mix(verdure.leaf(0.72), palette.ramp[3], 0.12);
  const lit = mix(verdure.leaf(0.2), palette.glow, 0.4);
  const tall = height * (frame.tall ? 0.36 : 0.5);
  const places = [
    [0.19, 0.8, 0.3],
    [0.03, 0.94, 0.12],
    [0.1, 1, 0.24],
  ] as const;
  for (const [inland, size, lean] of places) {
    const x = edge - side * inland * Math.min(stage.width, 1280 * unit);
    const tree = { x, y: heightAt(x) + 12 * unit, height: tall * size };
    if (!verdure.snowy) palm(ctx, random, { ...tree, lean: -side * lean, trunk, leaf, lit, side: verdure.side });
    else
      pine(ctx, {
        ...tree,
        height: tree.height * 0.72,
        colour: leaf,
        snow: rgba('#ffffff', 0.8),
        side: verdure.side,
        seed: size * 9,
        unit,
      });
  }
}

function paintShrubs(ctx: Context2d, strip: Strip, { heightAt, verdure }: Grove): void {
  const { palette, random, unit } = strip.stage;
  const tones = [verdure.leaf(0.85), verdure.leaf(0.65), mix(verdure.leaf(0.35), palette.glow, 0.25)];
  repeat(54, (i) => {
    const x = strip.left + random() * strip.width;
    const size = (12 + 16 * random()) * unit;
    const tone = tones[i % 3] ?? palette.ink;
    disc(ctx, tone, [x, heightAt(x) + (i % 3 === 0 ? 4 : -2) * unit, size, size * 0.75]);
  });
}

/** The dune on the hero's side, with palms that lean over the sand. */
export function addDune(stage: Stage, { shore, tones }: Coast, verdure: Verdure): void {
  const { frame, palette, unit, width } = stage;
  const { side } = frame;
  const edge = side < 0 ? 0 : width;
  const reach = Math.min(width * 0.3, 400 * unit);
  const sway = { reach: stage.plan.weather === 'storm' ? 7 : 2.6, height: 520 };
  const top = shore.lineAt(edge) - stage.height * (frame.tall ? 0.5 : 0.68);
  stage.strip({ parallax: 0.75, top, sway, fixed: true }, (ctx, strip) => {
    const rough = profile(strip, { y: 0, amplitude: 16 * unit, cells: 14, octaves: 2, seed: 3 });
    const heightAt: HeightAt = (x) => {
      const inland = Math.max(0, 1 - Math.abs(x - (edge + side * frame.margin)) / (reach + frame.margin));
      return (
        shore.lineAt(edge) +
        (inland > 0 ? 64 * unit - inland ** 1.3 * 130 * unit + rough(x) * Math.min(1, inland * 4) : 5000)
      );
    };
    const grove = { edge, side, heightAt, verdure };
    paintTrees(ctx, stage, grove);
    ctx.save();
    ctx.beginPath();
    ctx.rect(side < 0 ? strip.left : edge - reach, strip.top, reach + frame.margin, strip.bottom);
    ctx.clip();
    paintShrubs(ctx, strip, grove);
    grass(ctx, strip, {
      heightAt,
      count: 420,
      height: 44,
      colour: mix(verdure.grass(0.75), palette.ink, 0.15),
      lit: mix(verdure.grass(0.3), palette.glow, 0.3),
      offset: 12,
    });
    ctx.restore();
    disc(ctx, rgba(tones.sandNear, 0.5), [edge, shore.lineAt(edge) + 74 * unit, reach * 1.1, 18 * unit]);
  });
}
