import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

import { outputOf, startProgram, type FfmpegProcess } from '../../codec/adapters/ffmpeg-process.ts';
import { mediaProblem } from '../../codec/media-problem.ts';
import { readCpuInfo, x264Parameters } from '../../codec/x264-parameters.ts';
import type { MeasuredVideo, ProbedMedia } from '../probed.ts';
import { isSoundTaken, mostFrames, mostSoundPackets } from './demuxing.ts';
import {
  measureArguments,
  normaliseArguments,
  normaliseSoundArguments,
  probeArguments,
} from './ffmpeg-intake-arguments.ts';
import { readProbe, type FfprobeAnswer } from './ffprobe-answer.ts';
import type {
  IntakeCodec,
  NormalisedSound,
  NormalisedVideo,
  NormaliseSoundWork,
  NormaliseWork,
  SourceMedia,
} from './intake-codec.ts';
import { createTally, type Tally } from './packet-tally.ts';

/** The `ffmpeg` program of the machine and the `ffprobe` beside it; they live in the sandbox of this process. */
export function ffmpegIntake(ffmpeg: string): IntakeCodec {
  const ffprobe = join(dirname(ffmpeg), basename(ffmpeg).replace('ffmpeg', 'ffprobe'));
  const ask = async (source: SourceMedia): Promise<FfprobeAnswer> =>
    // Its output is trusted as far as its documented shape.
    JSON.parse((await outputOf(ffprobe, probeArguments(source))).toString('utf8')) as FfprobeAnswer;
  return {
    name: 'ffmpeg',
    probe: async (source): Promise<ProbedMedia> => readProbe(await ask(source), source.format),
    measure: (source) => countPackets(ffprobe, measureArguments(source), mostFrames(source.mostSeconds)),
    async normalise(work) {
      const soundIndex = work.hasSound ? soundIndexOf(await ask(work.source)) : null;
      return normalise(ffmpeg, work, soundIndex);
    },
    async measureSound(source) {
      const tracks = `a:${String(soundIndexOf(await ask(source)))}`;
      const most = mostSoundPackets(source.mostSeconds);
      return countPackets(ffprobe, measureArguments(source, tracks), most);
    },
    normaliseSound: async (work) => normaliseSound(ffmpeg, work, soundIndexOf(await ask(work.source))),
  };
}

function soundIndexOf({ streams = [] }: FfprobeAnswer): number {
  const sounds = streams.filter((stream) => stream.codec_type === 'audio');
  return sounds.findIndex((stream) => isSoundTaken(stream.codec_name ?? ''));
}

/** Stops soon after `most`. */
async function countPackets(ffprobe: string, words: string[], most: number): Promise<MeasuredVideo> {
  const program = startProgram(ffprobe, words, ['ignore', 'pipe', 'pipe']);
  const tally = createTally();
  for await (const line of linesOf(program)) {
    addPacket(tally, line);
    if (tally.count() > most) program.child.kill('SIGKILL');
  }
  if (tally.count() <= most) await program.ended;
  return tally.result(0);
}

/** Takes a row of `pts_time`, `dts_time`, `duration_time` and `flags`, of which `N/A` is none. */
function addPacket(tally: Tally, line: string) {
  const [pts = '', dts = '', duration = '', flags = ''] = line.split(',');
  const seconds = [pts, dts].map(Number).find((value) => Number.isFinite(value));
  if (seconds !== undefined && flags[1] !== 'D') tally.add(seconds, Number(duration) || 0);
}

/** Follows a conversion by the lines that begin so; returns the last number told and how often it complained. */
async function follow(program: FfmpegProcess, begin: string, onTold: (told: number) => void) {
  let [told, complaints] = [0, 0];
  program.child.stderr?.on('data', (text: string) => {
    complaints += text.split('\n').length - 1;
  });
  for await (const line of linesOf(program)) {
    // The time of a conversion that has not begun is no number.
    const number = line.startsWith(begin) ? Number(line.slice(begin.length)) : Number.NaN;
    if (Number.isNaN(number)) continue;
    told = number;
    onTold(told);
  }
  await program.ended;
  return { told, complaints };
}

async function normalise(ffmpeg: string, work: NormaliseWork, soundIndex: number | null): Promise<NormalisedVideo> {
  const x264 = x264Parameters(await readCpuInfo());
  const program = startProgram(ffmpeg, normaliseArguments({ work, soundIndex, x264 }), ['ignore', 'pipe', 'pipe']);
  const expected = Math.max(1, work.measured.seconds * work.plan.fps);
  const tell = (frames: number) => work.onProgress(Math.min(1, frames / expected));
  const { complaints, told } = await follow(program, 'frame=', tell);
  return { frames: told, faults: complaints };
}

const MICROSECONDS = 1_000_000;

async function normaliseSound(ffmpeg: string, work: NormaliseSoundWork, track: number): Promise<NormalisedSound> {
  const program = startProgram(ffmpeg, normaliseSoundArguments(work, track), ['ignore', 'pipe', 'pipe']);
  const tell = (time: number) => work.onProgress(Math.min(1, time / MICROSECONDS / work.measured.seconds));
  const { complaints, told } = await follow(program, 'out_time_us=', tell);
  return { seconds: told / MICROSECONDS, faults: complaints };
}

function linesOf({ child }: FfmpegProcess) {
  return createInterface({ input: readable(child.stdout) });
}

function readable(stream: Readable | null): Readable {
  if (stream === null) throw mediaProblem('a program without output', 'EMEDIA');
  return stream;
}
