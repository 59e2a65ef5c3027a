import { BlobSource, CanvasSink, Input, MATROSKA, MP4, QTFF, WEBM, type InputVideoTrack } from 'mediabunny';

/** A still of a video, smaller than the video is. */
export type VideoStill = OffscreenCanvas;

/** Stills of a video by the milliseconds they were asked for at. */
export type VideoStills = ReadonlyMap<number, VideoStill>;

export interface StillsRequest {
  /** Different for every file. */
  readonly id: string;
  readonly file: Blob;
  /** Milliseconds into the video. */
  readonly moments: readonly number[];
  /** Pixels of a still. */
  readonly width: number;
  readonly height: number;
}

/** What is read of the last video: a choice that changes no moment reads nothing again. */
interface Shelf {
  readonly key: string;
  readonly track: Promise<InputVideoTrack>;
  readonly stills: Map<number, VideoStill>;
}

let shelf: Shelf | null = null;

/** Any of the files that a member may bring. */
export const openVideo = (file: Blob) =>
  new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM, MATROSKA] });

async function openTrack(file: Blob): Promise<InputVideoTrack> {
  const track = await openVideo(file).getPrimaryVideoTrack();
  if (!track || !(await track.canDecode())) throw new Error('This browser cannot decode the video.');
  return track;
}

function shelfFor({ file, height, id, width }: StillsRequest): Shelf {
  const key = `${id} ${String(width)}x${String(height)}`;
  if (shelf?.key !== key) shelf = { key, track: openTrack(file), stills: new Map() };
  return shelf;
}

/**
 * Reads stills of a member's video, each once as long as they are wanted: what the last request does not name any more is
 * let go. Rejects where this browser cannot decode it.
 */
export async function loadVideoStills(request: StillsRequest): Promise<VideoStills> {
  const { stills, track: opened } = shelfFor(request);
  const wanted = new Set(request.moments);
  for (const moment of stills.keys()) if (!wanted.has(moment)) stills.delete(moment);
  const missing = [...wanted].filter((moment) => !stills.has(moment)).toSorted((one, other) => one - other);
  if (missing.length === 0) return stills;
  const track = await opened;
  const start = await track.getFirstTimestamp();
  const sink = new CanvasSink(track, { width: request.width, height: request.height, fit: 'fill' });
  let index = 0;
  for await (const still of sink.canvasesAtTimestamps(missing.map((moment) => start + moment / 1000))) {
    const moment = missing[index];
    index += 1;
    // Canvases of a worker are never elements.
    if (still && moment !== undefined) stills.set(moment, still.canvas as OffscreenCanvas);
  }
  return stills;
}
