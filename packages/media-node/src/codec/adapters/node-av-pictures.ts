import { setImmediate } from 'node:timers/promises';

import { AVMEDIA_TYPE_VIDEO, AVSEEK_FLAG_BACKWARD } from 'node-av/constants';
import type { FormatContext, Frame } from 'node-av/lib';

import { checked, found } from './node-av-problem.ts';
import { openDecoder, openMedia, openPuller, streamOf, type StreamDecoder } from './node-av-reader.ts';

/** A frame of the decoder's own, which changes with the next one. */
export interface DecodedPicture {
  readonly seconds: number;
  readonly frame: Frame;
}

/** The frames of a file from one on. */
export async function* readPictures(file: string, from: number): AsyncGenerator<DecodedPicture> {
  const container = await openMedia(file);
  try {
    const decoder = await openDecoder(found(streamOf(container, AVMEDIA_TYPE_VIDEO), 'picture in the file'));
    try {
      yield* picturesOf(container, decoder, from);
    } finally {
      decoder.close();
    }
  } finally {
    await container.closeInput();
  }
}

async function* picturesOf(
  container: FormatContext,
  decoder: StreamDecoder,
  from: number,
): AsyncGenerator<DecodedPicture> {
  const { stream } = decoder;
  const fps = stream.avgFrameRate.toDouble();
  const second = stream.timeBase.den / stream.timeBase.num;
  const first = BigInt(Math.round((from / fps) * second));
  if (from > 0) await seekBefore(container, decoder, first);
  // Half a frame earlier, since times are rounded.
  const pull = openPuller(container, decoder, first - BigInt(Math.round(second / fps / 2)));
  let next = 0;
  for (let frame = pull(); frame !== null; frame = pull()) {
    // After a jump only its time tells which frame this is.
    const index = from > 0 ? Math.round((Number(frame.pts) / second) * fps) : next;
    next += 1;
    if (index >= from) yield { seconds: index / fps, frame };
    // Decoding keeps the thread; only here can a message or a signal come in.
    await setImmediate();
  }
}

/** Goes to the key frame at or before a time. */
async function seekBefore(container: FormatContext, { stream }: StreamDecoder, time: bigint): Promise<void> {
  checked(await container.seekFrame(stream.index, time, AVSEEK_FLAG_BACKWARD), 'going to a frame');
}
