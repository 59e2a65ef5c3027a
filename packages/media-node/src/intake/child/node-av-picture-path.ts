import { AV_NOPTS_VALUE, AV_PICTURE_TYPE_NONE } from 'node-av/constants';
import type { Frame, Packet } from 'node-av/lib';

import type { Track } from '../../codec/adapters/node-av-track.ts';
import { refusalError } from '../refusal.ts';
import type { TolerantDecoder } from './node-av-decoder.ts';
import { openFilterChain, type FilterChain } from './node-av-filter.ts';
import type { Normalisation } from './normalisation.ts';

/** The way of the picture from packets of the source to frames of the result. */
export interface PicturePath {
  /** Takes a packet of the source, or its end at `null`. */
  take(packet: Packet | null): Promise<void>;
  /** Frames written so far. */
  frames(): number;
  /** Frames that could not be decoded, or not in the form of the first. */
  faults(): number;
  close(): void;
}

interface Way {
  readonly decoder: TolerantDecoder;
  readonly track: Track;
  readonly plan: Normalisation;
  /** How long a frame of the source is shown on average. */
  readonly frameSeconds: number;
  /** How long the source may be. */
  readonly mostSeconds: number;
}

export function createPicturePath({ decoder, frameSeconds, mostSeconds, plan, track }: Way): PicturePath {
  const usual = BigInt(Math.round(frameSeconds / decoder.stream.timeBase.toDouble()));
  const most = (mostSeconds + 1) * plan.fps;
  let chain: FilterChain | null = null;
  let frames = 0;
  let refused = 0;

  function filter(frame: Frame) {
    if (frame.bestEffortTimestamp !== AV_NOPTS_VALUE) frame.pts = frame.bestEffortTimestamp;
    // Not every container tells it, and the last frame is shown for as long as the others.
    if (frame.duration <= 0n) frame.duration = usual;
    chain ??= openFilterChain(pictureSource(frame, decoder), plan.pictureFilters);
    if (chain.push(frame) < 0) refused += 1;
  }

  async function encode() {
    for (let frame = chain?.next(); frame; frame = chain?.next()) {
      if (frames >= most) {
        throw refusalError({
          reason: 'too-long',
          detail: { seconds: frames / plan.fps, most: mostSeconds },
        });
      }
      // What kind the source's frame was is no advice for the encoder.
      frame.pictType = AV_PICTURE_TYPE_NONE;
      frame.pts = BigInt(frames);
      await track.send(frame);
      frames += 1;
    }
  }

  return {
    async take(packet) {
      decoder.send(packet);
      for (let frame = decoder.next(); frame; frame = decoder.next()) {
        filter(frame);
        await encode();
      }
      if (packet !== null) return;
      chain?.push(null);
      await encode();
      await track.send(null);
    },
    frames: () => frames,
    faults: () => decoder.faults() + refused,
    close() {
      decoder.close();
      chain?.close();
    },
  };
}

function pictureSource(frame: Frame, { stream: { timeBase } }: TolerantDecoder): string {
  const size = `${String(frame.width)}x${String(frame.height)}`;
  const base = `${String(timeBase.num)}/${String(timeBase.den)}`;
  const colours = `colorspace=${String(frame.colorSpace)}:range=${String(frame.colorRange)}`;
  return `buffer=video_size=${size}:pix_fmt=${String(frame.format)}:time_base=${base}:pixel_aspect=1/1:${colours}`;
}
