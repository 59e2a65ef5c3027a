import {
  mix,
  trace,
  pick,
  TAU,
  createNoise,
  fractalNoise,
  type Noise,
  type Canvas,
  contextOf,
  type Context2d,
} from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';

/** The disc of which the frame shows the upper limb, and where its canvas lies in the frame. */
interface Planet {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

const LAND = ['#5f9a6a', '#8fae72', '#b9a87a', '#4c8a6c'];
const UP = -Math.PI / 2;

type Stop = readonly [offset: number, colour: string];

function placePlanet({ frame, width, height }: Stage): Planet {
  const aside = frame.side < 0 ? 0.42 : 0.6;
  return {
    x: width * (frame.tall ? 0.5 : aside),
    y: height * (frame.tall ? 1.3 : 1.72),
    radius: height * (frame.tall ? 0.72 : 1.15),
    left: -width * 0.15,
    top: height * 0.46,
    width: width * 1.3,
  };
}

/** Fills the whole canvas with rings of colour between two shares of the radius. */
function fillRings(ctx: Context2d, planet: Planet, rings: { from: number; to: number; stops: readonly Stop[] }): void {
  const { x, y, radius, left, top, width } = planet;
  const paint = ctx.createRadialGradient(x, y, radius * rings.from, x, y, radius * rings.to);
  rings.stops.forEach(([offset, colour]) => paint.addColorStop(offset, colour));
  ctx.fillStyle = paint;
  ctx.fillRect(left, top, width, radius * 2);
}

function paintAtmosphere(ctx: Context2d, planet: Planet): void {
  const stops = [
    [0, 'rgba(140,215,255,.95)'],
    [0.22, 'rgba(80,160,255,.42)'],
    [1, 'rgba(40,90,220,0)'],
  ] as const;
  fillRings(ctx, planet, { from: 0.985, to: 1.075, stops });
}

function paintOcean(ctx: Context2d, planet: Planet): void {
  const stops = [
    [0, '#0a3a78'],
    [0.8, '#1763ad'],
    [1, '#4fb3ea'],
  ] as const;
  fillRings(ctx, planet, { from: 0.5, to: 1, stops });
}

function coastOf(noise: Noise, index: number, size: number): number[] {
  return Array.from({ length: 91 }, (_, i) => {
    const turn = (i / 90) * TAU;
    const broad = fractalNoise(noise, 7 + index * 13 + 3 * Math.cos(turn));
    const fine = fractalNoise(noise, 53 + index * 7 + 2.5 * Math.sin(turn));
    const reach = size * (0.5 + 1.2 * broad * (0.6 + 0.8 * fine)) * 1.3;
    return [Math.cos(turn) * reach, Math.sin(turn) * reach];
  }).flat();
}

/** Seven lands, flattened towards the limb. */
function paintLands(ctx: Context2d, { height, random, seed, unit }: Stage, { x, y, radius }: Planet): void {
  const noise = createNoise(seed);
  repeat(7, (i) => {
    const angle = UP + (i - 3) * 0.19 + (random() - 0.5) * 0.1;
    const distance = radius * (0.78 + 0.16 * random());
    const coast = coastOf(noise, i, height * (0.06 + 0.12 * random()));
    ctx.save();
    ctx.translate(x + Math.cos(angle) * distance, y + Math.sin(angle) * distance);
    ctx.rotate(angle - UP);
    ctx.scale(1, 0.36);
    ctx.fillStyle = mix(pick(LAND, i), '#2f7fc0', 0.22);
    ctx.shadowColor = 'rgba(150,230,220,.8)';
    ctx.shadowBlur = 7 * unit;
    ctx.beginPath();
    trace(ctx, coast);
    ctx.fill();
    ctx.restore();
  });
}

function paintClouds(ctx: Context2d, stage: Stage, { x, y, radius }: Planet): void {
  const { height, random } = stage;
  const puff = stage.glow('#ffffff');
  repeat(70, () => {
    const angle = UP + (random() - 0.5) * 1.5;
    const distance = radius * (0.74 + 0.25 * random());
    const s = height * (0.02 + 0.09 * random());
    ctx.save();
    ctx.translate(x + Math.cos(angle) * distance, y + Math.sin(angle) * distance);
    ctx.rotate(angle - UP + 0.2);
    ctx.globalAlpha = 0.3 + 0.5 * random();
    ctx.drawImage(puff, -s * 1.6, -s * 0.16, s * 3.2, s * 0.32);
    ctx.drawImage(puff, -s, -s * 0.3, s * 1.4, s * 0.5);
    ctx.restore();
  });
}

/** The lit rim of the air, then night falling from the side away from the sun. */
function paintTerminator(ctx: Context2d, { height, sun, width }: Stage, planet: Planet): void {
  const stops = [
    [0, 'rgba(150,220,255,0)'],
    [0.8, 'rgba(150,220,255,.3)'],
    [1, 'rgba(225,248,255,.95)'],
  ] as const;
  fillRings(ctx, planet, { from: 0.9, to: 1, stops });
  const sunLeft = sun.x < width / 2;
  const [from, to] = sunLeft ? [width * 0.25, width * 1.15] : [width * 0.75, -width * 0.15];
  const night = ctx.createLinearGradient(from, 0, to, height * 0.3);
  night.addColorStop(0, 'rgba(2,4,22,0)');
  night.addColorStop(0.75, 'rgba(2,4,22,.84)');
  ctx.fillStyle = night;
  ctx.fillRect(planet.left, planet.top, planet.width, height);
}

function paintCities(ctx: Context2d, stage: Stage, { x, y, radius }: Planet): void {
  const { random, sun, unit, width } = stage;
  const side = sun.x < width / 2 ? 1 : -1;
  repeat(70, () => {
    const angle = UP + side * (0.22 + 0.32 * random());
    const distance = radius * (0.86 + 0.11 * random());
    repeat(5, () => {
      const aside = (random() - 0.5) * 30 * unit;
      const at = { x: x + Math.cos(angle) * distance + aside, y: y + Math.sin(angle) * distance };
      const down = (random() - 0.5) * 9 * unit;
      const rx = (1.5 + 2.5 * random()) * unit;
      glowAt(ctx, stage, { colour: '#ffcf7a', x: at.x, y: at.y + down, rx, alpha: 0.7 });
    });
  });
}

function paintPlanet(stage: Stage, planet: Planet): Canvas {
  const canvas = stage.environment.canvas(planet.width, stage.height * 0.62);
  const ctx = contextOf(canvas);
  ctx.translate(-planet.left, -planet.top);
  paintAtmosphere(ctx, planet);
  ctx.save();
  ctx.beginPath();
  ctx.arc(planet.x, planet.y, planet.radius, 0, TAU);
  ctx.clip();
  paintOcean(ctx, planet);
  paintLands(ctx, stage, planet);
  paintClouds(ctx, stage, planet);
  paintTerminator(ctx, stage, planet);
  paintCities(ctx, stage, planet);
  ctx.restore();
  return stage.finish(canvas, { parallax: 0.2 });
}

/** The limb of a blue planet, turning slowly under us. */
export function addPlanet(stage: Stage): void {
  const planet = placePlanet(stage);
  const { x, y, left, top } = planet;
  const canvas = paintPlanet(stage, planet);
  stage.live(0.14, (ctx, time) => {
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate((time - 2.5) * 0.004 * stage.frame.side);
    ctx.drawImage(canvas, left - x, top - y);
    ctx.restore();
  });
}
