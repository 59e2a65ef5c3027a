import { mix, rgba, type Context2d } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import { glitter } from '../../water/glitter.ts';
import { drawSwell, makeSwell, type WaveAt } from '../../water/swell.ts';

interface Band {
  readonly parallax: number;
  readonly y: number;
  readonly amplitude: number;
  readonly length: number;
  readonly speed: number;
  readonly foam: number;
}

interface Wave extends Band {
  readonly index: number;
  readonly waveAt: WaveAt;
  /** How far down this wave is filled: behind the next one. */
  readonly bottom: number;
}

export interface Sea {
  readonly storm: boolean;
  readonly horizon: number;
}

const CALM_FOAM = 0.12;
/** A calm sea is this much of a stormy one. */
const CALM = 0.24;

/** Five swells from the horizon to the viewer. */
function layBands({ frame, height: h, unit: u }: Stage, { horizon, storm }: Sea): readonly Band[] {
  const near = h * (frame.tall ? 0.92 : 1);
  const bands = [
    { parallax: 0.15, y: horizon + 4 * u, amplitude: 13 * u, length: 190 * u, speed: 0.7, foam: 0.25 },
    { parallax: 0.3, y: horizon + h * 0.05, amplitude: 36 * u, length: 360 * u, speed: 0.9, foam: 0.45 },
    { parallax: 0.55, y: horizon + h * 0.135, amplitude: 62 * u, length: 560 * u, speed: 1, foam: 0.7 },
    { parallax: 1, y: frame.ground + 6 * u, amplitude: 66 * u, length: 820 * u, speed: 1.1, foam: 1 },
    { parallax: 1.6, y: near, amplitude: 60 * u, length: 900 * u, speed: 1.45, foam: 0.8 },
  ];
  return storm ? bands : bands.map((band) => ({ ...band, amplitude: band.amplitude * CALM, foam: CALM_FOAM }));
}

export function makeWaves(stage: Stage, sea: Sea): readonly Wave[] {
  const bands = layBands(stage, sea);
  return bands.map((band, index) => {
    const next = bands[index + 1];
    const bottom = next ? next.y + next.amplitude * 1.6 + 40 * stage.unit : stage.height + 60 * stage.unit;
    return { ...band, index, waveAt: makeSwell({ ...band, seed: index * 1.9 + 0.6 }), bottom };
  });
}

function tonesOf({ palette: { sky, ramp, glow } }: Stage, index: number) {
  const deep = mix(ramp[3], sky[1], 0.35);
  return {
    top: mix(mix(sky[3], ramp[1], 0.25 + index * 0.12), ramp[3], index * 0.1),
    body: mix(mix(ramp[1], ramp[2], index / 3), deep, index * 0.16),
    lip: rgba(mix(glow, sky[4], 0.5), 0.55 - index * 0.07),
  };
}

interface Glint {
  readonly wave: Wave;
  readonly time: number;
  readonly storm: boolean;
}

/** The sun's path on one wave, from its crest down. */
function paintGlitter(ctx: Context2d, stage: Stage, { wave, time, storm }: Glint): void {
  const { width, height, sun, unit } = stage;
  ctx.save();
  ctx.beginPath();
  ctx.rect(-200 * unit, wave.waveAt(sun.x, time) - 8 * unit, width + 400 * unit, height);
  ctx.clip();
  const look = storm ? { count: 12, gain: 0.32 } : { count: 34, gain: 0.7 };
  const spread = 0.7 + wave.index * 0.4;
  glitter(ctx, stage, { time: time + wave.index, y: wave.y, x: sun.x, ...look, spread, bottom: wave.bottom });
  ctx.restore();
}

export function addWave(stage: Stage, wave: Wave, storm: boolean): void {
  const { frame, width, height } = stage;
  const { index, waveAt, foam, bottom } = wave;
  const reach = frame.margin * 0.6;
  const look = { ...tonesOf(stage, index), foam, bottom, depth: height * (0.1 + 0.09 * index), seed: index + 1 };
  stage.live(wave.parallax, (ctx, time) => {
    drawSwell(ctx, stage, { time, waveAt, ...look, left: -reach, right: width + reach });
    if (index < 4) paintGlitter(ctx, stage, { wave, time, storm });
  });
}
