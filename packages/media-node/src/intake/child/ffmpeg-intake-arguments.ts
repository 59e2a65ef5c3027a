import { ENCODING } from '../../codec/encoding.ts';
import { DECODER_OPTIONS, DEMUXER_OPTIONS, DEMUXERS } from './demuxing.ts';
import type { NormaliseSoundWork, NormaliseWork, SourceMedia } from './intake-codec.ts';
import { uploadEncoding } from './upload-encoding.ts';

const words = (options: Record<string, number | string>) =>
  Object.entries(options).flatMap(([name, value]) => [`-${name}`, String(value)]);

const QUIET = ['-hide_banner', '-nostats', '-nostdin', '-y', '-v', 'error', '-progress', 'pipe:1'];
const NO_WORDS = ['-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact'];

/** Opens a stranger's file as what it was sniffed and nothing else. `file:` keeps a name from being an option. */
function input({ file, format }: SourceMedia, options: Record<string, number | string>): string[] {
  return words({ ...options, ...DECODER_OPTIONS, f: DEMUXERS[format], i: `file:${file}` });
}

/** ffprobe ends at a decoder it may not open, and says nothing of the file: it asks them all, in our sandbox. */
function probeInput(source: SourceMedia): string[] {
  const { codec_whitelist: _, ...options } = DEMUXER_OPTIONS;
  return input(source, options);
}

export function probeArguments(source: SourceMedia): string[] {
  return ['-v', 'fatal', '-show_streams', '-show_format', '-of', 'json', ...probeInput(source)];
}

/** One line a packet of some tracks: `V` is the one that moves, without covers; `a:1` is the second with sound. */
export function measureArguments(source: SourceMedia, tracks = 'V'): string[] {
  const wanted = 'packet=pts_time,dts_time,duration_time,flags';
  const form = { v: 'fatal', select_streams: tracks, show_entries: wanted, of: 'csv=p=0' };
  return [...words(form), ...probeInput(source)];
}

/** Makes a sound of the track of this number, from 0; tells as `normaliseArguments` does. */
export function normaliseSoundArguments({ filters, source, target }: NormaliseSoundWork, track: number): string[] {
  return [
    ...QUIET,
    '-copyts',
    ...input(source, DEMUXER_OPTIONS),
    ...words({ map: `0:a:${String(track)}`, af: filters }),
    '-vn',
    ...words({ 'c:a': 'aac', 'b:a': ENCODING.audioBitRate, 'flags:a': '+bitexact' }),
    ...NO_WORDS,
    ...words({ t: source.mostSeconds + 1, movflags: '+faststart', f: 'mp4' }),
    `file:${target}`,
  ];
}

interface Conversion {
  readonly work: NormaliseWork;
  /** Which of the tracks with sound is taken, from 0. */
  readonly soundIndex: number | null;
  readonly x264: string;
}

/** Tells its progress on descriptor 1 and what it could not decode on descriptor 2. */
export function normaliseArguments({ soundIndex, work, x264 }: Conversion): string[] {
  const { plan, source, target } = work;
  const encoding = uploadEncoding(plan);
  // Turning is in our filters, the clock of the file in our measure, and a frame of another size is scaled to the first.
  const asItIs = ['-noautorotate', '-copyts', '-reinit_filter:v', '0'];
  const sound = soundIndex === null ? ['-an'] : ['-map', `0:a:${String(soundIndex)}`, '-af', plan.soundFilters];
  const most = Math.round(work.measured.seconds * plan.fps) + 2;
  return [
    ...QUIET,
    ...asItIs,
    ...input(source, DEMUXER_OPTIONS),
    ...words({ map: '0:V:0', vf: plan.pictureFilters }),
    ...pictureWords(encoding, x264),
    ...sound,
    ...words({ 'c:a': 'aac', 'b:a': encoding.audioBitRate, 'flags:a': '+bitexact' }),
    ...NO_WORDS,
    ...words({ 'frames:v': most, movflags: '+faststart', f: 'mp4' }),
    `file:${target}`,
  ];
}

const pictureWords = (encoding: ReturnType<typeof uploadEncoding>, x264: string) =>
  words({
    'c:v': 'libx264',
    fps_mode: 'passthrough',
    preset: encoding.preset,
    'profile:v': 'high',
    crf: encoding.rateFactor,
    maxrate: encoding.maxRate,
    bufsize: encoding.rateBuffer,
    g: encoding.gop,
    'threads:v': encoding.threads,
    'x264-params': x264,
    a53cc: 0,
    'flags:v': '+bitexact',
    colorspace: 'bt709',
    color_primaries: 'bt709',
    color_trc: 'bt709',
    color_range: 'tv',
  });
