import {
  AVDISCARD_DEFAULT,
  AVDISCARD_NONREF,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
  AV_PIX_FMT_RGBA,
  type AVMediaType,
} from 'node-av/constants';
import { Codec, CodecContext, FormatContext, Frame, Packet, SoftwareScaleContext, type Stream } from 'node-av/lib';

import { ENCODING } from '../encoding.ts';
import { mediaProblem } from '../media-problem.ts';
import { allocFrame, tagRgb } from './node-av-frame.ts';
import { checked, found, isDrained } from './node-av-problem.ts';

/**
 * Opens one of our own files to decode it; the caller closes its input. Its index says all that a decoder needs, and to
 * look for more in its media takes as long as six frames.
 */
export async function openMedia(file: string): Promise<FormatContext> {
  const container = new FormatContext();
  checked(await container.openInput(file), `opening ${file}`);
  return container;
}

/** The same with all that can be known of its streams. */
async function openFile(file: string): Promise<FormatContext> {
  const container = await openMedia(file);
  const code = await container.findStreamInfo();
  if (code < 0) await container.closeInput();
  checked(code, 'reading the streams');
  return container;
}

/** Opens one of our own files, and closes it after use. */
export async function withFile<Value>(file: string, use: (container: FormatContext) => Promise<Value>): Promise<Value> {
  const container = await openFile(file);
  try {
    return await use(container);
  } finally {
    await container.closeInput();
  }
}

export function streamOf(container: FormatContext, kind: AVMediaType): Stream | null {
  const index = container.findBestStream(kind);
  return container.streams.find((stream) => stream.index === index) ?? null;
}

/** Decodes the stream of a kind until `take` has seen enough. */
async function decode(file: string, kind: AVMediaType, take: (frame: Frame) => boolean): Promise<void> {
  await withFile(file, async (container) => {
    const stream = found(streamOf(container, kind), 'such stream in the file');
    const decoder = await openDecoder(stream);
    try {
      while (decodeNext(container, decoder, take)) continue;
    } finally {
      decoder.close();
    }
  });
}

/** A decoder of one stream, with the packet and the frame it works in. */
export interface StreamDecoder {
  readonly stream: Stream;
  readonly context: CodecContext;
  readonly packet: Packet;
  readonly frame: Frame;
  close(): void;
}

/** The caller closes it. */
export async function openDecoder(stream: Stream): Promise<StreamDecoder> {
  const codec = found(Codec.findDecoder(stream.codecpar.codecId), 'decoder for the file');
  const context = new CodecContext();
  context.allocContext3(codec);
  checked(context.parametersToContext(stream.codecpar), 'reading the format');
  context.threadCount = ENCODING.threads;
  checked(await context.open2(codec), 'opening the decoder');
  const packet = new Packet();
  packet.alloc();
  const frame = new Frame();
  frame.alloc();
  return { stream, context, packet, frame, close: () => [frame.free(), packet.free(), context.freeContext()] };
}

/** Reads one packet and hands its frames out; `false` at the end of the file or when enough was taken. */
export function decodeNext(container: FormatContext, decoder: StreamDecoder, take: (frame: Frame) => boolean): boolean {
  const { stream, context, packet, frame } = decoder;
  packet.unref();
  const ended = isDrained(container.readFrameSync(packet), 'reading');
  if (!ended && packet.streamIndex !== stream.index) return true;
  checked(context.sendPacketSync(ended ? null : packet), 'decoding');
  while (!isDrained(context.receiveFrameSync(frame), 'decoding')) if (!take(frame)) return false;
  return !ended;
}

/**
 * Gives the decoder's own frame with the next picture in it, or `null` after the last. Pictures before `first`, in the
 * stream's time, are left out where no other one needs them.
 */
export function openPuller(container: FormatContext, decoder: StreamDecoder, first: bigint): () => Frame | null {
  const { stream, context, packet, frame } = decoder;
  let isOver = false;
  let isEarly = false;

  function hurry(isNowEarly: boolean) {
    if (isNowEarly === isEarly) return;
    isEarly = isNowEarly;
    checked(context.setOption('skip_frame', isEarly ? AVDISCARD_NONREF : AVDISCARD_DEFAULT), 'leaving out frames');
  }

  return () => {
    while (isDrained(context.receiveFrameSync(frame), 'decoding')) {
      if (isOver) return null;
      packet.unref();
      isOver = isDrained(container.readFrameSync(packet), 'reading');
      if (!isOver && packet.streamIndex !== stream.index) continue;
      hurry(!isOver && packet.pts < first);
      checked(context.sendPacketSync(isOver ? null : packet), 'decoding');
    }
    return frame;
  };
}

export async function decodePicture(file: string, index: number): Promise<Buffer> {
  let seen = 0;
  const pictures: Buffer[] = [];
  await decode(file, AVMEDIA_TYPE_VIDEO, (frame) => {
    if (seen === index) pictures.push(toRgba(frame));
    seen += 1;
    return seen <= index;
  });
  const [picture] = pictures;
  if (picture === undefined) throw mediaProblem(`${file} has no frame at ${String(index)}`, 'EMEDIA');
  return picture;
}

function toRgba(frame: Frame): Buffer {
  const scaler = new SoftwareScaleContext();
  scaler.allocContext();
  const target = allocFrame(frame, AV_PIX_FMT_RGBA);
  tagRgb(target);
  checked(scaler.scaleFrameSync(target, frame), 'converting a frame');
  const pixels = target.toBuffer();
  scaler.freeContext();
  target.free();
  return pixels;
}

/** Both channels, one array a decoded piece. */
export async function decodeChannels(file: string): Promise<{ left: Float32Array; right: Float32Array }> {
  const left: Float32Array[] = [];
  const right: Float32Array[] = [];
  await decode(file, AVMEDIA_TYPE_AUDIO, (frame) => {
    const planes = found(frame.data, 'samples in the frame');
    left.push(samplesOf(planes[0], frame.nbSamples));
    right.push(samplesOf(planes[1], frame.nbSamples));
    return true;
  });
  return { left: joined(left), right: joined(right) };
}

export function samplesOf(plane: Buffer | undefined, count: number): Float32Array {
  const bytes = Uint8Array.from(found(plane, 'second channel').subarray(0, count * 4));
  return new Float32Array(bytes.buffer);
}

function joined(pieces: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let position = 0;
  for (const piece of pieces) {
    whole.set(piece, position);
    position += piece.length;
  }
  return whole;
}
