import type { SoundFormat, VideoFormat } from '../limits.ts';
import type { Orientation, ProbedMedia, VideoTrackFacts } from '../probed.ts';
import { orientationOf, UPRIGHT } from './orientation.ts';

interface FfprobeStream {
  readonly codec_type?: string;
  readonly codec_name?: string;
  readonly codec_tag_string?: string;
  readonly width?: number;
  readonly height?: number;
  readonly sample_aspect_ratio?: string;
  readonly color_space?: string;
  readonly color_primaries?: string;
  readonly color_transfer?: string;
  readonly disposition?: { readonly attached_pic?: number };
  readonly side_data_list?: readonly { readonly side_data_type?: string; readonly displaymatrix?: string }[];
}

/** The part of ffprobe's JSON that we read. */
export interface FfprobeAnswer {
  readonly streams?: readonly FfprobeStream[];
  readonly format?: { readonly duration?: string };
}

const LOCKED = ['encv', 'enca', 'drmi', 'drms'];

export function readProbe(
  { format: container, streams = [] }: FfprobeAnswer,
  format: SoundFormat | VideoFormat,
): ProbedMedia {
  const seconds = Number(container?.duration);
  return {
    format,
    seconds: Number.isFinite(seconds) && seconds > 0 ? seconds : null,
    videos: streams.filter((stream) => isFilm(stream)).map((stream) => trackFacts(stream)),
    sounds: streams.filter((stream) => stream.codec_type === 'audio').map((stream) => known(stream.codec_name)),
    streams: streams.length,
    encryption: streams.map((stream) => lockOf(stream)).find((lock) => lock !== null) ?? null,
  };
}

/** A cover is a picture in a track of its own. */
const isFilm = ({ codec_type, disposition }: FfprobeStream) =>
  codec_type === 'video' && disposition?.attached_pic !== 1;

const known = (name: string | undefined) => name ?? 'unknown';

function trackFacts(stream: FfprobeStream): VideoTrackFacts {
  return {
    codec: known(stream.codec_name),
    width: stream.width ?? 0,
    height: stream.height ?? 0,
    pixelAspect: aspectOf(stream.sample_aspect_ratio),
    orientation: turnOf(stream),
    colours: {
      matrix: known(stream.color_space),
      primaries: known(stream.color_primaries),
      transfer: known(stream.color_transfer),
    },
  };
}

/** `2:1` is 2, and `0:1` is not known. */
function aspectOf(ratio = ''): number {
  const [width = 0, height = 0] = ratio.split(':').map(Number);
  return width > 0 && height > 0 ? width / height : 1;
}

/** The matrix is told in three rows, each behind its number and a colon. */
function turnOf({ side_data_list: list = [] }: FfprobeStream): Orientation {
  const rows = list.find(({ displaymatrix }) => displaymatrix !== undefined)?.displaymatrix?.split('\n') ?? [];
  const numbers = rows.flatMap((row) => (row.split(':')[1] ?? '').trim().split(/\s+/)).filter(Boolean);
  return numbers.length === 9 ? orientationOf(numbers.map(Number)) : UPRIGHT;
}

function lockOf({ codec_tag_string: tag = '', side_data_list: list = [] }: FfprobeStream): string | null {
  if (LOCKED.includes(tag)) return tag;
  return list.some(({ side_data_type: type = '' }) => type.startsWith('Encryption')) ? 'cenc' : null;
}
