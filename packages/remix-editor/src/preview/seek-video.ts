import { EncodedPacketSink, type EncodedPacket, type InputVideoTrack } from 'mediabunny';

import type { FrameReader } from './frame-reader.ts';
import type { ReadFrame } from './frame-source.ts';
import { openFile, openTrack } from './read-video.ts';

/** Timestamps of files are rounded to their own unit. */
const ROUNDING = 0.001;

/** Finds single frames of one medium, one at a time. */
export type FrameSeeker = Pick<FrameReader, 'exactAt' | 'close'>;

interface Opened {
  readonly packets: EncodedPacketSink;
  readonly decoder: FrameDecoder;
  /** Of the first frame, in seconds. */
  readonly start: number;
}

interface FrameDecoder {
  /** The frame of `target`, which stands in the group that `key` begins. Its caller closes it. */
  decode(key: EncodedPacket, target: EncodedPacket): Promise<VideoFrame | null>;
  close(): void;
}

/** One decoder for all frames: to start another for each would take longer than to decode them. */
function openDecoder(config: VideoDecoderConfig, packets: EncodedPacketSink): FrameDecoder {
  let found: VideoFrame | null = null;
  let wanted = 0;
  const decoder = new VideoDecoder({
    output: (frame) => {
      if (frame.timestamp > wanted) return frame.close();
      found?.close();
      found = frame;
    },
    // The flush that waits for it rejects.
    error: () => undefined,
  });
  decoder.configure({ ...config, optimizeForLatency: true });
  return {
    async decode(key, target) {
      wanted = target.microsecondTimestamp;
      for (let packet: EncodedPacket | null = key; packet; packet = await packets.getNextPacket(packet)) {
        decoder.decode(packet.toEncodedVideoChunk());
        if (packet.sequenceNumber >= target.sequenceNumber) break;
      }
      await decoder.flush();
      const frame = found;
      found = null;
      return frame;
    },
    close() {
      found?.close();
      if (decoder.state !== 'closed') decoder.close();
    },
  };
}

async function openPackets(track: InputVideoTrack, start: number): Promise<Opened> {
  const config = await track.getDecoderConfig();
  if (!config) throw new Error('This browser cannot decode the video.');
  const packets = new EncodedPacketSink(track);
  return { packets, decoder: openDecoder(config, packets), start };
}

/** A frame belongs to its decoder and holds it up; a copy doesn't. */
function copyOf(frame: VideoFrame): OffscreenCanvas {
  const canvas = new OffscreenCanvas(frame.displayWidth, frame.displayHeight);
  canvas.getContext('2d')?.drawImage(frame, 0, 0, canvas.width, canvas.height);
  frame.close();
  return canvas;
}

async function frameAt({ decoder, packets, start }: Opened, seconds: number): Promise<ReadFrame | null> {
  const time = start + Math.max(0, seconds) + ROUNDING;
  const target = (await packets.getPacket(time)) ?? (await packets.getFirstPacket());
  const key = target && (await packets.getKeyPacket(target.timestamp));
  if (!key) return null;
  const frame = await decoder.decode(key, target);
  if (!frame) return null;
  return { timestamp: target.timestamp - start, duration: target.duration, picture: copyOf(frame) };
}

/**
 * Finds frames of a proxy, whose key frames are near each other: what stands before the frame is decoded anew each time.
 * Frames that follow each other are read by a reader. `onFail` hears once that the file can't be read.
 */
export function seekVideo(url: string, onFail: () => void): FrameSeeker {
  const input = openFile(url);
  const opened = openTrack(input).then(({ start, track }) => openPackets(track, start));
  let isClosed = false;
  let hasFailed = false;

  function fail(): null {
    if (!isClosed && !hasFailed) onFail();
    hasFailed = true;
    return null;
  }
  opened.catch(fail);

  return {
    // As a reader, it has no frame where the medium broke off.
    exactAt: (seconds) => (hasFailed ? Promise.resolve(null) : opened.then((o) => frameAt(o, seconds)).catch(fail)),
    close() {
      isClosed = true;
      void opened.then(
        ({ decoder }) => decoder.close(),
        () => undefined,
      );
      input.dispose();
    },
  };
}
