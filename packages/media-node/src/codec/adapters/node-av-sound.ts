import { setImmediate } from 'node:timers/promises';

import { AVMEDIA_TYPE_AUDIO, AVSEEK_FLAG_BACKWARD } from 'node-av/constants';
import type { FormatContext, Frame } from 'node-av/lib';

import type { SoundPiece } from '../codec-port.ts';
import { checked, found } from './node-av-problem.ts';
import { decodeNext, openDecoder, openMedia, samplesOf, streamOf, type StreamDecoder } from './node-av-reader.ts';

const SAMPLE_RATE = 48_000;
/** AAC needs what is before to give a sample as it is: a decoder starts this much earlier. */
const PREROLL = 8192;

/** The sound of a file from a sample on. */
export async function* readSoundWithNodeAv(file: string, from: number): AsyncGenerator<SoundPiece> {
  const container = await openMedia(file);
  try {
    const stream = streamOf(container, AVMEDIA_TYPE_AUDIO);
    if (stream === null) return;
    const decoder = await openDecoder(stream);
    try {
      yield* piecesOf(container, decoder, from);
    } finally {
      decoder.close();
    }
  } finally {
    await container.closeInput();
  }
}

async function* piecesOf(container: FormatContext, decoder: StreamDecoder, from: number): AsyncGenerator<SoundPiece> {
  const { num, den } = decoder.stream.timeBase;
  const early = from - PREROLL;
  if (early > 0) {
    const time = BigInt(Math.floor((early * den) / (num * SAMPLE_RATE)));
    checked(await container.seekFrame(decoder.stream.index, time, AVSEEK_FLAG_BACKWARD), 'going to a sample');
  }
  for (let more = true; more;) {
    const pieces: SoundPiece[] = [];
    more = decodeNext(container, decoder, (frame) => {
      const piece = { start: Math.round((Number(frame.pts) * num * SAMPLE_RATE) / den), ...channelsOf(frame) };
      if (piece.start + piece.left.length > from) pieces.push(piece);
      return true;
    });
    if (pieces.length === 0) continue;
    yield* pieces;
    // Decoding keeps the thread; only here can a message or a signal come in.
    await setImmediate();
  }
}

/** Both channels; a sound of one has it on both sides. */
function channelsOf({ data, nbSamples }: Frame) {
  const planes = found(data, 'samples in the frame');
  const left = samplesOf(planes[0], nbSamples);
  return { left, right: planes[1] === undefined ? left : samplesOf(planes[1], nbSamples) };
}
