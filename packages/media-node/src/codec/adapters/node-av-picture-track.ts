import type { VideoPlanes, WatermarkStamp } from '@kinora/scenes';
import {
  AVCHROMA_LOC_LEFT,
  AV_PICTURE_TYPE_NONE,
  AV_PIX_FMT_RGBA,
  AV_PIX_FMT_YUV420P,
  AV_PROFILE_H264_HIGH,
  FF_ENCODER_LIBX264,
} from 'node-av/constants';
import { Codec, Rational, SoftwareScaleContext, type CodecContext, type FormatContext, type Frame } from 'node-av/lib';

import type { ClipFormat } from '../codec-port.ts';
import { frameRate, pictureCoding } from '../encoding.ts';
import { readCpuInfo, x264Parameters } from '../x264-parameters.ts';
import { allocFrame, tagRgb, tagVideo } from './node-av-frame.ts';
import { checked, found } from './node-av-problem.ts';
import { openTrack, type Track } from './node-av-track.ts';

/** Takes RGBA pixels in order; two frames are always on their way. */
export interface PictureTrack {
  write(pixels: Buffer): Promise<void>;
  /** Takes a picture that needs no conversion, but perhaps a mark; it may be freed at once. */
  pass(picture: Frame, mark: WatermarkStamp | null): Promise<void>;
  flush(): Promise<void>;
  close(): Promise<void>;
}

type Size = Pick<ClipFormat, 'height' | 'width'>;

export async function openPictureTrack(container: FormatContext, format: ClipFormat): Promise<PictureTrack> {
  const { denominator, numerator } = frameRate(format.fps);
  const { preset, rateFactor } = pictureCoding(format);
  const track = await openTrack(container, {
    codec: found(Codec.findEncoderByName(FF_ENCODER_LIBX264), 'H.264 encoder'),
    timeBase: new Rational(denominator, numerator),
    options: { preset, sc_threshold: 0, crf: rateFactor, 'x264-params': x264Parameters(await readCpuInfo()) },
    configure: (context) => configurePicture(context, format),
  });
  return pipeline(track, format);
}

function configurePicture(context: CodecContext, format: ClipFormat) {
  const { width, height } = format;
  const { bFrames, gop, maxRate, rateBuffer, threads } = pictureCoding(format);
  const { denominator, numerator } = frameRate(format.fps);
  context.width = width;
  context.height = height;
  context.framerate = new Rational(numerator, denominator);
  context.sampleAspectRatio = new Rational(1, 1);
  context.pixelFormat = AV_PIX_FMT_YUV420P;
  context.profile = AV_PROFILE_H264_HIGH;
  context.gopSize = gop;
  if (bFrames !== null) context.maxBFrames = bFrames;
  context.rcMaxRate = BigInt(maxRate);
  context.rcBufferSize = rateBuffer;
  context.threadCount = threads;
  tagVideo(context);
  context.chromaLocation = AVCHROMA_LOC_LEFT;
}

/** A frame in the hands of a background thread; `done` is kept from being an unhandled rejection. */
function inBackground<Value>(done: Promise<Value>): Promise<Value> {
  done.catch(() => undefined);
  return done;
}

/** Turns RGBA pixels into frames that encoders take, in a background thread. */
function openConverter(size: Size) {
  const scaler = new SoftwareScaleContext();
  scaler.allocContext();
  const source = allocFrame(size, AV_PIX_FMT_RGBA);
  tagRgb(source);
  // A frame must own its pixels: one made around a Buffer does not keep that Buffer from being collected.
  const memory = found(source.data?.[0], 'memory in the frame');
  return {
    /** The frame before must be done. */
    async convert(pixels: Buffer, target: Frame) {
      memory.set(pixels);
      checked(await scaler.scaleFrame(target, source), 'converting a frame');
      return target;
    },
    close() {
      scaler.freeContext();
      source.free();
    },
  };
}

function allocTarget(size: Size): Frame {
  const target = allocFrame(size, AV_PIX_FMT_YUV420P);
  tagVideo(target);
  return target;
}

/** A picture on its way to the encoder, and what is to be done with it after. */
interface Waiting {
  readonly frame: Frame;
  readonly release: () => void;
}

/** A picture that others hold too. Its old frame type must not guide the encoder. */
function shared(picture: Frame): Waiting {
  const frame = found(picture.clone(), 'memory for a frame');
  frame.pictType = AV_PICTURE_TYPE_NONE;
  frame.duration = 0n;
  tagVideo(frame);
  return { frame, release: () => frame.free() };
}

/** The planes of a frame with memory of its own. */
function planesOf({ data, linesize }: Frame): VideoPlanes {
  const plane = (index: number) => ({
    data: found(data?.[index], 'memory in the frame'),
    stride: found(linesize[index], 'row in the frame'),
  });
  return { luma: plane(0), blue: plane(1), red: plane(2) };
}

/** Two frames that are filled by turns: one is encoded while the other is filled. */
function openTargets(size: Size) {
  let [target, other] = [allocTarget(size), allocTarget(size)];
  return {
    next(): Frame {
      [target, other] = [other, target];
      return target;
    },
    close() {
      target.free();
      other.free();
    },
  };
}

const owned = (frame: Frame): Waiting => ({ frame, release: () => undefined });

/** While the caller draws a frame, the one before is converted and the one before that is encoded, each in a thread. */
function pipeline(track: Track, size: Size): PictureTrack {
  const converter = openConverter(size);
  const targets = openTargets(size);
  let converting: Promise<Waiting> | null = null;
  let encoding: Promise<void> | null = null;
  let next = 0n;

  async function encode({ frame, release }: Waiting) {
    frame.pts = next;
    next += 1n;
    try {
      await track.encode(frame);
    } finally {
      release();
    }
  }

  async function writeEncoded() {
    if (encoding === null) return;
    await encoding;
    encoding = null;
    await track.write();
  }

  /** Lets the encoder go on with what has been converted. */
  async function advance() {
    const converted = await converting;
    converting = null;
    await writeEncoded();
    if (converted !== null) encoding = inBackground(encode(converted));
  }

  function stamped(picture: Frame, mark: WatermarkStamp): Waiting {
    const target = targets.next();
    checked(target.copy(picture), 'copying a frame');
    mark.stampVideo(planesOf(target));
    return owned(target);
  }

  return {
    async write(pixels) {
      await advance();
      converting = inBackground(converter.convert(pixels, targets.next()).then(owned));
    },
    async pass(picture, mark) {
      await advance();
      converting = Promise.resolve(mark === null ? shared(picture) : stamped(picture, mark));
    },
    async flush() {
      await advance();
      await writeEncoded();
      await track.send(null);
    },
    async close() {
      const [converted] = await Promise.allSettled([converting, encoding]);
      if (converted.status === 'fulfilled') converted.value?.release();
      converter.close();
      targets.close();
      track.close();
    },
  };
}
