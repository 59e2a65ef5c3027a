import { DECODER_OPTIONS, DEMUXER_OPTIONS, DEMUXERS } from './demuxing.ts';
import type { NormaliseWork, SourceVideo } from './intake-codec.ts';
import { uploadEncoding } from './upload-encoding.ts';

const words = (options: Record<string, number | string>) =>
  Object.entries(options).flatMap(([name, value]) => [`-${name}`, String(value)]);

/** Opens a stranger's file as what it was sniffed and nothing else. `file:` keeps a name from being an option. */
function input({ file, format }: SourceVideo, options: Record<string, number | string>): string[] {
  return words({ ...options, ...DECODER_OPTIONS, f: DEMUXERS[format], i: `file:${file}` });
}

/** ffprobe ends at a decoder it may not open, and says nothing of the file: it asks them all, in our sandbox. */
function probeInput(source: SourceVideo): string[] {
  const { codec_whitelist: _, ...options } = DEMUXER_OPTIONS;
  return input(source, options);
}

export function probeArguments(source: SourceVideo): string[] {
  return ['-v', 'fatal', '-show_streams', '-show_format', '-of', 'json', ...probeInput(source)];
}

/** One line a packet of the one track that moves: `V` leaves covers out. */
export function measureArguments(source: SourceVideo): string[] {
  const wanted = 'packet=pts_time,dts_time,duration_time,flags';
  const form = { v: 'fatal', select_streams: 'V', show_entries: wanted, of: 'csv=p=0' };
  return [...words(form), ...probeInput(source)];
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
  const quiet = ['-hide_banner', '-nostats', '-nostdin', '-y', '-v', 'error', '-progress', 'pipe:1'];
  // Turning is in our filters, the clock of the file in our measure, and a frame of another size is scaled to the first.
  const asItIs = ['-noautorotate', '-copyts', '-reinit_filter:v', '0'];
  const sound = soundIndex === null ? ['-an'] : ['-map', `0:a:${String(soundIndex)}`, '-af', plan.soundFilters];
  const noWords = ['-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact'];
  const most = Math.round(work.measured.seconds * plan.fps) + 2;
  return [
    ...quiet,
    ...asItIs,
    ...input(source, DEMUXER_OPTIONS),
    ...words({ map: '0:V:0', vf: plan.pictureFilters }),
    ...pictureWords(encoding, x264),
    ...sound,
    ...words({ 'c:a': 'aac', 'b:a': encoding.audioBitRate, 'flags:a': '+bitexact' }),
    ...noWords,
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
