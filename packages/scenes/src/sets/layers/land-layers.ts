import { disc, mix, pick, polygon, rgba, type Context2d } from '@kinora/drawing';

import { grass } from '../../land/grass.ts';
import { profile, ridge, type HeightAt } from '../../land/ridge.ts';
import type { Strip } from '../../stage/stage.ts';
import { fillFloor, paintBoards } from '../floor.ts';
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

export function addFloor(space: LayerSpace, { y, tone, joint, board }: Layer<'floor'>): void {
  const { stage, yOf, horizon } = space;
  const { frame, palette, unit } = stage;
  const stone = coveredLand(space, space.colourOf(tone));
  const plane = { top: yOf(y), vanishX: frame.lightX, vanishY: Math.min(horizon, yOf(y)) - 60 * unit };
  const stops = [mix(stone, palette.mist, 0.25), stone, mix(stone, palette.ink, 0.35)];
  stage.strip({ parallax: 1, top: plane.top - 2 * unit, fixed: true }, (ctx, strip) => {
    fillFloor(ctx, strip, { ...plane, stops });
    paintBoards(ctx, strip, { ...plane, stops, colour: rgba(space.colourOf(joint), 0.45), board, thick: 4 });
    ctx.fillStyle = rgba(palette.glow, 0.35);
    ctx.fillRect(strip.left, plane.top, strip.width, 2 * unit);
  });
}
