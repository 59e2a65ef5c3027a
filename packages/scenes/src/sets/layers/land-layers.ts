import { disc, lerp, mix, panel, pick, polygon, rgba, shade, verticalGradient, type Context2d } from '@kinora/drawing';

import { grass } from '../../land/grass.ts';
import { profile, ridge, type HeightAt } from '../../land/ridge.ts';
import type { Strip } from '../../stage/stage.ts';
import { fillFloor, paintBoards, paintChecks } from '../floor.ts';
import { addWater } from '../lake/water.ts';
import { repeat } from '../repeat.ts';
import { coveredLand, type LayerSpace } from './ground-line.ts';
import type { Layer } from './layer.ts';

const FLOWERS = ['#fff3d6', '#ffcf5c', '#ff8fa3', '#c79bff', '#ff6f5c'];

type Land = Layer<'ridge'> | Layer<'ground'>;

function outlineOf(strip: Strip, { yOf }: LayerSpace, { y, amplitude, cells, octaves, seed }: Land): HeightAt {
  const { frame, unit } = strip.stage;
  const high = amplitude * unit * (frame.tall && y < 0.5 ? 1.5 : 1);
  return profile(strip, { y: yOf(y), amplitude: high, cells, octaves, seed });
}

export function addRidge(space: LayerSpace, layer: Layer<'ridge'>): void {
  const { stage, yOf } = space;
  const { palette, unit } = stage;
  const top = coveredLand(space, space.colourOf(layer.tone));
  const options = { parallax: layer.parallax, top: yOf(layer.y) - layer.amplitude * 1.6 * unit, blur: layer.blur };
  stage.strip(options, (ctx, strip) => {
    const heightAt = outlineOf(strip, space, layer);
    const foot = mix(top, palette.mist, 0.6);
    ridge(ctx, strip, { heightAt, top, foot, height: (90 + layer.amplitude) * unit, lip: rgba(palette.glow, 0.28) });
  });
}

function paintFlowers(ctx: Context2d, strip: Strip, { heightAt, land }: { heightAt: HeightAt; land: string }): void {
  const { palette, plan, random, unit } = strip.stage;
  repeat(plan.season === 'winter' ? 0 : 150, () => {
    const x = strip.left + strip.width * random();
    const near = random() ** 1.4;
    const colour = mix(pick(FLOWERS, random() * 5), land, 0.15 + palette.dark * 0.35);
    disc(ctx, colour, [x, heightAt(x) + (6 + 150 * near) * unit, (1.4 + 3.6 * near) * unit]);
  });
}

/** Rows of a field, which part towards us from where they meet. */
function paintFurrows(ctx: Context2d, strip: Strip, { heightAt, land }: { heightAt: HeightAt; land: string }): void {
  const { height, palette, unit } = strip.stage;
  const colour = rgba(mix(land, palette.ink, 0.5), 0.5);
  repeat(61, (index) => {
    const share = index / 60 - 0.5;
    const x = strip.left + strip.width * (0.5 + share);
    const foot = strip.left + strip.width * (0.5 + share * 9);
    const [top, wide] = [heightAt(x) + 4 * unit, 34 * unit];
    polygon(ctx, colour, [x, top, x + 2 * unit, top, foot + wide, height * 1.12, foot - wide, height * 1.12]);
  });
}

export function addGround(space: LayerSpace, layer: Layer<'ground'>): void {
  const { stage, yOf } = space;
  const { palette, unit } = stage;
  const land = coveredLand(space, space.colourOf(layer.tone));
  const isGrown = layer.cover === 'grass' || layer.cover === 'flowers';
  const options = { parallax: layer.parallax, top: yOf(layer.y) - (layer.amplitude + 40) * unit, blur: layer.blur };
  stage.strip(options, (ctx, strip) => {
    const heightAt = outlineOf(strip, space, layer);
    const foot = mix(land, palette.ink, 0.4);
    ridge(ctx, strip, { heightAt, top: land, foot, height: 300 * unit, lip: rgba(palette.glow, 0.4) });
    if (layer.cover === 'furrows') paintFurrows(ctx, strip, { heightAt, land });
    if (isGrown) {
      const blades = { colour: mix(land, palette.ink, 0.2), lit: mix(land, palette.glow, 0.3) };
      grass(ctx, strip, { heightAt: (x) => heightAt(x) + 8 * unit, count: 420, height: 20, ...blades });
    }
    if (layer.cover === 'flowers') paintFlowers(ctx, strip, { heightAt, land });
  });
}

export function addPool({ stage, yOf }: LayerSpace, { y }: Layer<'water'>): void {
  addWater(stage, yOf(y));
}

const COBBLE_ROWS = 17;

/** Rounded stones in rows that grow towards the viewer. */
function paintCobbles(ctx: Context2d, strip: Strip, { top, stone }: { top: number; stone: string }): void {
  const { palette, random, unit } = strip.stage;
  repeat(COBBLE_ROWS, (row) => {
    const at = (index: number) => lerp(top, strip.bottom, (index / COBBLE_ROWS) ** 1.75);
    const [upper, tall] = [at(row), at(row + 1) - at(row)];
    const wide = tall * 1.75 + 10 * unit;
    const offset = random() * wide;
    const colour = mix(mix(stone, palette.mist, 0.2), stone, row / COBBLE_ROWS);
    repeat(Math.ceil(strip.width / wide) + 1, (index) => {
      const x = strip.left - offset + index * wide;
      panel(ctx, shade(colour, (random() - 0.55) * 0.07), [
        x,
        upper + tall * 0.06,
        wide * 0.93,
        tall * 0.86,
        tall * 0.36,
      ]);
      ctx.fillStyle = rgba(palette.glow, 0.16);
      ctx.fillRect(x + wide * 0.2, upper + tall * 0.12, wide * 0.5, Math.max(1, tall * 0.13));
    });
  });
}

export function addFloor(space: LayerSpace, { y, tone, joint, board, laid }: Layer<'floor'>): void {
  const { stage, yOf, horizon } = space;
  const { frame, palette, unit } = stage;
  const stone = coveredLand(space, space.colourOf(tone));
  const plane = { top: yOf(y), vanishX: frame.lightX, vanishY: Math.min(horizon, yOf(y)) - 60 * unit };
  const stops = [mix(stone, palette.mist, 0.25), stone, mix(stone, palette.ink, 0.35)];
  stage.strip({ parallax: 1, top: plane.top - 2 * unit, fixed: true }, (ctx, strip) => {
    fillFloor(ctx, strip, { ...plane, stops });
    const lines = { ...plane, stops, colour: rgba(space.colourOf(joint), 0.45) };
    if (laid === 'checks') paintChecks(ctx, strip, { ...lines, tile: board, rows: 9 });
    else if (laid === 'cobbles') paintCobbles(ctx, strip, { top: plane.top, stone });
    else paintBoards(ctx, strip, { ...lines, board, thick: 4 });
    ctx.fillStyle = rgba(palette.glow, 0.35);
    ctx.fillRect(strip.left, plane.top, strip.width, 2 * unit);
  });
}

/** A way that winds from where it comes into sight to the hero, lit along its middle. */
export function addPath(space: LayerSpace, { y, tone, width, bend }: Layer<'path'>): void {
  const { stage, person, yOf } = space;
  const { frame, height, palette, unit } = stage;
  const earth = coveredLand(space, space.colourOf(tone));
  const [top, foot] = [yOf(y), height * 1.1];
  stage.strip({ parallax: 1, top, fixed: true }, (ctx) => {
    const edge = (side: number) =>
      Array.from({ length: 17 }, (_, index) => {
        const share = index / 16;
        const down = top + (foot - top) * share * share;
        const near = (down - top) / (frame.ground - top);
        const middle =
          frame.heroX + (frame.lightX - frame.heroX) * (1 - share) ** 1.6 + Math.sin(share * 5.2) * bend * unit * near;
        const rough = Math.sin(index * 2.3 + side) * 6 * unit * near;
        return [middle + side * (width * person * 0.5 * (0.04 + 0.96 * near) + rough), down] as const;
      });
    const paint = verticalGradient(
      ctx,
      [top, foot],
      [mix(earth, palette.mist, 0.4), earth, mix(earth, palette.ink, 0.4)],
    );
    polygon(ctx, paint, [...edge(-1), ...edge(1).toReversed()].flat());
    polygon(ctx, rgba(palette.glow, 0.12), [...edge(-0.5), ...edge(0.4).toReversed()].flat());
  });
}
