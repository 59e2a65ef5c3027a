import { mix, rgba, disc, polygon, pick, type Context2d } from '@kinora/drawing';

import type { HeightAt } from '../../land/ridge.ts';
import { glowAt } from '../../light/glow.ts';
import type { Strip } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { Spot } from '../spot.ts';
import type { Decorations } from './hills.ts';
import type { Meadow } from './meadow.ts';

const CROPS = ['#e6d36a', '#a9cf6b', '#d9b45c', '#79b35a'];

interface Farmland {
  readonly meadow: Meadow;
  readonly depth: number;
  readonly heightAt: HeightAt;
}

function paintHedges(ctx: Context2d, strip: Strip, { meadow, depth, heightAt }: Farmland): void {
  const { random, unit } = strip.stage;
  strip.scatter(26, 20 * unit, (x) => {
    const height = (10 + 16 * random()) * unit;
    disc(ctx, meadow.tone(depth + 0.25), [x, heightAt(x) - height * 0.3, height * 0.55, height * 0.6]);
  });
}

interface Patch {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly skew: number;
  readonly paint: string;
  readonly furrow: string;
}

function paintPatch(ctx: Context2d, unit: number, patch: Patch): void {
  const { x, y, width: w, height: h, skew } = patch;
  const far = [x - w + skew, y - h, x + w + skew, y - h * 0.6];
  polygon(ctx, patch.paint, [...far, x + w - skew, y + h, x - w - skew, y + h * 0.7]);
  ctx.strokeStyle = patch.furrow;
  ctx.lineWidth = unit;
  repeat(5, (i) => {
    const across = ((i + 1) / 6) * w * 2;
    ctx.beginPath();
    ctx.moveTo(x - w + skew + across, y - h * 0.8);
    ctx.lineTo(x - w - skew + across, y + h * 0.8);
    ctx.stroke();
  });
}

function paintPatchwork(ctx: Context2d, strip: Strip, { meadow, depth, heightAt }: Farmland): void {
  const { random, unit } = strip.stage;
  const furrow = rgba(meadow.tone(depth + 0.3), 0.3);
  repeat(16, (i) => {
    const at = strip.left + strip.width * random();
    const y = heightAt(at) + (10 + 60 * random()) * unit;
    const size = { width: (60 + 90 * random()) * unit, height: (8 + 14 * random()) * unit };
    const skew = (random() - 0.5) * 60 * unit;
    const paint = rgba(mix(pick(CROPS, i), meadow.tone(depth), 0.45), 0.75);
    strip.wrap(at, size.width * 2, (x) => paintPatch(ctx, unit, { x, y, ...size, skew, paint, furrow }));
  });
}

interface House extends Spot {
  readonly wall: string;
  readonly roof: string;
}

function paintHouse(ctx: Context2d, { x, y, size: s, wall, roof }: House): void {
  ctx.fillStyle = wall;
  ctx.fillRect(x, y - s * 0.8, s * 1.3, s * 0.8);
  polygon(ctx, roof, [x - s * 0.2, y - s * 0.8, x + s * 0.65, y - s * 1.5, x + s * 1.5, y - s * 0.8]);
}

/** Five hamlets; their windows shine when it gets dark. */
function paintHamlets(ctx: Context2d, strip: Strip, { meadow, depth, heightAt }: Farmland): void {
  const { stage } = strip;
  const { random, unit } = stage;
  const colours = { wall: mix('#fff1dc', meadow.tone(depth), 0.2), roof: mix('#c9543c', meadow.tone(depth), 0.2) };
  const shine = stage.palette.dark > 0.2 ? 0.9 : 0;
  repeat(5, () => {
    const middle = strip.left + strip.width * random();
    const street = heightAt(middle) + (14 + 40 * random()) * unit;
    repeat(4, (i) => {
      const x = middle + ((i - 2) * 17 + random() * 6) * unit;
      const y = street + random() * 10 * unit;
      const size = (7 + 4 * random()) * unit;
      paintHouse(ctx, { x, y, size, ...colours });
      const window = { x: x + size * 0.6, y: y - size * 0.4, rx: size * 0.8 };
      glowAt(ctx, stage, { colour: '#ffcf7a', ...window, alpha: shine });
    });
  });
}

/** Hedges on the crest; patchwork fields and hamlets on the slope. */
export function fieldsOn(meadow: Meadow, depth: number): Decorations {
  return {
    behind: (ctx, strip, heightAt) => paintHedges(ctx, strip, { meadow, depth, heightAt }),
    upon: (ctx, strip, heightAt) => {
      paintPatchwork(ctx, strip, { meadow, depth, heightAt });
      paintHamlets(ctx, strip, { meadow, depth, heightAt });
    },
  };
}
