import { fraction, pick, smoothStep, TAU, createRandom, type Canvas, type Context2d } from '@kinora/drawing';

import type { AtmospherePaint } from '../../photo/atmosphere.ts';
import type { Studio } from '../studio.ts';
import { spriteOf } from './sprites.ts';

/** How a kind of thing flies; sizes in frame heights, pace in frame heights a second, spin in radians. */
export interface Flight {
  readonly sprites: readonly string[];
  readonly path: 'bounce' | 'fall' | 'flip' | 'haunt' | 'rise' | 'swarm' | 'twinkle';
  readonly count: number;
  readonly size: number;
  readonly pace: number;
  readonly spin: number;
}

interface Thing {
  readonly x: number;
  readonly y: number;
  readonly near: number;
  readonly phase: number;
  readonly sprite: Canvas;
}

/** A thing at a moment: place as shares of the frame, turn, squeeze and visibility. */
interface Look {
  x: number;
  y: number;
  turn: number;
  wide: number;
  high: number;
  alpha: number;
}
type Path = (thing: Thing, time: number, flight: Flight) => Look;

const travel = (start: number, way: number) => fraction(start + way) * 1.3 - 0.15;

const PATHS: Record<Flight['path'], Path> = {
  rise: ({ x, y, near, phase }, time, { pace, spin }) => ({
    x: x + 0.03 * Math.sin(time * 1.3 + phase),
    y: 1 - travel(y, time * pace * (0.6 + 0.7 * near)),
    turn: spin * Math.sin(time * 1.6 + phase * 2),
    wide: 1,
    high: 1,
    alpha: 1,
  }),
  fall: ({ x, y, near, phase }, time, { pace, spin }) => ({
    x: x + 0.02 * Math.sin(time + phase),
    y: travel(y, time * pace * (0.6 + 0.7 * near)),
    turn: spin * time + phase,
    wide: 1,
    high: 1,
    alpha: 1,
  }),
  flip: ({ x, y, near, phase }, time, { pace, spin }) => ({
    x,
    y: travel(y, time * pace * (0.7 + 0.6 * near)),
    turn: spin * Math.sin(time * 3 + phase),
    wide: Math.cos(time * 7 + phase * 3),
    high: 1,
    alpha: 1,
  }),
  twinkle: ({ x, y, phase }, time, { pace, spin }) => {
    const life = fraction(time * pace + phase / TAU);
    const again = Math.floor(time * pace + phase / TAU);
    const light = Math.sin(life * Math.PI) ** 2;
    return {
      x: fraction(x + again * 0.618),
      y: fraction(y + again * 0.382),
      turn: spin * life,
      wide: light,
      high: light,
      alpha: light,
    };
  },
  swarm: ({ x, y, near, phase }, time, { pace, spin }) => ({
    x: travel(x, time * pace * (0.7 + 0.8 * near)),
    y: y * 0.72 + 0.05 * Math.sin(time * 2.4 + phase) + 0.03 * Math.sin(time * 5 + phase * 3),
    turn: spin * Math.sin(time * 2 + phase),
    wide: 1,
    high: 0.55 + 0.6 * Math.abs(Math.sin(time * 11 + phase)),
    alpha: 1,
  }),
  bounce: ({ x, near, phase }, time, { pace, spin }) => {
    const hop = Math.abs(Math.sin(time * 2.6 + phase));
    return {
      x: travel(x, time * pace * 0.6 * (phase > Math.PI ? 1 : -1)),
      y: 0.72 + 0.22 * near - 0.26 * hop,
      turn: spin * Math.sin(time * 2.6 + phase),
      wide: 1 + 0.14 * (1 - hop) ** 6,
      high: 1 - 0.2 * (1 - hop) ** 6,
      alpha: 1,
    };
  },
  haunt: ({ x, y, phase }, time, { pace, spin }) => ({
    x: travel(x, time * pace * (phase > Math.PI ? 1 : -1)),
    y: 0.1 + y * 0.62 + 0.05 * Math.sin(time * 1.7 + phase),
    turn: spin * Math.sin(time * 1.3 + phase),
    wide: 1,
    high: 1 + 0.05 * Math.sin(time * 4 + phase),
    alpha: 0.68 + 0.3 * Math.sin(time * 0.9 + phase) ** 2,
  }),
};

/** Things up to this nearness pass behind the subject. */
const SPLIT = 0.5;
const SPRITE_SIZE = 128;

/** Over how many of its radii a thing that comes to the head goes from before it to behind it. */
const GIVING_WAY = 0.6;
/** How far about a head nothing is before it, in its radii. */
const ROOM = 1.25;

/** How much of a thing is before the subject: none of it where it would cover the head; places as shares of the frame. */
function beforeHead({ anchors: { head }, width, height }: Studio, { x, y }: Look, radius: number): number {
  const away = Math.hypot(((x - 0.5) * width) / height - head.x, y - 0.5 - head.y);
  // A dance moves the head about.
  const near = head.radius * ROOM + radius;
  return smoothStep(near, near + radius * GIVING_WAY, away);
}

/** Fills the air with painted things on their paths. */
export function makeFlight(studio: Studio, flight: Flight, amount: number): AtmospherePaint {
  const { environment, width, height, seed } = studio;
  const random = createRandom(seed ^ 0x7a11);
  const sprites = flight.sprites.map((name) => spriteOf(environment, name, SPRITE_SIZE));
  const count = Math.round(flight.count * amount);
  const things: readonly Thing[] = Array.from({ length: count }, (_, index) => ({
    // Evenly spread, so that no side stays empty.
    x: fraction(index * 0.618034 + random() * 0.1),
    y: random(),
    near: random(),
    phase: random() * TAU,
    sprite: pick(sprites, index),
  })).toSorted((one, two) => one.near - two.near);
  const draw = (ctx: Context2d, thing: Thing, { time, isFront }: { time: number; isFront: boolean }) => {
    const look = PATHS[flight.path](thing, time, flight);
    const { x, y, turn, wide, high, alpha } = look;
    const size = flight.size * height * (0.45 + 0.85 * thing.near);
    const front = thing.near < SPLIT ? 0 : beforeHead(studio, look, size / height / 2);
    const share = isFront ? front : 1 - front;
    if (share <= 0) return;
    const before = ctx.globalAlpha;
    ctx.save();
    ctx.globalAlpha = before * alpha * share * (0.75 + 0.25 * thing.near);
    ctx.translate(x * width, y * height);
    ctx.rotate(turn);
    ctx.scale(wide, high);
    ctx.drawImage(thing.sprite, -size / 2, -size / 2, size, size);
    ctx.restore();
  };
  const drawAll = (isFront: boolean) => (ctx: Context2d, time: number) => {
    for (const thing of things) draw(ctx, thing, { time, isFront });
  };
  return { back: drawAll(false), front: drawAll(true) };
}
