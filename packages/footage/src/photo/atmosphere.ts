import { rgba, createRandom, type Random, type BlendMode, type Context2d, type PaintEnv } from '@kinora/drawing';
import type { AirKind } from '@kinora/reading';
import {
  AIR_COUNTS,
  AIR_PAINTS,
  scatterParticles,
  type AirPaint,
  type AirSpace,
  createGlowBox,
  makeRays,
  makePalette,
  type CameraPose,
} from '@kinora/scenes';

import { makeFog, makeLeaks } from './veils.ts';

export type Atmosphere = AirKind | 'fog' | 'light-leaks' | 'rays';

/** Paints a moment; `back` lies behind the subject, `front` before it. */
export interface AtmospherePaint {
  back(ctx: Context2d, time: number): void;
  front(ctx: Context2d, time: number): void;
}

/** The place painters of air and light work in: a frame without a set. */
export interface OpenSpace extends AirSpace {
  readonly environment: PaintEnv;
  readonly random: Random;
}

export interface SpaceOptions {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
}

/** Over a picture with much detail particles need to be larger and more than in a painted set. */
const LARGER = 1.7;
const MORE = 1.5;

/** 1 at 1280 x 720, as in painted scenes. */
export const frameUnit = ({ width, height }: Pick<SpaceOptions, 'width' | 'height'>) => Math.sqrt(width * height) / 960;

export function openSpace(environment: PaintEnv, { width, height, seed }: SpaceOptions): OpenSpace {
  const glows = createGlowBox(environment);
  return {
    environment,
    width,
    height,
    unit: frameUnit({ width, height }) * LARGER,
    palette: makePalette({ time: 'day', weather: 'clear', season: 'summer' }),
    glow: (colour) => glows.glow(colour),
    largeGlow: (...glow) => glows.largeGlow(...glow),
    random: createRandom(seed ^ 0x51ed),
  };
}

/** What the light does in such air: colour, mode and strength of a wash over everything. */
const WASHES: Partial<Record<Atmosphere, readonly [colour: string, mode: BlendMode, strength: number]>> = {
  rain: ['#6f86a8', 'multiply', 0.42],
  snow: ['#8ea6c8', 'multiply', 0.38],
  embers: ['#6e3a24', 'multiply', 0.5],
  sparks: ['#5b4a66', 'multiply', 0.5],
  fireflies: ['#27406b', 'multiply', 0.62],
  bubbles: ['#4a8fa0', 'multiply', 0.42],
  dust: ['#8a6a3c', 'multiply', 0.4],
  fog: ['#c9d3dc', 'source-over', 0.12],
  rays: ['#ffe2a8', 'soft-light', 0.3],
  'light-leaks': ['#ff9a5c', 'soft-light', 0.22],
};

const GAINS: Partial<Record<AirKind, number>> = { rain: 1.9, dust: 1.7, bubbles: 1.3, sparks: 1.3 };
const COLOURS: Partial<Record<AirKind, string>> = { rain: '#eaf2ff', dust: '#fff0c8' };
/** Particles up to this nearness pass behind the subject. */
const SPLIT = 0.45;
const STILL: CameraPose = { x: 0, y: 0, zoom: 1, scroll: 0 };

function makeAir(space: OpenSpace, kind: AirKind): AtmospherePaint {
  const paint: AirPaint = AIR_PAINTS[kind];
  const particles = scatterParticles(space.random, Math.round(AIR_COUNTS[kind] * MORE));
  const part = (chosen: typeof particles) => (ctx: Context2d, time: number) => {
    ctx.save();
    paint(ctx, {
      stage: space,
      particles: chosen,
      time,
      camera: STILL,
      gain: GAINS[kind] ?? 1,
      wind: 1,
      colour: COLOURS[kind],
    });
    ctx.restore();
  };
  return {
    back: part(particles.filter(({ near }) => near < SPLIT)),
    front: part(particles.filter(({ near }) => near >= SPLIT)),
  };
}

function makeSunRays(space: OpenSpace): AtmospherePaint {
  const { width, height } = space;
  const options = { from: 0.35, to: 1.35, colour: '#ffe9b8', gain: 0.34, count: 11 };
  const rays = makeRays(space, { ...options, x: -width * 0.06, y: -height * 0.16 });
  return { back: (ctx, time) => rays(ctx, time, STILL), front: () => undefined };
}

function make(space: OpenSpace, kind: Atmosphere): AtmospherePaint {
  if (kind === 'fog') return makeFog(space);
  if (kind === 'light-leaks') return makeLeaks(space);
  return kind === 'rays' ? makeSunRays(space) : makeAir(space, kind);
}

/** Weather and light around a subject: part of it behind, part before. */
export function makeAtmosphere(space: OpenSpace, kind: Atmosphere): AtmospherePaint {
  const paint = make(space, kind);
  const wash = WASHES[kind];
  if (!wash) return paint;
  const [colour, mode, strength] = wash;
  return {
    back: (ctx, time) => paint.back(ctx, time),
    front: (ctx, time) => {
      // The wash dims far lights a little, as the air between would.
      ctx.globalCompositeOperation = mode;
      ctx.fillStyle = rgba(colour, strength);
      ctx.fillRect(0, 0, space.width, space.height);
      ctx.globalCompositeOperation = 'source-over';
      paint.front(ctx, time);
    },
  };
}
