import {
  AVCHROMA_LOC_LEFT,
  AVFMT_FLAG_BITEXACT,
  AV_CHANNEL_LAYOUT_STEREO,
  AV_PIX_FMT_YUV420P,
  AV_PROFILE_H264_HIGH,
  AV_SAMPLE_FMT_FLTP,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBX264,
} from 'node-av/constants';
import { Codec, Dictionary, FormatContext, Rational } from 'node-av/lib';

import { tagVideo } from '../../codec/adapters/node-av-frame.ts';
import { checked, found } from '../../codec/adapters/node-av-problem.ts';
import { openTrack, type Track } from '../../codec/adapters/node-av-track.ts';
import { ENCODING } from '../../codec/encoding.ts';
import { readCpuInfo, x264Parameters } from '../../codec/x264-parameters.ts';
import type { NormaliseWork } from './intake-codec.ts';
import { uploadEncoding } from './upload-encoding.ts';

const SAMPLE_RATE = 48_000;

/** An MP4 that is being written, without any words in it. */
export interface Output {
  /** Takes yuv420p frames numbered from 0. */
  readonly picture: Track;
  /** Takes planar float samples, stamped in samples. */
  readonly sound: Track | null;
  finish(): Promise<void>;
  close(): Promise<void>;
}

type Work = Pick<NormaliseWork, 'hasSound' | 'plan' | 'target'>;

export async function openOutput(work: Work): Promise<Output> {
  const container = new FormatContext();
  checked(container.allocOutputContext2(null, 'mp4', work.target), 'choosing MP4');
  container.setFlags(AVFMT_FLAG_BITEXACT);
  const picture = await openPicture(container, work);
  const sound = work.hasSound ? await openSoundTrack(container) : null;
  checked(await container.openOutput(), 'opening the file');
  checked(await container.writeHeader(Dictionary.fromObject({ movflags: '+faststart' })), 'writing the header');
  return {
    picture,
    sound,
    async finish() {
      checked(await container.writeTrailer(), 'writing the index');
    },
    async close() {
      picture.close();
      sound?.close();
      await container.closeOutput();
      container.freeContext();
    },
  };
}

async function openPicture(container: FormatContext, { plan }: Work): Promise<Track> {
  const { gop, maxRate, preset, rateBuffer, rateFactor, threads } = uploadEncoding(plan);
  const x264 = x264Parameters(await readCpuInfo());
  return openTrack(container, {
    codec: found(Codec.findEncoderByName(FF_ENCODER_LIBX264), 'H.264 encoder'),
    timeBase: new Rational(1, plan.fps),
    options: { preset, crf: rateFactor, 'x264-params': x264, a53cc: 0 },
    configure(context) {
      context.width = plan.width;
      context.height = plan.height;
      context.framerate = new Rational(plan.fps, 1);
      context.sampleAspectRatio = new Rational(1, 1);
      context.pixelFormat = AV_PIX_FMT_YUV420P;
      context.profile = AV_PROFILE_H264_HIGH;
      context.gopSize = gop;
      context.rcMaxRate = BigInt(maxRate);
      context.rcBufferSize = rateBuffer;
      context.threadCount = threads;
      tagVideo(context);
      context.chromaLocation = AVCHROMA_LOC_LEFT;
    },
  });
}

/** AAC stereo at 48 kHz. */
export function openSoundTrack(container: FormatContext): Promise<Track> {
  return openTrack(container, {
    codec: found(Codec.findEncoderByName(FF_ENCODER_AAC), 'AAC encoder'),
    timeBase: new Rational(1, SAMPLE_RATE),
    options: {},
    configure(context) {
      context.sampleRate = SAMPLE_RATE;
      context.sampleFormat = AV_SAMPLE_FMT_FLTP;
      context.channelLayout = AV_CHANNEL_LAYOUT_STEREO;
      context.bitRate = BigInt(ENCODING.audioBitRate);
    },
  });
}
