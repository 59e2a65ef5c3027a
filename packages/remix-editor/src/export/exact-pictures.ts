import { TICKS_PER_SECOND, type MediaClip, type Ticks } from '@kinora/contracts/timeline';
import type { Picture } from '@kinora/drawing';

import type { VideoReading } from '../preview/frame-cache.ts';
import { createFrameReader, type FrameReader } from '../preview/frame-reader.ts';
import type { FrameSource } from '../preview/frame-source.ts';
import type { EditorMedia } from '../state/media-atoms.ts';

export interface ExactPictureParts {
  readonly openVideo: (url: string, reading: VideoReading) => FrameSource;
  readonly loadPicture: (url: string) => Promise<Picture>;
}

/** Pictures of clips from their originals, each waited for. */
export interface ExactPictures {
  /** Rejects with an error that `missingMedium` knows where it can't be read. */
  pictureOf(clip: MediaClip, sourceTime: Ticks): Promise<Picture>;
  /** Closes the readers of all other clips. */
  keep(ids: ReadonlySet<string>): void;
  close(): void;
}

const missing = (mediaId: string): Error => new Error(`The medium ${mediaId} cannot be read.`, { cause: { mediaId } });

/** The medium whose lack an error tells of; null where it is another error. */
export function missingMedium(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : null;
  if (typeof cause !== 'object' || cause === null || !('mediaId' in cause)) return null;
  return typeof cause.mediaId === 'string' ? cause.mediaId : null;
}

/** Decoded pictures that are kept. */
const PICTURES_KEPT = 6;

export function createExactPictures(media: EditorMedia, { loadPicture, openVideo }: ExactPictureParts): ExactPictures {
  const readers = new Map<string, FrameReader>();
  const pictures = new Map<string, Promise<Picture>>();
  const failed = new Set<string>();

  function readerOf({ id, kind, mediaId, reversed }: MediaClip, url: string): FrameReader {
    const known = readers.get(id);
    if (known) return known;
    const keepsFrames = reversed || kind === 'image';
    const source = openVideo(url, { keepsFrames, onFail: () => failed.add(mediaId) });
    const reader = createFrameReader(source, { isBackward: reversed && kind === 'video' });
    readers.set(id, reader);
    return reader;
  }

  function still(url: string): Promise<Picture> {
    const picture = pictures.get(url) ?? loadPicture(url);
    pictures.delete(url);
    pictures.set(url, picture);
    const [oldest] = pictures.keys();
    if (pictures.size > PICTURES_KEPT && oldest !== undefined) pictures.delete(oldest);
    return picture;
  }

  return {
    async pictureOf(clip, sourceTime) {
      const medium = Object.hasOwn(media, clip.mediaId) ? media[clip.mediaId] : undefined;
      if (!medium) throw missing(clip.mediaId);
      if (medium.kind === 'image') {
        return still(medium.url).catch(() => {
          throw missing(clip.mediaId);
        });
      }
      const frame = await readerOf(clip, medium.url).exactAt(sourceTime / TICKS_PER_SECOND);
      if (!frame || failed.has(clip.mediaId)) throw missing(clip.mediaId);
      return frame.picture;
    },
    keep(ids) {
      for (const [id, reader] of readers) {
        if (ids.has(id)) continue;
        reader.close();
        readers.delete(id);
      }
    },
    close() {
      for (const reader of readers.values()) reader.close();
      readers.clear();
    },
  };
}
