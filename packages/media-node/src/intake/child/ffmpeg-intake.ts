import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

import { outputOf, startProgram, type FfmpegProcess } from '../../codec/adapters/ffmpeg-process.ts';
import { mediaProblem } from '../../codec/media-problem.ts';
import { readCpuInfo, x264Parameters } from '../../codec/x264-parameters.ts';
import type { MeasuredVideo, ProbedVideo } from '../probed.ts';
import { isSoundTaken, MOST_PACKETS } from './demuxing.ts';
import { measureArguments, normaliseArguments, probeArguments } from './ffmpeg-intake-arguments.ts';
import { readProbe, type FfprobeAnswer } from './ffprobe-answer.ts';
import type { IntakeCodec, NormalisedVideo, NormaliseWork, SourceVideo } from './intake-codec.ts';
import { createTally, type Tally } from './packet-tally.ts';

/** The `ffmpeg` program of the machine and the `ffprobe` beside it; they live in the sandbox of this process. */
export function ffmpegIntake(ffmpeg: string): IntakeCodec {
  const ffprobe = join(dirname(ffmpeg), basename(ffmpeg).replace('ffmpeg', 'ffprobe'));
  const ask = async (source: SourceVideo): Promise<FfprobeAnswer> =>
    // Its output is trusted as far as its documented shape.
    JSON.parse((await outputOf(ffprobe, probeArguments(source))).toString('utf8')) as FfprobeAnswer;
  return {
    name: 'ffmpeg',
    probe: async (source): Promise<ProbedVideo> => readProbe(await ask(source), source.format),
    measure: (source) => measure(ffprobe, source),
    normalise: async (work) => normalise(ffmpeg, work, soundIndexOf(await ask(work.source), work)),
  };
}

function soundIndexOf({ streams = [] }: FfprobeAnswer, { hasSound }: NormaliseWork): number | null {
  const sounds = streams.filter((stream) => stream.codec_type === 'audio');
  return hasSound ? sounds.findIndex((stream) => isSoundTaken(stream.codec_name ?? '')) : null;
}

async function measure(ffprobe: string, source: SourceVideo): Promise<MeasuredVideo> {
  const program = startProgram(ffprobe, measureArguments(source), ['ignore', 'pipe', 'pipe']);
  const tally = createTally();
  for await (const line of linesOf(program)) {
    addPacket(tally, line);
    if (tally.count() > MOST_PACKETS) program.child.kill('SIGKILL');
  }
  if (tally.count() <= MOST_PACKETS) await program.ended;
  return tally.result(0);
}

/** Takes a row of `pts_time`, `dts_time`, `duration_time` and `flags`, of which `N/A` is none. */
function addPacket(tally: Tally, line: string) {
  const [pts = '', dts = '', duration = '', flags = ''] = line.split(',');
  const seconds = [pts, dts].map(Number).find((value) => Number.isFinite(value));
  if (seconds !== undefined && flags[1] !== 'D') tally.add(seconds, Number(duration) || 0);
}

async function normalise(ffmpeg: string, work: NormaliseWork, soundIndex: number | null): Promise<NormalisedVideo> {
  const x264 = x264Parameters(await readCpuInfo());
  const program = startProgram(ffmpeg, normaliseArguments({ work, soundIndex, x264 }), ['ignore', 'pipe', 'pipe']);
  const expected = Math.max(1, work.measured.seconds * work.plan.fps);
  let complaints = 0;
  let frames = 0;
  program.child.stderr?.on('data', (text: string) => {
    complaints += text.split('\n').length - 1;
  });
  for await (const line of linesOf(program)) {
    if (!line.startsWith('frame=')) continue;
    frames = Number(line.slice('frame='.length));
    work.onProgress(Math.min(1, frames / expected));
  }
  await program.ended;
  return { frames, faults: complaints };
}

function linesOf({ child }: FfmpegProcess) {
  return createInterface({ input: readable(child.stdout) });
}

function readable(stream: Readable | null): Readable {
  if (stream === null) throw mediaProblem('a program without output', 'EMEDIA');
  return stream;
}
