import type { Animated, Clip, Key, Ticks } from '@kinora/contracts/timeline';

import { hasKeys, valueAt } from '../keys/value-at.ts';

/** A gain at a time. Between two points it goes straight; two points at one time are a jump. */
export interface GainPoint {
  readonly at: Ticks;
  readonly gain: number;
}

/** Points in the order of their time; before the first and after the last the gain stays as there. */
export type GainLine = readonly GainPoint[];

/** Straight pieces of an eased or crossed stretch: none is further than a thousandth from the curve. */
const PIECES = 32;

/** Points between two times, ends included, at whole ticks. */
function sampled(from: Ticks, to: Ticks, gainAt: (share: number) => number): GainPoint[] {
  const points: GainPoint[] = [];
  for (let piece = 0; piece <= PIECES; piece++) {
    const at = from + Math.floor(((to - from) * piece) / PIECES);
    if (at !== points.at(-1)?.at) points.push({ at, gain: gainAt((at - from) / (to - from)) });
  }
  return points;
}

function pointsFrom(key: Key<number>, next: Key<number> | undefined): GainPoint[] {
  const point = { at: key.at, gain: key.value };
  if (!next) return [point];
  if (key.ease === 'linear') return [point];
  if (key.ease === 'hold') return [point, { at: next.at, gain: key.value }];
  const keys = [key, next];
  return sampled(key.at, next.at, (share) => valueAt({ keys }, key.at + share * (next.at - key.at)));
}

/** The gain of a clip as it is animated, at times of the document. */
export function animatedLine(gain: Animated<number>, start: Ticks): GainLine {
  if (!hasKeys(gain)) return [{ at: start, gain }];
  const points = gain.keys.flatMap((key, index) => pointsFrom(key, gain.keys[index + 1]));
  return points.map((point) => ({ at: start + point.at, gain: point.gain }));
}

/** The fades of a clip, where no transition takes their place. */
export function fadeLine(
  { start, duration, fadeIn, fadeOut }: Clip,
  without: { start: boolean; end: boolean },
): GainLine {
  const end = start + duration;
  const rising =
    fadeIn > 0 && !without.start
      ? [
          { at: start, gain: 0 },
          { at: start + fadeIn, gain: 1 },
        ]
      : [];
  const falling =
    fadeOut > 0 && !without.end
      ? [
          { at: end - fadeOut, gain: 1 },
          { at: end, gain: 0 },
        ]
      : [];
  return [...rising, ...falling];
}

/** One side of a cross-fade of equal power. */
export function crossLine(from: Ticks, to: Ticks, role: 'left' | 'right'): GainLine {
  const quarter = Math.PI / 2;
  return sampled(from, to, (share) => (role === 'left' ? Math.cos(share * quarter) : Math.sin(share * quarter)));
}

/** The gain of a line just before a time, or from that time on. */
function gainOf(line: GainLine, at: Ticks, side: 'before' | 'from'): number {
  let next = line.findIndex((point) => (side === 'before' ? point.at >= at : point.at > at));
  if (next < 0) next = line.length;
  const [one, other] = [line[next - 1], line[next]];
  if (!one || !other) return one?.gain ?? other?.gain ?? 1;
  return one.gain + ((other.gain - one.gain) * (at - one.at)) / (other.at - one.at);
}

const productAt = (lines: readonly GainLine[], at: Ticks, side: 'before' | 'from') =>
  lines.reduce((product, line) => product * Math.max(0, gainOf(line, at, side)), 1);

/** Times at which some line bends, and between them where two lines that move make a curve of their product. */
function bendsOf(lines: readonly GainLine[]): Ticks[] {
  const bends = [...new Set(lines.flatMap((line) => line.map(({ at }) => at)))].toSorted((one, other) => one - other);
  return bends.flatMap((at, index) => {
    const next = bends[index + 1];
    if (next === undefined) return [at];
    const moving = lines.filter((line) => gainOf(line, at, 'from') !== gainOf(line, next, 'before'));
    return moving.length > 1
      ? sampled(at, next, () => 1)
          .slice(0, -1)
          .map((point) => point.at)
      : [at];
  });
}

/** Where the gain was, or is going, at a time between two bends. */
function straightAt(bends: readonly Ticks[], lines: readonly GainLine[], at: Ticks): number {
  const next = bends.findIndex((bend) => bend > at);
  const [one, other] = [bends[next - 1], bends[next]];
  if (one === undefined || other === undefined || one === at) return productAt(lines, at, 'from');
  const [from, to] = [productAt(lines, one, 'from'), productAt(lines, other, 'before')];
  return from + ((to - from) * (at - one)) / (other - one);
}

/** The product of lines between two times. It bends at the same times for any window. */
export function multiplyLines(lines: readonly GainLine[], from: Ticks, to: Ticks): GainPoint[] {
  const bends = bendsOf(lines);
  const inside = bends.filter((bend) => bend > from && bend < to);
  const last = bends.includes(to) ? productAt(lines, to, 'before') : straightAt(bends, lines, to);
  const points = inside.flatMap((at) => {
    const [before, after] = [productAt(lines, at, 'before'), productAt(lines, at, 'from')];
    return before === after
      ? [{ at, gain: after }]
      : [
          { at, gain: before },
          { at, gain: after },
        ];
  });
  return [{ at: from, gain: straightAt(bends, lines, from) }, ...points, { at: to, gain: last }];
}
