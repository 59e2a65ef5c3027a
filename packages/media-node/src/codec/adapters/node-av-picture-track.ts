import {
  AVCHROMA_LOC_LEFT,
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
  /** Takes a picture that needs no conversion. */
  send(picture: Frame): Promise<void>;
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

/** While the caller draws a frame, the one before is converted and the one before that is encoded, each in a thread. */
function pipeline(track: Track, size: Size): PictureTrack {
  const converter = openConverter(size);
  let [target, other] = [allocTarget(size), allocTarget(size)];
  let converting: Promise<Frame> | null = null;
  let encoding: Promise<void> | null = null;
  let next = 0n;

  function numbered(picture: Frame): Frame {
    picture.pts = next;
    next += 1n;
    return picture;
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
    if (converted !== null) encoding = inBackground(track.encode(numbered(converted)));
  }

  return {
    async write(pixels) {
      await advance();
      converting = inBackground(converter.convert(pixels, target));
      [target, other] = [other, target];
    },
    send: (picture) => track.send(numbered(picture)),
    async flush() {
      await advance();
      await writeEncoded();
      await track.send(null);
    },
    async close() {
      await Promise.allSettled([converting, encoding]);
      converter.close();
      target.free();
      other.free();
      track.close();
    },
  };
}
