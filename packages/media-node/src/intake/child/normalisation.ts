import { INTAKE_OUTPUT } from '../limits.ts';
import {
  framesPerSecond,
  type ColourFacts,
  type MeasuredSound,
  type MeasuredVideo,
  type VideoTrackFacts,
} from '../probed.ts';

/** What a video is made into. */
export interface Normalisation {
  /** Even, upright, in square pixels. */
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  /** A chain of FFmpeg filters from decoded frames to those of the result; made of our own words and of numbers. */
  readonly pictureFilters: string;
  /** The same for sound, up to 48 kHz stereo. */
  readonly soundFilters: string;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Beyond this a pixel's shape is a mistake in the file. */
const MOST_ASPECT = 4;
/** 23.976 is 24, 29.97 is 30, 59.94 is 60. */
const SAME_RATE = 0.01;
const FASTEST = 60;

/** Everything that follows from what is known of a video whose headers and packets were accepted. */
export function planNormalisation(track: VideoTrackFacts, measured: MeasuredVideo): Normalisation {
  const source = framesPerSecond(measured);
  const fps = outputRate(source);
  const size = outputSize(track);
  const rate = `fps=${String(fps)}`;
  const isFaster = source > fps * (1 + SAME_RATE);
  const filters = [
    'setpts=PTS-STARTPTS',
    ...(isFaster ? [rate] : []),
    ...deinterlacing(track),
    ...orientation(track),
    ...resizing(track, size),
    'format=yuv420p',
    'setparams=colorspace=bt709:color_primaries=bt709:color_trc=bt709:range=tv:field_mode=prog',
    'setsar=1',
    // Closed captions, camera data and the like travel beside the frames.
    'sidedata=mode=delete',
    ...(isFaster ? [] : [rate]),
  ];
  return { ...size, fps, pictureFilters: filters.join(','), soundFilters: soundFilters(measured, fps) };
}

/**
 * The rate of the result for a source of `fps` frames a second: the one it has nearly, else the smallest it divides
 * evenly, else the next higher. Above 60 frames are dropped.
 */
export function outputRate(fps: number): number {
  const isNear = (rate: number) => Math.abs(rate - fps) <= rate * SAME_RATE;
  const rates: readonly number[] = INTAKE_OUTPUT.framesPerSecond;
  if (fps > FASTEST * (1 + SAME_RATE)) return Math.abs(fps - 100) <= 1 ? 50 : FASTEST;
  const isMultiple = (rate: number) => fps >= 1 && Math.abs(rate / fps - Math.round(rate / fps)) <= SAME_RATE;
  return rates.find(isNear) ?? rates.find(isMultiple) ?? rates.find((rate) => rate >= fps) ?? FASTEST;
}

/** The size a video is shown at, made to fit into the largest that is kept and even. */
export function outputSize(track: Pick<VideoTrackFacts, 'height' | 'orientation' | 'pixelAspect' | 'width'>): Size {
  const { height, width } = displaySize(track);
  const { long, short } = INTAKE_OUTPUT.videoSides;
  const factor = Math.min(1, long / Math.max(width, height), short / Math.min(width, height));
  return { width: even(width * factor, factor), height: even(height * factor, factor) };
}

/** A side that keeps its scale loses at most a row; one that is scaled goes to the nearest. */
const even = (side: number, factor: number) =>
  Math.max(2, 2 * (factor === 1 ? Math.floor(side / 2) : Math.round(side / 2)));

function displaySize(track: Pick<VideoTrackFacts, 'height' | 'orientation' | 'pixelAspect' | 'width'>): Size {
  const aspect = aspectOf(track);
  const width = Math.round(track.width * Math.max(1, aspect));
  const height = Math.round(track.height / Math.min(1, aspect));
  return track.orientation.quarterTurns % 2 === 1 ? { width: height, height: width } : { width, height };
}

function aspectOf({ pixelAspect }: Pick<VideoTrackFacts, 'pixelAspect'>): number {
  return pixelAspect >= 1 / MOST_ASPECT && pixelAspect <= MOST_ASPECT ? pixelAspect : 1;
}

/** Only these codecs know fields; frames that have none pass as they are. */
const deinterlacing = ({ codec }: VideoTrackFacts) =>
  codec === 'h264' || codec === 'hevc' ? ['bwdif=mode=send_frame:deint=interlaced'] : [];

const TURNS = [[], ['transpose=clock'], ['hflip', 'vflip'], ['transpose=cclock']] as const;

function orientation({ orientation: { mirrored, quarterTurns } }: VideoTrackFacts): string[] {
  return [...(mirrored ? ['hflip'] : []), ...TURNS[quarterTurns]];
}

function resizing(track: VideoTrackFacts, size: Size): string[] {
  const [width, height] = [String(size.width), String(size.height)];
  if (isHighDynamicRange(track.colours)) {
    const from = describedColours(track, { matrix: 'bt2020nc', primaries: 'bt2020', transfer: 'smpte2084' });
    // White is 203 cd/m2 (ITU-R BT.2408), and five times that is as bright as is told apart.
    const light = `zscale=w=${width}:h=${height}:f=lanczos:t=linear:npl=203,format=gbrpf32le,zscale=p=bt709`;
    return [from, light, 'tonemap=tonemap=mobius:param=0.75:desat=0:peak=5', 'zscale=t=bt709:m=bt709:r=tv'];
  }
  const colours = describedColours(track, standardColours(track));
  const converted = isWideGamut(track.colours)
    ? `zscale=w=${width}:h=${height}:f=lanczos:p=bt709:t=bt709:m=bt709:r=tv`
    : `scale=w=${width}:h=${height}:flags=lanczos+accurate_rnd:out_color_matrix=bt709:out_range=tv`;
  return [colours, ...cropping(track, size), converted];
}

/** A row too many is cut off, not squeezed. */
function cropping(track: VideoTrackFacts, { height, width }: Size): string[] {
  const shown = displaySize(track);
  const isCut = aspectOf(track) === 1 && shown.width - width < 2 && shown.height - height < 2;
  return isCut && (shown.width > width || shown.height > height)
    ? [`crop=w=${String(width)}:h=${String(height)}:x=0:y=0:exact=1`]
    : [];
}

const pick = (own: string, other: string) => (own === 'unknown' ? other : 'auto');

/** Says what a file left open; what it did say stays. */
function describedColours({ colours }: VideoTrackFacts, otherwise: ColourFacts): string {
  const matrix = pick(colours.matrix, otherwise.matrix);
  const primaries = pick(colours.primaries, otherwise.primaries);
  const transfer = pick(colours.transfer, otherwise.transfer);
  return `setparams=colorspace=${matrix}:color_primaries=${primaries}:color_trc=${transfer}`;
}

/** What players take a picture of this size for that does not say. */
function standardColours({ height, width }: VideoTrackFacts): ColourFacts {
  const isSmall = width <= 1024 && height <= 576;
  return { matrix: isSmall ? 'smpte170m' : 'bt709', primaries: 'bt709', transfer: 'bt709' };
}

const isHighDynamicRange = ({ transfer }: ColourFacts) => transfer === 'smpte2084' || transfer === 'arib-std-b67';
const isWideGamut = ({ primaries }: ColourFacts) => primaries === 'bt2020' || primaries === 'smpte432';

/** Of a sound alone, from its first sample on. */
export const soundFiltersFrom = ({ startSeconds }: MeasuredSound) =>
  [
    `asetpts=PTS-(${startSeconds.toFixed(6)})/TB`,
    'aresample=48000:async=1:first_pts=0',
    'aformat=sample_fmts=fltp:channel_layouts=stereo',
    'asetnsamples=n=1024:p=0',
  ].join(',');

/** On the clock of the picture: what was heard before it is cut, what comes later waits, and both end together. */
function soundFilters({ seconds, startSeconds }: MeasuredVideo, fps: number): string {
  return [
    `asetpts=PTS-(${startSeconds.toFixed(6)})/TB`,
    'aresample=48000:async=1:first_pts=0',
    'aformat=sample_fmts=fltp:channel_layouts=stereo',
    'apad',
    `atrim=end=${(Math.round(seconds * fps) / fps).toFixed(6)}`,
    'asetnsamples=n=1024:p=0',
  ].join(',');
}
