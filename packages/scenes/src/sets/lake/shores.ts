import { mix, rgba } from '@kinora/drawing';

import { peak } from '../../land/peak.ts';
import { pine } from '../../land/pine.ts';
import { profile, ridge } from '../../land/ridge.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';

export interface Range {
  readonly parallax: number;
  readonly count: number;
  /** Of its lowest and highest peak, in units. */
  readonly heights: readonly [low: number, high: number];
  /** 0 far to 1 near. */
  readonly depth: number;
  readonly spread?: number;
}

/** A range of snowy peaks that stands on the far shore. */
export function addRange(stage: Stage, horizon: number, range: Range): void {
  const { palette, random, unit } = stage;
  const { depth, spread = 1, count } = range;
  const [low, high] = range.heights;
  const tones = {
    lit: mix(mix(palette.ramp[0], palette.key, 0.3), palette.ramp[1], depth),
    dark: mix(palette.ramp[1], palette.ramp[2], depth + 0.1),
    snow: mix('#ffffff', palette.key, 0.3),
    snowShade: mix(palette.ramp[1], '#ffffff', 0.32),
    foot: mix(palette.mist, palette.ramp[0], 0.3),
  };
  const place = { parallax: range.parallax, top: horizon - (high + 40) * unit, bottom: horizon + 14 * unit };
  stage.strip(place, (ctx, strip) => {
    repeat(count, (i) => {
      const height = (low + (high - low) * random()) * unit;
      const x = strip.left + (strip.width * (i + 0.25 + 0.5 * random())) / count;
      const width = height * (0.95 + 0.4 * random()) * spread;
      peak(ctx, stage, { x, base: horizon + 10 * unit, width, height, ...tones });
    });
  });
}

export interface Shore {
  readonly parallax: number;
  readonly y: number;
  /** 0 far to 1 near. */
  readonly depth: number;
  readonly count: number;
  /** Of its trees and of its hills, in units. */
  readonly height: number;
  readonly amplitude: number;
  readonly seed: number;
}

/** Wooded banks that are lower in the middle, where the view opens. */
export function addShore(stage: Stage, shore: Shore): void {
  const { palette, random, unit, width, sun } = stage;
  const { y, height, amplitude, seed, count } = shore;
  const colour = mix(palette.ramp[1], palette.ramp[3], shore.depth);
  const look = { colour, lit: rgba(mix(colour, palette.glow, 0.55), 0.25), side: sun.x > width / 2 ? 1 : -1, unit };
  const top = y - (amplitude + height * 1.2) * unit;
  stage.strip({ parallax: shore.parallax, top, bottom: y + 8 * unit }, (ctx, strip) => {
    const hills = { y: y - amplitude * 0.2 * unit, amplitude: amplitude * unit, cells: 5, octaves: 3, seed };
    const heightAt = profile(strip, hills);
    strip.scatter(count, height * unit, (x) => {
      const aside = Math.min(1.2, Math.abs((x - width / 2) / (width / 2)));
      const tall = height * unit * (0.5 + 0.5 * random()) * (0.62 + 0.5 * aside);
      pine(ctx, { x, y: Math.min(y, heightAt(x)) + 6 * unit, height: tall, ...look, seed: random() * 9 });
    });
    const tones = { top: colour, foot: mix(colour, palette.mist, 0.25), lip: rgba(palette.glow, 0.35) };
    ridge(ctx, strip, { heightAt: (x) => Math.min(y + 2 * unit, heightAt(x)), ...tones, height: 60 * unit });
  });
}
