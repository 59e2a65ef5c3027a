import type { AudioFacts, ClipFacts, VideoFacts } from '../codec-port.ts';
import { isFastStart } from '../fast-start.ts';
import { mediaProblem } from '../media-problem.ts';
import { probeArguments } from './ffmpeg-arguments.ts';
import { outputOf } from './ffmpeg-process.ts';

/** The part of ffprobe's JSON that we read. */
interface ProbedStream {
  readonly codec_type: string;
  readonly codec_name?: string;
  readonly profile?: string;
  readonly pix_fmt?: string;
  readonly width?: number;
  readonly height?: number;
  readonly avg_frame_rate?: string;
  readonly nb_frames?: string;
  readonly color_space?: string;
  readonly color_primaries?: string;
  readonly color_transfer?: string;
  readonly color_range?: string;
  readonly sample_rate?: string;
  readonly channels?: number;
}

interface Probed {
  readonly streams: readonly ProbedStream[];
  readonly format: { readonly duration?: string };
}

export async function probeWithFfprobe(ffprobe: string, file: string): Promise<ClipFacts> {
  const fastStart = await isFastStart(file);
  const probed = readProbe(await outputOf(ffprobe, probeArguments(file)));
  const video = probed.streams.find((stream) => stream.codec_type === 'video');
  const audio = probed.streams.find((stream) => stream.codec_type === 'audio');
  if (video === undefined) throw mediaProblem(`${file} has no picture`, 'EMEDIA');
  return {
    seconds: Number(probed.format.duration),
    fastStart,
    video: videoFacts(video),
    audio: audio === undefined ? null : audioFacts(audio),
  };
}

/** The output of ffprobe is trusted as far as its documented shape. */
const readProbe = (json: Buffer): Probed => JSON.parse(json.toString('utf8')) as Probed;

function videoFacts(stream: ProbedStream): VideoFacts {
  return {
    codec: known(stream.codec_name),
    profile: known(stream.profile),
    pixelFormat: known(stream.pix_fmt),
    width: Number(stream.width),
    height: Number(stream.height),
    fps: rate(stream.avg_frame_rate),
    frames: Number(stream.nb_frames),
    ...colourFacts(stream),
  };
}

const colourFacts = (stream: ProbedStream) => ({
  matrix: known(stream.color_space),
  primaries: known(stream.color_primaries),
  transfer: known(stream.color_transfer),
  range: known(stream.color_range),
});

function audioFacts(stream: ProbedStream): AudioFacts {
  return {
    codec: known(stream.codec_name),
    profile: known(stream.profile),
    sampleRate: Number(stream.sample_rate),
    channels: Number(stream.channels),
  };
}

const known = (name: string | undefined) => name ?? 'unknown';

/** `24/1` is 24. */
function rate(fraction: string | undefined): number {
  const [numerator, denominator] = (fraction ?? '').split('/').map(Number);
  return (numerator ?? Number.NaN) / (denominator ?? 1);
}
