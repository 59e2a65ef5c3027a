import {
  CanvasSink,
  Input,
  MATROSKA,
  MP4,
  QTFF,
  UrlSource,
  VideoSampleSink,
  WEBM,
  type InputVideoTrack,
} from 'mediabunny';

import { createFrameCopier, isCopied } from './copy-frames.ts';
import type { VideoReading } from './frame-cache.ts';
import type { FrameSource, ReadFrame } from './frame-source.ts';

/** A server that answers, but not with the file, isn't asked again: the address has expired. */
const ATTEMPTS = 2;
const RETRY_SECONDS = 0.4;
/** The reader holds ten frames, the one that is drawn included. */
const POOL = 14;
const CACHE_BYTES = 16 * 1024 * 1024;

/** Opens a file by ranges of its bytes. */
export function openFile(url: string): Input {
  const source = new UrlSource(new URL(url, location.href), {
    maxCacheSize: CACHE_BYTES,
    getRetryDelay: (attempts) => (attempts < ATTEMPTS ? RETRY_SECONDS : null),
    handleUnhandledError: () => undefined,
  });
  return new Input({ source, formats: [MP4, QTFF, WEBM, MATROSKA] });
}

/** Its video, and when the first frame of it is shown, in seconds. */
export async function openTrack(input: Input): Promise<{ readonly track: InputVideoTrack; readonly start: number }> {
  const track = await input.getPrimaryVideoTrack();
  if (!track || !(await track.canDecode())) throw new Error('This browser cannot decode the video.');
  return { track, start: await track.getFirstTimestamp() };
}

/** A video as the frames of one reader; seconds from its first frame. */
export function readVideo(url: string, { keepsFrames, onFail }: VideoReading): FrameSource {
  const input = openFile(url);
  const opened = openTrack(input);
  let isClosed = false;
  // A reader gets the error; there may be none yet.
  opened.catch(() => undefined);

  async function* frames(from: number): AsyncGenerator<ReadFrame, void, undefined> {
    const { start, track } = await opened;
    // Frames that play take turns on few canvases; those at rest are kept.
    const most = keepsFrames ? null : POOL;
    if (await isCopied(track)) {
      const copy = createFrameCopier(most);
      for await (const sample of new VideoSampleSink(track).samples(start + from)) {
        const { duration, timestamp } = sample;
        yield { timestamp: timestamp - start, duration, picture: await copy(sample) };
      }
      return;
    }
    const sink = new CanvasSink(track, most === null ? {} : { poolSize: most });
    for await (const { canvas, duration, timestamp } of sink.canvases(start + from)) {
      yield { timestamp: timestamp - start, duration, picture: canvas };
    }
  }

  return {
    async *read(from) {
      try {
        yield* frames(from);
      } catch (error) {
        if (!isClosed) onFail();
        throw error;
      }
    },
    close() {
      isClosed = true;
      input.dispose();
    },
  };
}
