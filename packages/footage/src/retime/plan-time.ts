import { clamp, lerp } from '@kinora/drawing';

import { FASTEST, SLOWEST, type Between, type Moment, type TimeOperation } from './time-operation.ts';

/** A clip as far as time goes. */
export interface ClipTime {
  readonly frames: number;
  readonly fps: number;
}

const frameAt = (position: number, beyond = 0): Moment => ({ position, beyond, between: 'nearest', over: null });

const framesOf = (seconds: number, fps: number) => Math.round(seconds * fps);

function trim(moments: readonly Moment[], from: number, to: number): Moment[] {
  const start = clamp(from, 0, moments.length - 1);
  return moments.slice(start, Math.max(start + 1, to));
}

/** Where two neighbours in the result are neighbours in the source, there is something between them. */
function isContinuous(one: Moment, two: Moment): boolean {
  return one.beyond === 0 && two.beyond === 0 && !one.over && !two.over && Math.abs(two.position - one.position) <= 1;
}

function between(moments: readonly Moment[], place: number, kind: Between): Moment {
  const index = Math.min(moments.length - 1, Math.floor(place));
  const [one, two] = [moments[index], moments[Math.min(moments.length - 1, index + 1)]];
  if (!one || !two) throw new RangeError('A clip has at least one frame.');
  const share = place - index;
  if (kind === 'nearest' || !isContinuous(one, two)) return share < 0.5 ? one : two;
  return { position: lerp(one.position, two.position, share), beyond: 0, between: kind, over: null };
}

function speed(moments: readonly Moment[], factor: number, kind: Between): Moment[] {
  const pace = clamp(factor, SLOWEST, FASTEST);
  const length = Math.max(1, Math.round(moments.length / pace));
  return Array.from({ length }, (_, index) => between(moments, Math.min(moments.length - 1, index * pace), kind));
}

/** The end of each round fades into the beginning of the next, so a round is shorter by the fade. */
function loop(moments: readonly Moment[], times: number, fade: number): Moment[] {
  const overlap = Math.min(Math.max(0, fade), moments.length >> 1);
  const length = moments.length - overlap;
  const round = moments.slice(0, length).map((moment, index): Moment => {
    const end = moments[length + index];
    if (index >= overlap || !end) return moment;
    const share = 1 - (index + 1) / (overlap + 1);
    return { ...moment, over: { position: end.position, beyond: end.beyond, share } };
  });
  return Array.from({ length: Math.max(1, Math.round(times)) }, () => round).flat();
}

function freeze(moments: readonly Moment[], at: number, count: number): Moment[] {
  const index = clamp(at, 0, moments.length - 1);
  const held = moments[index];
  return held ? moments.toSpliced(index, 0, ...Array.from({ length: count }, () => held)) : [...moments];
}

function extend(moments: readonly Moment[], count: number): Moment[] {
  const last = moments.at(-1);
  if (!last) return [];
  const further = Array.from({ length: count }, (_, index) => frameAt(last.position, last.beyond + index + 1));
  return [...moments, ...further];
}

function apply(moments: readonly Moment[], operation: TimeOperation, fps: number): Moment[] {
  switch (operation.kind) {
    case 'trim':
      return trim(moments, framesOf(operation.from, fps), framesOf(operation.to, fps));
    case 'speed':
      return speed(moments, operation.factor, operation.between);
    case 'reverse':
      return moments.toReversed();
    case 'boomerang':
      return [...moments, ...moments.slice(1, -1).toReversed()];
    case 'loop':
      return loop(moments, operation.times, framesOf(operation.fade, fps));
    case 'freeze':
      return freeze(moments, framesOf(operation.at, fps), framesOf(operation.seconds, fps));
    case 'extend':
      return extend(moments, framesOf(operation.seconds, fps));
    default:
      return operation satisfies never;
  }
}

/** What each frame of the result shows, after all operations in order. */
export function planTime(operations: readonly TimeOperation[], { frames, fps }: ClipTime): readonly Moment[] {
  const whole = Array.from({ length: frames }, (_, index) => frameAt(index));
  return operations.reduce<Moment[]>((moments, operation) => apply(moments, operation, fps), whole);
}
