import { TICKS_PER_SECOND, type MediaClip, type Ticks } from '@kinora/contracts/timeline';
import type { Picture } from '@kinora/drawing';

import type { EditorMedia, EditorMedium } from '../state/media-atoms.ts';
import { createClipFrames, type ClipFrames } from './clip-frames.ts';
import type { FrameSource } from './frame-source.ts';
import { createLoadedPictures } from './loaded-pictures.ts';
import type { NeededClip } from './needed-clips.ts';
import type { FrameSeeker } from './seek-video.ts';
import { tileAt } from './sprite-tiles.ts';

/** How a video is read; `onFail` hears once that it can't be. */
export interface VideoReading {
  /** More than the next few frames are held at once. */
  readonly keepsFrames: boolean;
  readonly onFail: () => void;
}

export interface FrameCacheParts {
  readonly openVideo: (url: string, reading: VideoReading) => FrameSource;
  /** Opens a proxy for single frames; `onFail` hears once that it can't be read. */
  readonly seekVideo: (url: string, onFail: () => void) => FrameSeeker;
  readonly loadPicture: (url: string) => Promise<Picture>;
  readonly loadTiles: (url: string) => Promise<readonly Picture[]>;
  /** Something has come that was asked for. */
  readonly changed: () => void;
  /** A medium's own file couldn't be read under its address; told once for each address. */
  readonly onStale: (mediaId: string) => void;
}

/** Which picture of a clip is wanted. */
export interface PictureRequest {
  readonly clip: Pick<MediaClip, 'id' | 'kind' | 'mediaId' | 'reversed'>;
  readonly sourceTime: Ticks;
  /** 0 stands still; backwards where it is negative. */
  readonly rate: number;
  /** Nothing has moved for a while: the full frame is worth its time. */
  readonly isResting: boolean;
}

interface ShelfPicture {
  /** Null while nothing of it is there yet. */
  readonly picture: Picture | null;
  readonly isExact: boolean;
  /** Missing or unreadable. */
  readonly isOffline: boolean;
}

/** Decides which picture of a clip is shown: the nearest tile at once, then the proxy's frame, then the full one. */
export interface FrameCache {
  learn(media: EditorMedia): void;
  pictureOf(request: PictureRequest): ShelfPicture;
  /** Opens what is about to be seen while it plays. */
  prepare(ahead: readonly NeededClip[], rate: number): void;
  /** Closes the readers of all other clips. */
  keep(ids: ReadonlySet<string>): void;
  close(): void;
}

/** Pictures and sprites that stay decoded. */
const PICTURES_KEPT = 24;
const SPRITES_KEPT = 48;
const OFFLINE: ShelfPicture = { picture: null, isExact: true, isOffline: true };

interface OpenClip {
  readonly frames: ClipFrames;
  /** What it was opened by: another address opens it again. */
  readonly source: string;
}

interface CacheState {
  readonly parts: FrameCacheParts;
  media: EditorMedia;
  readonly clips: Map<string, OpenClip>;
  /** Addresses that can't be read. */
  readonly failed: Set<string>;
}

/** A broken proxy leaves the file, and the other way round. */
const readable = ({ failed }: CacheState, { proxy, url }: EditorMedium) => ({
  file: failed.has(url) ? null : url,
  proxy: proxy === null || failed.has(proxy) ? null : proxy,
});

function fail(cache: CacheState, mediaId: string, url: string): void {
  const medium = cache.media[mediaId];
  if (!medium || (medium.url !== url && medium.proxy !== url) || cache.failed.has(url)) return;
  cache.failed.add(url);
  if (url === medium.url) cache.parts.onStale(mediaId);
  cache.parts.changed();
}

function framesOf(cache: CacheState, clip: PictureRequest['clip'], medium: EditorMedium): ClipFrames {
  const { file, proxy } = readable(cache, medium);
  const source = `${file ?? ''} ${proxy ?? ''}`;
  const known = cache.clips.get(clip.id);
  if (known?.source === source) return known.frames;
  known?.frames.close();
  const { parts } = cache;
  const frames = createClipFrames({
    hasProxy: proxy !== null,
    hasFull: file !== null,
    changed: parts.changed,
    open: (quality, keepsFrames) => {
      const url = (quality === 'proxy' ? proxy : file) ?? medium.url;
      return parts.openVideo(url, { keepsFrames, onFail: () => fail(cache, clip.mediaId, url) });
    },
    seek: () => {
      const url = proxy ?? medium.url;
      return parts.seekVideo(url, () => fail(cache, clip.mediaId, url));
    },
  });
  cache.clips.set(clip.id, { frames, source });
  return frames;
}

const isBackward = ({ reversed }: PictureRequest['clip'], rate: number): boolean => (rate < 0 ? !reversed : reversed);

function ofVideo(
  cache: CacheState,
  request: PictureRequest,
  medium: EditorMedium,
): Omit<ShelfPicture, 'isOffline'> | null {
  const { clip, isResting, rate, sourceTime } = request;
  const frames = framesOf(cache, clip, medium);
  const seconds = sourceTime / TICKS_PER_SECOND;
  // A frozen frame stands still also while the rest plays.
  if (rate === 0 || clip.kind === 'image') return frames.stillAt(seconds, isResting || rate !== 0);
  const picture = frames.playedAt(seconds, isBackward(clip, rate));
  return picture && { picture, isExact: false };
}

function createPictures(cache: CacheState) {
  const { changed, loadPicture, loadTiles } = cache.parts;
  const onFail = (url: string) => {
    for (const [mediaId, medium] of Object.entries(cache.media)) {
      if (medium.kind === 'image' && medium.url === url) fail(cache, mediaId, url);
    }
  };
  return {
    images: createLoadedPictures({ load: loadPicture, most: PICTURES_KEPT, onLoad: changed, onFail }),
    // A sprite only bridges the wait: without it nothing is shown for a moment.
    sprites: createLoadedPictures({ load: loadTiles, most: SPRITES_KEPT, onLoad: changed, onFail: () => undefined }),
  };
}

export function createFrameCache(parts: FrameCacheParts): FrameCache {
  const cache: CacheState = { parts, media: {}, clips: new Map(), failed: new Set() };
  const { images, sprites } = createPictures(cache);

  function mediumOf(mediaId: string): EditorMedium | null {
    const medium = Object.hasOwn(cache.media, mediaId) ? cache.media[mediaId] : undefined;
    if (!medium) return null;
    const { file, proxy } = readable(cache, medium);
    return (file ?? proxy) === null ? null : medium;
  }

  function bridge({ clip, sourceTime }: PictureRequest, { duration, sprite }: EditorMedium): Picture | null {
    const tile = sprite === null ? null : sprites.get(sprite)?.[tileAt(sourceTime, duration)];
    return tile ?? cache.clips.get(clip.id)?.frames.last() ?? null;
  }

  return {
    learn(media) {
      cache.media = media;
    },
    pictureOf(request) {
      const medium = mediumOf(request.clip.mediaId);
      if (!medium) return OFFLINE;
      if (medium.kind === 'image') {
        const picture = images.get(medium.url);
        return { picture, isExact: picture !== null, isOffline: false };
      }
      const found = ofVideo(cache, request, medium);
      if (found) return { ...found, isOffline: false };
      return { picture: bridge(request, medium), isExact: false, isOffline: false };
    },
    prepare(ahead, rate) {
      for (const { clip, sourceTime } of ahead) {
        const medium = mediumOf(clip.mediaId);
        const isMoving = medium?.kind === 'video' && clip.kind === 'video';
        if (medium?.kind === 'image') images.get(medium.url);
        if (isMoving) ofVideo(cache, { clip, sourceTime, rate, isResting: false }, medium);
      }
    },
    keep(ids) {
      for (const [id, { frames }] of cache.clips) {
        if (ids.has(id)) continue;
        frames.close();
        cache.clips.delete(id);
      }
    },
    close() {
      for (const { frames } of cache.clips.values()) frames.close();
      cache.clips.clear();
    },
  };
}
