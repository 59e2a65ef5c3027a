import { join } from 'node:path';

import type { Clip, MediaClip, MediaFacts, Ratio, TimelineDocument, Track } from '@kinora/contracts/timeline';
import { frameStart } from '@kinora/timeline';
import { createCanvas } from '@napi-rs/canvas';

import type { CodecPort } from '../codec/codec-port.ts';
import type { TimelineFilm } from '../timeline/timeline-film.ts';

export const SIZE = { width: 160, height: 90 };
const SAMPLES = 48_000;
const SECOND = 240_000;

/** A smooth ground on which a disc moves on; `hue` tells one medium from another. */
function aFrame(index: number, hue: number): Buffer {
  const canvas = createCanvas(SIZE.width, SIZE.height);
  const ctx = canvas.getContext('2d');
  const ground = ctx.createLinearGradient(0, 0, SIZE.width, SIZE.height);
  ground.addColorStop(0, `hsl(${hue} 25% 35%)`);
  ground.addColorStop(1, `hsl(${hue + 40} 20% 60%)`);
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, SIZE.width, SIZE.height);
  ctx.fillStyle = '#f0e8d0';
  ctx.beginPath();
  ctx.arc(10 + ((index * 3) % 140), 45, 9, 0, Math.PI * 2);
  ctx.fill();
  return canvas.data();
}

/** A tone that rises, so that no two places of it are alike. */
export function aTone(seconds: number, pitch: number) {
  const length = Math.round(seconds * SAMPLES);
  const left = Float32Array.from({ length }, (_, at) => 0.4 * Math.sin(at / pitch + (at / SAMPLES) ** 2 * 200));
  return { sampleRate: SAMPLES, left, right: left.map((sample) => sample / 2) } as const;
}

export interface Medium {
  readonly file: string;
  readonly facts: MediaFacts;
}

interface MediumOptions {
  readonly folder: string;
  readonly name: string;
  readonly rate: Ratio;
  readonly frames: number;
  readonly hue: number;
  /** Of its tone; a smaller number is higher. */
  readonly pitch: number;
}

/** Encodes a medium as clips are. */
export async function makeMedium(codec: CodecPort, options: MediumOptions): Promise<Medium> {
  const { folder, frames, hue, name, pitch, rate } = options;
  const file = join(folder, `${name}.mp4`);
  const fps = rate.num / rate.den;
  const soundtrack = aTone(frames / fps, pitch);
  const encoder = await codec.openEncoder({ file, ...SIZE, fps, soundtrack, rateFactor: 10 });
  for (let index = 0; index < frames; index += 1) await encoder.writeFrame(aFrame(index, hue));
  await encoder.finish();
  const facts = { kind: 'video', duration: frameStart(frames, rate), ...SIZE, rate, hasSound: true } as const;
  return { file, facts };
}

const PLACED: MediaClip['frame'] = {
  crop: { left: 0, top: 0, right: 0, bottom: 0 },
  x: 0,
  y: 0,
  scale: 1,
  rotation: 0,
  opacity: 1,
  fit: 'contain',
};

/** A clip of a video that begins where it stands. */
export const aVideoClip = (changes: Partial<MediaClip> & Pick<MediaClip, 'id' | 'mediaId'>): MediaClip => ({
  trackId: 'video',
  kind: 'video',
  name: changes.id,
  start: 0,
  duration: SECOND,
  linkId: null,
  groupId: null,
  fadeIn: 0,
  fadeOut: 0,
  effects: [],
  sourceIn: 0,
  sourceDuration: changes.duration ?? SECOND,
  speed: { num: 1, den: 1 },
  keepPitch: true,
  reversed: false,
  gain: 1,
  frame: PLACED,
  takes: [],
  activeTake: 0,
  ...changes,
});

export const aTrack = (id: string, clips: readonly Clip[], changes: Partial<Track> = {}): Track => ({
  id,
  kind: 'video',
  name: '',
  locked: false,
  hidden: false,
  muted: false,
  solo: false,
  gain: 1,
  ...changes,
  clips: clips.map((clip) => ({ ...clip, trackId: id })),
});

export function aFilm(
  tracks: readonly Track[],
  changes: Partial<Omit<TimelineFilm, 'document'>> & Partial<Pick<TimelineDocument, 'transitions'>> = {},
): TimelineFilm {
  const { rate = { num: 24, den: 1 }, transitions = [], range = { start: 0, end: SECOND }, ...others } = changes;
  const document: TimelineDocument = {
    format: 'kinora-timeline',
    version: 1,
    name: 'Two lakes',
    rate,
    ...SIZE,
    background: '#102030',
    tracks,
    transitions,
    markers: [],
    range: null,
  };
  return { document, media: {}, ...SIZE, rate, range, watermark: false, ...others };
}
