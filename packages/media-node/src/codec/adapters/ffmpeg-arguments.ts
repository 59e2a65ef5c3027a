import type { ClipFormat, FrameRequest } from '../codec-port.ts';
import { ENCODING, frameRate, pictureCoding } from '../encoding.ts';

/** `file:` keeps FFmpeg from reading a protocol or an option out of a file name. */
const fileUrl = (file: string) => `file:${file}`;

const QUIET = ['-hide_banner', '-loglevel', 'error', '-nostats', '-y'];
const COLOURS = 'colorspace=bt709:color_primaries=bt709:color_trc=bt709:range=tv';
const TO_YUV = `scale=out_color_matrix=bt709:out_range=tv,format=yuv420p,setparams=${COLOURS}`;

/** The arguments that encode RGBA from descriptor 0 and interleaved float samples from descriptor 3. */
export function encodeArguments(format: ClipFormat, x264: string): string[] {
  return [
    ...QUIET,
    ...pictureInput(format),
    ...soundInput(format),
    ...optionArguments({ ...outputOptions(format), 'x264-params': x264 }),
    fileUrl(format.file),
  ];
}

/** The arguments that encode the pictures of a file again, and tell of each on descriptor 1. */
export function reencodeArguments(source: string, format: ClipFormat, x264: string): string[] {
  return [
    ...QUIET,
    '-i',
    fileUrl(source),
    ...soundInput(format),
    '-progress',
    'pipe:1',
    '-stats_period',
    '0.1',
    '-map',
    '0:v',
    ...(format.soundtrack === null ? [] : ['-map', '1:a']),
    ...optionArguments({ ...outputOptions(format), vf: `setparams=${COLOURS}`, 'x264-params': x264 }),
    fileUrl(format.file),
  ];
}

const outputOptions = (format: ClipFormat) => ({
  vf: TO_YUV,
  'c:v': 'libx264',
  'profile:v': 'high',
  ...codingOptions(format),
  sc_threshold: 0,
  colorspace: 'bt709',
  color_primaries: 'bt709',
  color_trc: 'bt709',
  color_range: 'tv',
  'c:a': 'aac',
  'b:a': ENCODING.audioBitRate,
  metadata: `comment=${ENCODING.comment}`,
  flags: '+bitexact',
  fflags: '+bitexact',
  movflags: '+faststart',
  f: 'mp4',
});

function codingOptions(format: ClipFormat) {
  const { bFrames, gop, maxRate, preset, rateBuffer, rateFactor, threads } = pictureCoding(format);
  return {
    preset,
    threads,
    crf: rateFactor,
    maxrate: maxRate,
    bufsize: rateBuffer,
    g: gop,
    ...(bFrames === null ? {} : { bf: bFrames }),
  };
}

function optionArguments(options: Record<string, number | string>): string[] {
  return Object.entries(options).flatMap(([name, value]) => [`-${name}`, String(value)]);
}

function pictureInput({ width, height, fps }: ClipFormat): string[] {
  const size = `${String(width)}x${String(height)}`;
  const { denominator, numerator } = frameRate(fps);
  const rate = `${String(numerator)}/${String(denominator)}`;
  return ['-f', 'rawvideo', '-pixel_format', 'rgba', '-video_size', size, '-framerate', rate, '-i', 'pipe:0'];
}

function soundInput({ soundtrack }: ClipFormat): string[] {
  if (soundtrack === null) return [];
  return ['-f', 'f32le', '-ar', String(soundtrack.sampleRate), '-ac', '2', '-i', 'pipe:3'];
}

export function frameArguments(file: string, index: number): string[] {
  const pick = `select=eq(n\\,${String(index)}),scale=in_color_matrix=bt709:in_range=tv,format=rgba`;
  return [...QUIET, '-i', fileUrl(file), '-vf', pick, '-frames:v', '1', '-f', 'rawvideo', 'pipe:1'];
}

/** Every frame, none dropped or repeated to keep a rate. */
export interface FramesRequest extends Omit<FrameRequest, 'from'> {
  /** Seconds from which frames are wanted; the whole file when it is not positive. */
  readonly start: number;
}

export function framesArguments(file: string, { height, part, scaling, start, width }: FramesRequest): string[] {
  const jump = start > 0 ? ['-ss', start.toFixed(6)] : [];
  const size = `${String(width)}:${String(height)}`;
  const cut = part ? `crop=${[part.width, part.height, part.x, part.y].join(':')},` : '';
  const scale = `${cut}scale=${size}:in_color_matrix=bt709:in_range=tv${scaling ? `:flags=${scaling}` : ''},format=rgba`;
  return [
    ...QUIET,
    ...jump,
    '-i',
    fileUrl(file),
    '-an',
    '-vf',
    scale,
    '-vsync',
    'passthrough',
    '-f',
    'rawvideo',
    'pipe:1',
  ];
}

export function soundArguments(file: string, start = 0): string[] {
  const jump = start > 0 ? ['-ss', start.toFixed(6)] : [];
  return [...QUIET, ...jump, '-i', fileUrl(file), '-vn', '-f', 'f32le', '-ar', '48000', '-ac', '2', 'pipe:1'];
}

export function probeArguments(file: string): string[] {
  return ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', fileUrl(file)];
}
