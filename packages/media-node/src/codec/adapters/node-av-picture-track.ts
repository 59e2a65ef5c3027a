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

/** Takes RGBA pixels in order; one frame is always on its way. */
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

/** Converts each frame in a background thread while the caller draws the next one. */
function pipeline(track: Track, size: Size): PictureTrack {
  const scaler = new SoftwareScaleContext();
  scaler.allocContext();
  const source = allocFrame(size, AV_PIX_FMT_RGBA);
  tagRgb(source);
  const target = allocFrame(size, AV_PIX_FMT_YUV420P);
  tagVideo(target);
  // A frame must own its pixels: one made around a Buffer does not keep that Buffer from being collected.
  const memory = found(source.data?.[0], 'memory in the frame');
  let converting: Promise<number> | null = null;
  let next = 0n;

  async function sendConverted() {
    if (converting === null) return;
    checked(await converting, 'converting a frame');
    converting = null;
    await send(target);
  }

  async function send(picture: Frame) {
    picture.pts = next;
    next += 1n;
    await track.send(picture);
  }

  return {
    async write(pixels) {
      await sendConverted();
      memory.set(pixels);
      converting = scaler.scaleFrame(target, source);
      converting.catch(() => undefined);
    },
    send,
    async flush() {
      await sendConverted();
      await track.send(null);
    },
    async close() {
      await converting?.catch(() => undefined);
      scaler.freeContext();
      source.free();
      target.free();
      track.close();
    },
  };
}
