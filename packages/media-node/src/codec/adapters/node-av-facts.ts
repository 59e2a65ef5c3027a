import {
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
  AV_PROFILE_AAC_LOW,
  AV_PROFILE_H264_HIGH,
  type AVPixelFormat,
} from 'node-av/constants';
import { avGetCodecName, avGetPixFmtName, type Stream } from 'node-av/lib';

import type { AudioFacts, ClipFacts, VideoFacts } from '../codec-port.ts';
import { isFastStart } from '../fast-start.ts';
import { found } from './node-av-problem.ts';
import { streamOf, withFile } from './node-av-reader.ts';

const MICROSECONDS = 1_000_000;

export async function probeWithNodeAv(file: string): Promise<ClipFacts> {
  const fastStart = await isFastStart(file);
  return withFile(file, async (container) => {
    const sound = streamOf(container, AVMEDIA_TYPE_AUDIO);
    return {
      seconds: Number(container.duration) / MICROSECONDS,
      fastStart,
      video: videoFacts(found(streamOf(container, AVMEDIA_TYPE_VIDEO), 'picture in the file')),
      audio: sound && audioFacts(sound),
    };
  });
}

function videoFacts({ codecpar, avgFrameRate, nbFrames }: Stream): VideoFacts {
  return {
    codec: nameOr(avGetCodecName(codecpar.codecId)),
    profile: codecpar.profile === AV_PROFILE_H264_HIGH ? 'High' : String(codecpar.profile),
    pixelFormat: nameOr(avGetPixFmtName(pixelFormat(codecpar.format))),
    width: codecpar.width,
    height: codecpar.height,
    fps: avgFrameRate.toDouble(),
    frames: Number(nbFrames),
    matrix: codecpar.colorSpace === AVCOL_SPC_BT709 ? 'bt709' : String(codecpar.colorSpace),
    primaries: codecpar.colorPrimaries === AVCOL_PRI_BT709 ? 'bt709' : String(codecpar.colorPrimaries),
    transfer: codecpar.colorTrc === AVCOL_TRC_BT709 ? 'bt709' : String(codecpar.colorTrc),
    range: codecpar.colorRange === AVCOL_RANGE_MPEG ? 'tv' : String(codecpar.colorRange),
  };
}

function audioFacts({ codecpar }: Stream): AudioFacts {
  return {
    codec: nameOr(avGetCodecName(codecpar.codecId)),
    profile: codecpar.profile === AV_PROFILE_AAC_LOW ? 'LC' : String(codecpar.profile),
    sampleRate: codecpar.sampleRate,
    channels: codecpar.channels,
  };
}

const nameOr = (name: string | null) => name ?? 'unknown';
/** The format of a video stream is a pixel format; the binding types it for both kinds of stream. */
const pixelFormat = (format: number) => format as AVPixelFormat;
