import { mix, disc, polygon, type Context2d, within, type Outline } from '@kinora/drawing';

import { addMist } from '../air/mist.ts';
import { profile, ridge } from '../land/ridge.ts';
import { addClouds } from '../sky/clouds.ts';
import { paintSky } from '../sky/sky-plate.ts';
import { makeStars } from '../sky/stars.ts';
import { addStorm } from '../sky/storm.ts';
import type { Stage, Sun } from '../stage/stage.ts';
import { isSnowy, isWet } from '../stage/weather.ts';
import type { Opening } from './light-shafts.ts';
import { addDrops, addWeather } from './room/weather.ts';
import type { Spot } from './spot.ts';

export interface OutlookOptions {
  /** What the windows together take of the frame. */
  readonly box: Opening;
  /** The skyline. */
  readonly horizon: number;
  readonly sun: Sun;
  /** Roofs among the trees. */
  readonly town?: boolean;
  /** What stands before the hills instead of trees and roofs. */
  readonly paintMiddle?: (stage: Stage, view: Pick<OutlookOptions, 'box' | 'horizon'>) => void;
  /** Drops on the glass. */
  readonly glazed?: boolean;
}

function addSky(stage: Stage, { horizon, sun, box }: OutlookOptions): void {
  const { height, palette, plan } = stage;
  stage.backdrop(paintSky(stage, { horizon, sun }));
  if (palette.moon && plan.weather !== 'storm') stage.screen(makeStars(stage, { count: 120, bottom: horizon }));
  if (plan.weather !== 'storm') {
    const [top, bottom] = [box.y / height, horizon / height - 0.1];
    addClouds(stage, { count: 4, alpha: palette.id === 'grey' ? 0.9 : 0.75, size: 0.6, top, bottom });
    return;
  }
  addStorm(stage, { ceiling: { base: (horizon / height) * 0.9, rows: 2 }, bolts: 0.04, gain: 0.7 });
}

interface House extends Spot {
  readonly wall: string;
  readonly roof: string;
}

function paintHouse(ctx: Context2d, { palette, random }: Stage, { x, y, size: s, wall, roof }: House): void {
  ctx.fillStyle = wall;
  ctx.fillRect(x - s * 0.4, y - s * 0.55, s * 0.8, s);
  polygon(ctx, roof, [x - s * 0.52, y - s * 0.52, x, y - s * (0.9 + 0.3 * random()), x + s * 0.52, y - s * 0.52]);
  const lit = random() < 0.75;
  if (!lit || palette.dark < 0.2) return;
  ctx.fillStyle = '#ffd48a';
  ctx.fillRect(x - s * 0.2, y - s * 0.36, s * 0.14, s * 0.18);
  ctx.fillRect(x + s * 0.08, y - s * 0.36, s * 0.14, s * 0.18);
}

function paintTree(ctx: Context2d, { random }: Stage, { x, y, size: s, wall, roof }: House): void {
  for (let index = 0; index < 6; index++) {
    const at = [x + (random() - 0.5) * s, y - s * (0.25 + 0.5 * random())] as const;
    disc(ctx, index < 3 ? wall : roof, [...at, s * (0.24 + 0.14 * random())]);
  }
}

/** Land is painted no wider than a moving camera may see it: where a style lets walls fade, it must not show through. */
function nearWindows({ height, width }: Stage, box: Opening): Outline {
  const pad = width * 0.08;
  return (ctx) => ctx.rect(box.x - pad, -height, box.width + pad * 2, height * 3);
}

function addHills(stage: Stage, { box, horizon }: OutlookOptions): void {
  const { palette, unit } = stage;
  const far = mix(mix(palette.ramp[0], palette.mist, 0.35), '#ffffff', isSnowy(stage) ? 0.5 : 0);
  stage.strip({ parallax: 0.08, top: horizon - 120 * unit, bottom: horizon + 160 * unit }, (ctx, strip) => {
    const heightAt = profile(strip, { y: horizon - 30 * unit, amplitude: 110 * unit, cells: 4, octaves: 3, seed: 3 });
    within(ctx, nearWindows(stage, box), () => {
      ridge(ctx, strip, { heightAt, top: far, foot: palette.mist, height: 150 * unit });
    });
  });
}

/** Trees, and among them roofs with lit windows. */
function addNeighbours(stage: Stage, { box, horizon, town = true }: OutlookOptions): void {
  const { palette, random, unit } = stage;
  const white = isSnowy(stage) ? 0.6 : 0;
  const leaf = mix(mix(palette.ramp[1], palette.ramp[2], 0.5), '#ffffff', white * 0.7);
  const lit = mix(leaf, palette.glow, 0.25);
  const wall = mix(palette.ramp[1], '#e0b48a', 0.25);
  const roof = mix(mix(palette.ramp[2], '#a4503c', 0.3), '#ffffff', white);
  stage.strip({ parallax: 0.16, top: horizon - 160 * unit, bottom: horizon + 190 * unit }, (ctx, strip) => {
    within(ctx, nearWindows(stage, box), () => {
      strip.scatter(26, 40 * unit, (x, index) => {
        const at = { x, y: horizon + 24 * unit, size: (60 + 50 * random()) * unit };
        if (town && index % 2 === 0) paintHouse(ctx, stage, { ...at, wall, roof });
        else paintTree(ctx, stage, { ...at, wall: leaf, roof: lit });
      });
      const heightAt = profile(strip, { y: horizon + 22 * unit, amplitude: 20 * unit, cells: 6, octaves: 2, seed: 5 });
      ridge(ctx, strip, { heightAt, top: leaf, foot: mix(leaf, palette.ramp[3], 0.4), height: 160 * unit });
    });
  });
}

function addSeenWeather(stage: Stage, { box, horizon, glazed = true }: OutlookOptions): void {
  const { plan } = stage;
  if (plan.weather === 'fog') addMist(stage, { parallax: 0.2, y: horizon, height: 420, gain: 1, speed: 6 });
  if (plan.weather === 'snow') addWeather(stage, box, 'snow');
  if (!isWet(stage)) return;
  addWeather(stage, box, 'rain');
  if (glazed) addDrops(stage, box);
}

/** What is seen through windows: the hour's sky, hills, neighbours, and the weather; a wall goes over it. */
export function addOutlook(stage: Stage, options: OutlookOptions): void {
  addSky(stage, options);
  addHills(stage, options);
  if (options.paintMiddle) options.paintMiddle(stage, options);
  else addNeighbours(stage, options);
  addSeenWeather(stage, options);
}
