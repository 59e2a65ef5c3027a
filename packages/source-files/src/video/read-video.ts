import { fail, ok, type Result } from '@kinora/contracts';

import { FIRST_BYTES, videoKindOf } from './video-kind.ts';

/** Media types of the videos we take, for a file field. */
export const ACCEPTED_VIDEOS = 'video/mp4,video/quicktime,video/webm';
/** What the server takes: megabytes and seconds. */
export const LARGEST_VIDEO = 200;
export const LONGEST_VIDEO = 60;
const SHORTEST = 0.5;
const MEGABYTE = 1_048_576;
/** Cameras that stop after a minute stop a little later. */
const SPARE = 0.1;

/** A video of the member's; it stays in this browser until a clip is created. */
export interface OwnVideo {
  /** Different for every file that was added. */
  readonly id: string;
  readonly name: string;
  readonly file: Blob;
  readonly bytes: number;
  /** What this browser knows of it; null where it cannot play it, though the server may. */
  readonly measures: VideoMeasures | null;
  /** Where a video element finds it, until it is let go. */
  readonly url: string;
}

/** Pixels and seconds. */
interface VideoMeasures {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/** Why a file was not added. */
export type VideoRefusal =
  | { readonly reason: 'not-a-video' | 'too-large' | 'too-short' | 'is-a-picture'; readonly name: string }
  | { readonly reason: 'too-long'; readonly name: string; readonly seconds: number }
  | { readonly reason: 'other-format'; readonly name: string; readonly format: string };

/** What the browser makes of a file; rejects where it cannot play it. */
export type MeasureVideo = (url: string) => Promise<VideoMeasures>;

async function refusalOf(file: File): Promise<VideoRefusal | null> {
  const { name } = file;
  const kind = videoKindOf(new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer()));
  if (kind === null) return { reason: 'not-a-video', name };
  if (kind === 'picture') return { reason: 'is-a-picture', name };
  if (kind !== 'taken') return { reason: 'other-format', name, format: kind };
  return file.size > LARGEST_VIDEO * MEGABYTE ? { reason: 'too-large', name } : null;
}

function lengthRefusal(measures: VideoMeasures | null, name: string): VideoRefusal | null {
  if (!measures) return null;
  const { seconds } = measures;
  if (seconds > LONGEST_VIDEO + SPARE) return { reason: 'too-long', name, seconds };
  return seconds < SHORTEST ? { reason: 'too-short', name } : null;
}

/** Looks at a file before it is shown: its first bytes, its size, its length. */
export async function readVideo(file: File, measure: MeasureVideo): Promise<Result<OwnVideo, VideoRefusal>> {
  const refusal = await refusalOf(file);
  if (refusal) return fail(refusal);
  const url = URL.createObjectURL(file);
  const measures = await measure(url).catch(() => null);
  const length = lengthRefusal(measures, file.name);
  if (length) {
    URL.revokeObjectURL(url);
    return fail(length);
  }
  return ok({ id: crypto.randomUUID(), name: file.name, file, bytes: file.size, measures, url });
}
