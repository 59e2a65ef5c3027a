import { clamp, lerp, smoothStep, TAU, createNoise, type Noise } from '@kinora/drawing';

import type { Anchors } from '../../photo/anchors.ts';
import type { Point } from '../../photo/pose.ts';
import { roomAbove } from '../fit-into.ts';
import { combine, moveForward } from '../motion.ts';
import type { MakeOperation, Moment } from '../studio.ts';

/** What a shape is bent by. */
interface Body {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly middle: Point;
  readonly head: Anchors['head'];
  readonly noise: Noise;
}
/** Moves a bent place to where it was; `amount` 1 is the usual strength. */
type Shape = (point: Point, body: Body, now: { readonly moment: Moment; readonly amount: number }) => void;

/** Comes, stays a little, and goes back. */
const thereAndBack = (progress: number) => smoothStep(0.05, 0.42, progress) * (1 - smoothStep(0.66, 0.97, progress));

const SHAPES: Readonly<Record<string, Shape>> = {
  melt: (point, { top, bottom, noise }, { moment: { progress }, amount }) => {
    const height = bottom - top;
    const sunk = smoothStep(0.08, 0.95, progress) * 0.72 * amount;
    // Columns run down at their own pace; what arrives below spreads.
    const pace = 0.75 + 0.5 * noise(point.x * 14 + 40);
    const newTop = top + height * Math.min(0.94, sunk * pace);
    const share = (point.y - newTop) / Math.max(0.02, bottom - newTop);
    const spread = 1 + sunk * 0.9 * smoothStep(0.55, 1, share);
    point.x = point.x / spread + 0.012 * amount * Math.sin(point.y * 26 + progress * 9) * sunk;
    point.y = share < 0 ? top - 0.6 * (newTop - point.y) - 0.02 : top + height * share ** (1 - 0.35 * sunk);
  },
  inflate: (point, { middle, top, bottom }, { moment: { progress, time }, amount }) => {
    const full = thereAndBack(progress) * amount;
    const reach = (bottom - top) * 0.62;
    const distance = Math.hypot(point.x - middle.x, point.y - middle.y) / reach;
    const pull = 1 - 0.42 * full * Math.exp(-distance * distance * 1.6) - 0.06 * full;
    point.x = middle.x + (point.x - middle.x) * pull;
    point.y = middle.y + (point.y - middle.y) * (pull + 0.08 * full) + 0.02 * full * Math.sin(time * 5);
  },
  squash: (point, { bottom, middle }, { moment: { progress }, amount }) => {
    const pressed = thereAndBack(progress);
    const spring = pressed + 0.12 * Math.sin(progress * 46) * Math.exp(-Math.abs(progress - 0.72) * 12);
    const flat = clamp(1 - 0.62 * spring * amount, 0.18, 1.3);
    point.y = bottom + (point.y - bottom) / flat;
    point.x = middle.x + (point.x - middle.x) * flat ** 0.6;
  },
  stretch: (point, { bottom, middle }, { moment: { progress }, amount }) => {
    const long = 1 + 0.42 * amount * Math.sin(progress * TAU * 1.5) * thereAndBack(progress);
    point.y = bottom + (point.y - bottom) / long;
    point.x = middle.x + (point.x - middle.x) * long ** 0.55;
  },
  wobble: (point, { bottom, top }, { moment: { time, presence }, amount }) => {
    const high = clamp((bottom - point.y) / (bottom - top), 0, 1.2);
    point.x += 0.028 * amount * presence * high * Math.sin(time * 7 - high * 4);
    point.y += 0.016 * amount * presence * high * Math.sin(time * 9 - high * 3 + 1);
  },
  'big-head': (point, { head }, { moment: { time, progress }, amount }) => {
    const size = 1 + (0.55 + 0.05 * Math.sin(time * 6)) * amount * smoothStep(0, 0.18, progress);
    const neck = head.y + head.radius * 1.05;
    const nod = 0.14 * amount * Math.sin(time * 5.2);
    const x = point.x - head.x;
    // Others who stand beside keep theirs, and what lies above keeps its edge.
    const above = smoothStep(2.7, 4.4, (head.y - point.y) / head.radius);
    const beside = Math.max(above, smoothStep(1.9, 3.4, Math.abs(x) / head.radius));
    const weight = (1 - smoothStep(neck - head.radius * 0.5, neck + head.radius * 0.9, point.y)) * (1 - beside);
    const y = point.y - neck;
    const turned = { x: x * Math.cos(nod) + y * Math.sin(nod), y: y * Math.cos(nod) - x * Math.sin(nod) };
    point.x = head.x + lerp(x, turned.x / size, weight);
    point.y = neck + lerp(y, turned.y / size, weight);
  },
  swirl: (point, { middle }, { moment: { progress }, amount }) => {
    const reach = 0.55;
    const distance = Math.hypot(point.x - middle.x, point.y - middle.y) / reach;
    const turn = 3.4 * amount * thereAndBack(progress) * Math.max(0, 1 - distance) ** 2;
    const x = point.x - middle.x;
    const y = point.y - middle.y;
    point.x = middle.x + x * Math.cos(turn) - y * Math.sin(turn);
    point.y = middle.y + x * Math.sin(turn) + y * Math.cos(turn);
  },
  ripple: (point, { middle }, { moment: { time, presence }, amount }) => {
    const distance = Math.hypot(point.x - middle.x, point.y - middle.y) + 1e-6;
    const lift = 0.012 * amount * presence * Math.sin(distance * 34 - time * 7) * (1 - Math.exp(-distance * 6));
    point.x += ((point.x - middle.x) / distance) * lift;
    point.y += ((point.y - middle.y) / distance) * lift;
  },
  wind: (point, { bottom, top, right, left }, { moment: { time, presence }, amount }) => {
    const high = clamp((bottom - point.y) / (bottom - top), 0, 1);
    const side = clamp((point.x - left) / (right - left), 0, 1);
    const gust = 0.6 + 0.4 * Math.sin(time * 1.7);
    const flutter = Math.sin(time * 11 + point.y * 22 - point.x * 30);
    const force = amount * presence * gust * high;
    point.x -= force * (0.035 * high + 0.012 * flutter * (0.3 + side));
    point.y += force * 0.006 * flutter * side;
  },
  tiny: (point, { bottom, middle }, { moment: { progress }, amount }) => {
    const small = 1 - 0.62 * amount * thereAndBack(progress);
    point.x = middle.x + (point.x - middle.x) / small;
    point.y = bottom + (point.y - bottom) / small;
  },
};

/** Bends the subject, or the whole picture, as if it were soft. */
export const bend: MakeOperation = ({ anchors, first, seed }, values) => {
  const shape = SHAPES[values.text('shape')] ?? (() => undefined);
  const amount = values.number('amount') / 100;
  const whole = values.text('on') === 'picture';
  const { left, right, top, bottom } = whole
    ? { left: -first.width / first.height / 2, right: first.width / first.height / 2, top: -0.5, bottom: 0.5 }
    : anchors.box;
  const middle = whole ? first.target : { x: (left + right) / 2, y: (top + bottom) / 2 };
  const body: Body = { left, right, top, bottom, middle, head: anchors.head, noise: createNoise(seed) };
  const { head } = anchors;
  const isHead = values.text('shape') === 'big-head';
  // Grown about its neck, with a little for the nod.
  const grown = head.y + head.radius * (1.05 - 2.25 * (1 + 0.6 * amount));
  return {
    arrange: (layers, moment) => {
      const now = { moment, amount };
      if (isHead && layers.backdrop) {
        const [crown, foot] = [
          { x: head.x, y: grown },
          { x: head.x, y: bottom },
        ];
        moveForward(layers.motion, crown);
        moveForward(layers.motion, foot);
        layers.motion = combine(layers.motion, roomAbove(foot, crown.y));
      }
      layers.frontBends.push((point) => shape(point, body, now));
      if (whole) layers.backBends.push((point) => shape(point, body, now));
    },
  };
};
