import type { Crops } from '@kinora/contracts/catalogue';
import { clamp } from '@kinora/drawing';
import {
  evenCropRegion,
  type CropRegion,
  frameSize,
  SHORT_SIDES,
  type FrameShape,
  type Resolution,
} from '@kinora/drawing/frame';

import { OVERLAYS, type OverlayName } from '../overlay/overlays.ts';
import { RESTYLES, type RestyleName } from '../restyle/all-restyles.ts';
import type { TimeOperation } from '../retime/time-operation.ts';
import { readVideoWish, type VideoWish } from './read-video-wish.ts';

/** How the time of a video goes. */
export type Pace = 'boomerang' | 'extend' | 'fast' | 'keep' | 'reverse' | 'slow';

/** What a form or a stored order says of a video; what is left out or unknown is as usual. */
export interface VideoOrder {
  readonly prompt?: string | undefined;
  /** By name; `auto` and nothing leave it to the words, `keep` leaves the picture as it is, `upscale` only enlarges it. */
  readonly style?: string | undefined;
  readonly strength?: string | undefined;
  readonly pace?: string | undefined;
  /** By name; `none` for nothing. */
  readonly air?: string | undefined;
  readonly sound?: string | undefined;
  /** `auto` keeps the shape of the video. */
  readonly shape?: string | undefined;
  readonly resolution?: string | undefined;
  readonly crops?: Pick<Crops, 'video'> | undefined;
  /** Seconds into the video. */
  readonly from?: number | undefined;
  /** The most that the result lasts. */
  readonly seconds?: number | undefined;
  readonly seed?: number | undefined;
}

/** The video as far as a plan depends on it: pixels and seconds. */
export interface VideoSource {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/** What becomes of a video; plain JSON. */
export interface VideoPlan {
  readonly time: readonly TimeOperation[];
  /** Pixels of the result, which the video covers: what is too much on two sides is left out. */
  readonly frame: { readonly width: number; readonly height: number };
  readonly upscale: boolean;
  /** 0 leaves the picture, 1 doubles its fine detail. */
  readonly sharpen: number;
  /** Pixels of the video that are looked at at all, where somebody chose. */
  readonly part?: CropRegion | undefined;
  readonly restyle: { readonly name: RestyleName; readonly strength: number; readonly letterBox: boolean } | null;
  readonly overlay: { readonly name: OverlayName; readonly strength: number } | null;
  readonly sound:
    | { readonly kind: 'keep' }
    | { readonly kind: 'none' }
    | { readonly kind: 'score'; readonly prompt: string };
  readonly seed: number;
  /** Length of the result. */
  readonly seconds: number;
  /** Words of the prompt that decide something, and those that do not. */
  readonly seen: readonly string[];
  readonly missed: readonly string[];
}

const SECONDS = 5;
/** The least of a video that is taken. */
const LEAST = 0.5;
/** How far a video goes on after its end. */
const FURTHER = 2;
/** Twice the pixels of a side: from here on edges are drawn anew, not only enlarged. */
const LARGE = 2;
/** What a larger picture lacks in fine detail, of all that sharpening adds. */
const UPSCALE_SHARPNESS = 0.4;
/** What a video is drawn in where nothing else is to be done with it. */
const USUAL_LOOK: RestyleName = 'watercolour';
const PACES: readonly Pace[] = ['keep', 'slow', 'fast', 'reverse', 'boomerang', 'extend'];
const SHAPES: readonly FrameShape[] = ['16:9', '9:16', '1:1', '4:3', '3:4'];
const RESOLUTIONS: readonly Resolution[] = ['360p', '540p', '720p', '1080p'];
const STRENGTHS: Readonly<Record<string, number>> = { full: 1, half: 0.6, light: 0.3 };
/** What is played where no word says what is seen. */
const NO_WORDS = 'a quiet room';

const oneOf = <Value extends string>(values: readonly Value[], value: string | undefined): Value | undefined =>
  values.find((one) => one === value);

// Keys of records are strings to the compiler.
const LOOKS = Object.keys(RESTYLES) as RestyleName[];
const AIRS = Object.keys(OVERLAYS) as OverlayName[];

/** How much of the video is taken at most, how its time goes, and how long that makes the result. */
interface PaceRule {
  readonly takes: (seconds: number) => number;
  readonly operations: readonly TimeOperation[];
  readonly lasts: (taken: number) => number;
}

const same = (seconds: number) => seconds;
const half = (seconds: number) => seconds / 2;
const twice = (seconds: number) => seconds * 2;

const PACE_RULES: Readonly<Record<Pace, PaceRule>> = {
  keep: { takes: same, operations: [], lasts: same },
  slow: { takes: half, operations: [{ kind: 'speed', factor: 0.5, between: 'motion' }], lasts: twice },
  fast: { takes: twice, operations: [{ kind: 'speed', factor: 2, between: 'nearest' }], lasts: half },
  reverse: { takes: same, operations: [{ kind: 'reverse' }], lasts: same },
  boomerang: { takes: half, operations: [{ kind: 'boomerang' }], lasts: twice },
  extend: {
    takes: (seconds) => seconds - FURTHER,
    operations: [{ kind: 'extend', seconds: FURTHER }],
    lasts: (taken) => taken + FURTHER,
  },
};

function planTimes(pace: Pace, { from = 0, seconds = SECONDS }: VideoOrder, source: VideoSource) {
  const start = clamp(from, 0, Math.max(0, source.seconds - LEAST));
  const { takes, operations, lasts } = PACE_RULES[pace];
  const taken = Math.min(takes(seconds), source.seconds - start);
  const time: readonly TimeOperation[] = [{ kind: 'trim', from: start, to: start + taken }, ...operations];
  return { time, seconds: lasts(taken) };
}

const toEven = (pixels: number): number => Math.max(2, Math.round(pixels / 2) * 2);

/** The shape of a video at a resolution: its short side, or less where the long one were longer than a wide frame's. */
function ownFrame({ width, height }: VideoSource, resolution: Resolution) {
  const short = SHORT_SIDES[resolution];
  const longest = (short * 16) / 9;
  const scale = Math.min(short / Math.min(width, height), longest / Math.max(width, height));
  return { width: toEven(width * scale), height: toEven(height * scale) };
}

function planFrame({ crops, shape, resolution }: VideoOrder, source: VideoSource) {
  const size = oneOf(RESOLUTIONS, resolution) ?? '720p';
  const chosen = oneOf(SHAPES, shape);
  const frame = chosen ? frameSize(chosen, size) : ownFrame(source, size);
  const part = crops?.video && evenCropRegion(source, frame.width / frame.height, crops.video);
  const shown = part ?? source;
  const scale = Math.max(frame.width / shown.width, frame.height / shown.height);
  return { frame, upscale: scale >= LARGE, ...(part && { part }) };
}

function soundOf({ sound, prompt = '' }: VideoOrder): VideoPlan['sound'] {
  if (sound === 'none') return { kind: 'none' };
  if (sound === 'music') return { kind: 'score', prompt: prompt === '' ? NO_WORDS : prompt };
  return { kind: 'keep' };
}

interface Changes {
  readonly look: RestyleName | null;
  readonly pace: Pace;
  readonly air: OverlayName | null;
}

/** Styles that leave the picture as it is. */
const AS_IT_IS: readonly (string | undefined)[] = ['keep', 'upscale'];

/** What was chosen, then what the words ask for. */
function changesOf({ air: wanted, pace: going, style }: VideoOrder, named: VideoWish): Changes {
  const pace = oneOf(PACES, going) ?? named.pace ?? 'keep';
  const air = wanted === 'none' ? null : (oneOf(AIRS, wanted) ?? named.air);
  if (AS_IT_IS.includes(style)) return { pace, air, look: null };
  const usual = pace === 'keep' && air === null ? USUAL_LOOK : null;
  return { pace, air, look: oneOf(LOOKS, style) ?? named.look ?? usual };
}

/** Words change nothing of a video that is only enlarged. */
const NO_WISH: Pick<VideoWish, 'air' | 'look' | 'pace'> = { air: null, look: null, pace: null };

const strengthOf = ({ strength = 'full' }: VideoOrder): number => STRENGTHS[strength] ?? 1;

/**
 * What the engine makes of a video: the browser's preview and the server make the same plan. The words choose what
 * nobody chose; where nothing at all would change, the video is painted in watercolour. The result is shorter than asked
 * for where the video is.
 */
export function planVideo(order: VideoOrder, source: VideoSource): VideoPlan {
  const wish = readVideoWish(order.prompt ?? '');
  const { air, look, pace } = changesOf(order, order.style === 'upscale' ? { ...wish, ...NO_WISH } : wish);
  return {
    ...planTimes(pace, order, source),
    ...planFrame(order, source),
    sharpen: order.style === 'upscale' ? UPSCALE_SHARPNESS : 0,
    restyle: look && { name: look, strength: strengthOf(order), letterBox: false },
    overlay: air && { name: air, strength: 1 },
    sound: soundOf(order),
    seed: order.seed ?? 0,
    seen: wish.seen,
    missed: wish.missed,
  };
}
