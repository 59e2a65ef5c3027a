import type { Pixels } from '../canvas/canvas.ts';
import { byteAt, createPixels, type Size } from '../pixels/plane.ts';
import { createField, createMotionSearch, type MotionField } from './motion-field.ts';
import { createWarp } from './warp.ts';

/** Frames over which motion is averaged. */
const PAIRS = 4;
/** Share of the speed that is left in the end, and the seconds in which most of the rest is lost. */
const SPEED_LEFT = 0.45;
const DECAY_SECONDS = 1.1;

/** Movements that have been made after `frames` frames at a speed that decays. */
export function continuedAmount(frames: number, fps: number): number {
  const span = DECAY_SECONDS * fps;
  return SPEED_LEFT * frames + (1 - SPEED_LEFT) * span * (1 - Math.exp(-frames / span));
}

const middle = (one: number, two: number, three: number) =>
  Math.max(Math.min(one, two), Math.min(Math.max(one, two), three));

/** The middle of some values at one place. */
const medianAt = (values: readonly Float32Array[], index: number) =>
  values.map((one) => one[index] ?? 0).toSorted((one, two) => one - two)[values.length >> 1] ?? 0;

/** The middle of the last few fields at each block. */
function steadyMotion(fields: readonly MotionField[], target: MotionField): void {
  const [across, down] = [fields.map(({ x }) => x), fields.map(({ y }) => y)];
  for (let index = 0; index < target.x.length; index++) {
    target.x[index] = medianAt(across, index);
    target.y[index] = medianAt(down, index);
  }
}

/** What lasts at each place: the middle of a frame and its two neighbours, moved onto it. */
function lasting(frames: readonly [Pixels, Pixels, Pixels], target: Pixels): void {
  const [before, here, after] = frames;
  for (let index = 0; index < target.data.length; index++) {
    target.data[index] = middle(byteAt(before.data, index), byteAt(here.data, index), byteAt(after.data, index));
  }
}

/** What is in a frame and does not last, around 128: rain, sparks, flicker, grain. */
function fleetingOf(frame: Pixels, clean: Pixels): Uint8ClampedArray {
  return frame.data.map((level, index) => 128 + level - byteAt(clean.data, index));
}

function addFleeting({ data }: Pixels, fleeting: Uint8ClampedArray, gain: number): void {
  const part = Math.round(gain * 256);
  for (let index = 0; index < data.length; index++) {
    if (index % 4 === 3) continue;
    data[index] = byteAt(data, index) + (((byteAt(fleeting, index) - 128) * part) >> 8);
  }
}

/** Mean change of some of the bytes between two frames. */
function changeOf(one: Pixels, two: Pixels): number {
  let [sum, count] = [0, 0];
  for (let index = 0; index < one.data.length; index += 7) {
    sum += Math.abs(byteAt(one.data, index) - byteAt(two.data, index));
    count++;
  }
  return sum / count;
}

/** The middle change between neighbours, which a flash among them does not move. */
function usualChange(frames: readonly Pixels[]): number {
  const changes = frames.slice(1).map((frame, index) => changeOf(frames[index] ?? frame, frame));
  return changes.toSorted((one, two) => one - two)[changes.length >> 1] ?? 0;
}

/** Frames after the last one of a clip, in any order. */
export interface Continuation {
  /** `step` is 1 for the first frame after the last; `target` must be opaque. */
  frame(step: number, target: Pixels): void;
}

/** Motion of a clip's last frames. */
function measureMotion(frames: readonly Pixels[], size: Size): MotionField {
  const field = createField(size);
  const search = createMotionSearch(size);
  const fields = frames.slice(1).map((to, index) => {
    const found = createField(size);
    search(frames[index] ?? to, to, found);
    return found;
  });
  steadyMotion(fields, field);
  return field;
}

/**
 * Goes on after a clip's last frames (at least five, in order): what lasts moves on as the camera and each part of the
 * picture did, ever slower; what is fleeting, as rain and grain, is taken from those frames in turn, as strongly as
 * keeps the picture as lively as it was.
 */
export function continueClip(frames: readonly Pixels[], fps: number): Continuation {
  const [last] = frames.slice(-1);
  if (!last || frames.length < 5) throw new RangeError('A clip goes on after five frames or more.');
  const field = measureMotion(frames.slice(-PAIRS - 1), last);
  const warp = createWarp(last, field);
  const [before, after, clean] = [createPixels(last), createPixels(last), createPixels(last)];
  const fleeting = frames.slice(1, -1).map((frame, index) => {
    warp(frames[index] ?? frame, { field, amount: 1 }, before);
    warp(frames[index + 2] ?? frame, { field, amount: -1 }, after);
    lasting([before, frame, after], clean);
    return fleetingOf(frame, clean);
  });
  const base = createPixels(last);
  warp(frames.at(-2) ?? last, { field, amount: 1 }, before);
  warp(frames.at(-3) ?? last, { field, amount: 2 }, after);
  lasting([before, last, after], base);
  const draw = (step: number, target: Pixels, gain: number) => {
    warp(base, { field, amount: continuedAmount(step, fps) }, target);
    addFleeting(target, fleeting[(step - 1) % fleeting.length] ?? target.data, gain);
  };
  const gain = balance(usualChange(frames), (step, target) => draw(step, target, 1), [before, after]);
  return { frame: (step, target) => draw(step, target, gain) };
}

/** How strong the fleeting must be so that new frames change as much as the old ones did. */
function balance(usual: number, draw: (step: number, target: Pixels) => void, [one, two]: [Pixels, Pixels]): number {
  draw(2, one);
  draw(3, two);
  const change = changeOf(one, two);
  return change > 0 ? Math.max(0.5, Math.min(1.8, usual / change)) : 1;
}
