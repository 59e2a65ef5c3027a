import {
  AVCOL_PRI_BT2020,
  AVCOL_PRI_SMPTE432,
  AVCOL_PRI_UNSPECIFIED,
  AVCOL_SPC_UNSPECIFIED,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
  AVCOL_TRC_UNSPECIFIED,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
  AV_DISPOSITION_ATTACHED_PIC,
  AV_NOPTS_VALUE,
  AV_PKT_DATA_DISPLAYMATRIX,
  AV_PKT_DATA_ENCRYPTION_INIT_INFO,
} from 'node-av/constants';
import { avGetCodecName, type CodecParameters, type FormatContext, type Stream } from 'node-av/lib';

import type { ColourFacts, ProbedMedia, VideoTrackFacts } from '../probed.ts';
import type { SourceMedia } from './intake-codec.ts';
import { withInput } from './node-av-input.ts';
import { orientationOf, UPRIGHT } from './orientation.ts';

const MICROSECONDS = 1_000_000;

export function probeSource(source: SourceMedia): Promise<ProbedMedia> {
  return withInput(source, async (container) => ({
    format: source.format,
    seconds: lengthOf(container),
    videos: videosOf(container).map((stream) => trackFacts(stream)),
    sounds: soundsOf(container).map(({ codecpar }) => codecName(codecpar)),
    streams: container.nbStreams,
    encryption: container.streams.map(({ codecpar }) => encryptionOf(codecpar)).find((one) => one !== null) ?? null,
  }));
}

/** The tracks that move: a cover is a picture in a track of its own. */
export const videosOf = ({ streams }: FormatContext) =>
  streams.filter(
    (stream) => stream.codecpar.codecType === AVMEDIA_TYPE_VIDEO && !stream.hasDisposition(AV_DISPOSITION_ATTACHED_PIC),
  );

export const soundsOf = ({ streams }: FormatContext) =>
  streams.filter(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_AUDIO);

export const codecName = ({ codecId }: CodecParameters) => avGetCodecName(codecId) ?? 'unknown';

function lengthOf({ duration }: FormatContext): number | null {
  return duration === AV_NOPTS_VALUE || duration <= 0n ? null : Number(duration) / MICROSECONDS;
}

function trackFacts(stream: Stream): VideoTrackFacts {
  const { codecpar } = stream;
  const matrix = codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX);
  const aspect = codecpar.sampleAspectRatio.toDouble() || stream.sampleAspectRatio.toDouble();
  return {
    codec: codecName(codecpar),
    width: codecpar.width,
    height: codecpar.height,
    pixelAspect: Number.isFinite(aspect) && aspect > 0 ? aspect : 1,
    orientation: matrix === null ? UPRIGHT : orientationOf(numbersOf(matrix)),
    colours: colourFacts(codecpar),
  };
}

/** In the byte order of the machine, which is little on all that node-av has builds for. */
const numbersOf = (bytes: Buffer) =>
  Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readInt32LE(index * 4));

const UNSPECIFIED = new Map<number, string>([[AVCOL_SPC_UNSPECIFIED, 'unknown']]);
const PRIMARIES = new Map<number, string>([
  [AVCOL_PRI_UNSPECIFIED, 'unknown'],
  [AVCOL_PRI_BT2020, 'bt2020'],
  [AVCOL_PRI_SMPTE432, 'smpte432'],
]);
const TRANSFERS = new Map<number, string>([
  [AVCOL_TRC_UNSPECIFIED, 'unknown'],
  [AVCOL_TRC_SMPTE2084, 'smpte2084'],
  [AVCOL_TRC_ARIB_STD_B67, 'arib-std-b67'],
]);

/** Only what makes a difference to us has a name. */
const colourFacts = ({ colorPrimaries, colorSpace, colorTrc }: CodecParameters): ColourFacts => ({
  matrix: UNSPECIFIED.get(colorSpace) ?? String(colorSpace),
  primaries: PRIMARIES.get(colorPrimaries) ?? String(colorPrimaries),
  transfer: TRANSFERS.get(colorTrc) ?? String(colorTrc),
});

const LOCKED = ['encv', 'enca', 'drmi', 'drms'];

function encryptionOf(codecpar: CodecParameters): string | null {
  const tag = codecpar.codecTagString ?? '';
  if (LOCKED.includes(tag)) return tag;
  return codecpar.getCodedSideData(AV_PKT_DATA_ENCRYPTION_INIT_INFO) === null ? null : 'cenc';
}
