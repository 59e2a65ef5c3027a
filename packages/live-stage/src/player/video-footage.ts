import type { Context2d } from '@kinora/drawing';
import type { CropRegion } from '@kinora/drawing/frame';
import type { Moment } from '@kinora/footage';
import { planScene } from '@kinora/reading';
import { composeScore, type Soundtrack } from '@kinora/scenes/sound';

import { createContinuation } from './continue-video.ts';
import { loadScene } from './load-scene.ts';
import type { FilmSize } from './preview-film.ts';
import type { VideoFile, VideoReference } from './preview-scene.ts';
import type { VideoStill } from './video-frames.ts';
import { heldMoment, stillSize, stillTime, stillTimes } from './video-times.ts';

/** Puts what a frame shows onto a context of a size, which it covers. */
export type DrawStill = (ctx: Context2d, frame: number, size: FilmSize) => void;

/** Our own video that stands where the member has none yet: a scene of the engine. */
export const SAMPLE_MEASURES = { width: 1280, height: 720, seconds: 8 };
const SAMPLE_PROMPT = 'a fox runs through a forest in autumn, falling leaves';
const SAMPLE_OPTIONS = { shape: '16:9', resolution: '720p', seconds: 8, style: 'storybook', seed: 11 } as const;

/** Frames of the past from which a video goes on; the server takes as many. */
const PAST = 12;

/** What is shown of a video: its frames, and which part of each, in shares of it. */
export interface Wanted {
  readonly moments: readonly Moment[];
  readonly part?: CropRegion | undefined;
}

const ALL: CropRegion = { x: 0, y: 0, width: 1, height: 1 };

interface Covered extends FilmSize {
  readonly part?: CropRegion | undefined;
}

/** Covers a size with a part of a picture: what is too much on two sides is left out. */
function cover(ctx: Context2d, still: VideoStill, { height, width, part = ALL }: Covered): void {
  const scale = Math.max(width / (still.width * part.width), height / (still.height * part.height));
  const [across, down] = [still.width * scale, still.height * scale];
  const [x, y] = [part.x + part.width / 2, part.y + part.height / 2];
  ctx.drawImage(still, width / 2 - across * x, height / 2 - down * y, across, down);
}

/** Every second frame before the end, from which the video goes on; none where no frame lies beyond it. */
function pastTimes(moments: readonly Moment[]): readonly number[] {
  if (moments.every(({ beyond }) => beyond === 0)) return [];
  const shown = moments.filter(({ beyond }) => beyond === 0);
  const held = shown.filter((_, index) => (shown.length - 1 - index) % 2 === 0);
  return held.slice(-PAST).map(stillTime);
}

async function fileFootage(video: VideoFile, { moments, part }: Wanted): Promise<DrawStill> {
  const past = pastTimes(moments);
  const times = [...new Set([...stillTimes(moments), ...past])];
  // What reads files comes with the first one: the example needs none of it.
  const { loadVideoStills } = await import('./video-frames.ts');
  const stills = await loadVideoStills({ ...video, ...stillSize(video, times.length), moments: times });
  const beyond = createContinuation(past.flatMap((time) => stills.get(time) ?? []));
  return (ctx, frame, size) => {
    const moment = heldMoment(moments, frame);
    if (!moment) return;
    const still = moment.beyond > 0 && beyond ? beyond(moment.beyond) : stills.get(stillTime(moment));
    if (still) cover(ctx, still, { ...size, part });
  };
}

async function sampleFootage({ moments, part }: Wanted): Promise<DrawStill> {
  const plan = planScene(SAMPLE_PROMPT, SAMPLE_OPTIONS);
  const paint = await loadScene(plan);
  const canvas = new OffscreenCanvas(SAMPLE_MEASURES.width / 2, SAMPLE_MEASURES.height / 2);
  const scene = paint({ ...plan, width: canvas.width, height: canvas.height });
  // OffscreenCanvas has every member the engine uses; its own types are wider.
  const own = canvas.getContext('2d') as unknown as Context2d;
  return (ctx, frame, size) => {
    const moment = heldMoment(moments, frame);
    if (!moment) return;
    scene.drawFrame(own, Math.round(moment.position));
    cover(ctx, canvas, { ...size, part });
  };
}

/** Makes a video ready to show its moments: the member's, or ours in its place. Rejects where it cannot be decoded. */
export function loadFootage(video: VideoReference, wanted: Wanted): Promise<DrawStill> {
  return video.kind === 'file' ? fileFootage(video, wanted) : sampleFootage(wanted);
}

/** The sound of a video: the member's, or a score in its place. Null where it has none. */
export async function loadSound(video: VideoReference): Promise<Soundtrack | null> {
  if (video.kind !== 'file') return composeScore(SAMPLE_PROMPT, SAMPLE_OPTIONS);
  const { loadVideoSound } = await import('./video-sound.ts');
  return loadVideoSound(video);
}
