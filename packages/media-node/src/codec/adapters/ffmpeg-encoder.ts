import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';

import type { ClipEncoder, ClipFormat, EncodedClip } from '../codec-port.ts';
import { interleave } from '../encoding.ts';
import { nativePixels } from '../native-pixels.ts';
import { streamOf, type SoundStream } from '../sound-stream.ts';
import { readCpuInfo, x264Parameters } from '../x264-parameters.ts';
import { reencodeArguments, encodeArguments } from './ffmpeg-arguments.ts';
import { startProgram, type FfmpegProcess } from './ffmpeg-process.ts';

/** Encodes through pipes: RGBA into descriptor 0, sound into descriptor 3. */
export async function openFfmpegEncoder(ffmpeg: string, format: ClipFormat): Promise<ClipEncoder> {
  const x264 = x264Parameters(await readCpuInfo());
  const program = startProgram(ffmpeg, encodeArguments(format, x264), ['pipe', 'ignore', 'pipe', 'pipe']);
  writeSound(program, format);
  return encoderOf(program, format);
}

/** Has the program decode and encode; what it tells on the way is when somebody may stop it. */
export async function reencodeWithFfmpeg(
  ffmpeg: string,
  { format, source }: { readonly format: ClipFormat; readonly source: string },
  onFrame: (done: number) => Promise<void>,
): Promise<EncodedClip> {
  const x264 = x264Parameters(await readCpuInfo());
  const program = startProgram(ffmpeg, reencodeArguments(source, format, x264), ['ignore', 'pipe', 'pipe', 'pipe']);
  writeSound(program, format);
  try {
    const frames = await followProgress(program, onFrame);
    await program.ended;
    const { size } = await stat(format.file);
    return { frames, seconds: frames / format.fps, bytes: size };
  } catch (error) {
    program.child.kill('SIGKILL');
    await program.ended.catch(() => undefined);
    throw error;
  }
}

/** Reads `frame=12` line by line to the end; resolves to the last. */
async function followProgress({ child }: FfmpegProcess, onFrame: (done: number) => Promise<void>): Promise<number> {
  let frames = 0;
  if (child.stdout === null) return frames;
  for await (const line of createInterface(child.stdout)) {
    const done = Number(/^frame=\s*(\d+)/.exec(line)?.[1] ?? frames);
    if (done > frames) await onFrame(done);
    frames = Math.max(frames, done);
  }
  return frames;
}

function writeSound({ child }: FfmpegProcess, { soundtrack }: ClipFormat) {
  const pipe = child.stdio[3];
  if (!isWritable(pipe)) return;
  pipe.on('error', () => undefined);
  if (soundtrack === null) pipe.end();
  // A program that got half of its sound would end as if all were well.
  else pipeSound(pipe, streamOf(soundtrack)).catch(() => child.kill('SIGKILL'));
}

/** Samples that are handed over at once. */
const SAMPLES = 48 * 1024;

async function pipeSound(pipe: Writable, sound: SoundStream): Promise<void> {
  for (let from = 0; from < sound.length; from += SAMPLES) {
    const part = await sound.read(from, Math.min(SAMPLES, sound.length - from));
    await write(pipe, Buffer.from(interleave(part).buffer));
  }
  pipe.end();
}

const isWritable = (pipe: unknown): pipe is Writable => pipe instanceof Object && 'end' in pipe;

function encoderOf({ child, ended }: FfmpegProcess, format: ClipFormat): ClipEncoder {
  const { file, fps } = format;
  let frames = 0;
  let writing: Promise<void> = Promise.resolve();
  child.stdin?.on('error', () => undefined);
  async function writeFrame(pixels: Buffer) {
    await writing;
    writing = write(child.stdin, pixels).catch(() => ended);
    writing.catch(() => undefined);
    frames += 1;
  }
  return {
    writeFrame,
    writeNative: (frame, mark) => writeFrame(nativePixels(frame, mark, format)),
    async finish() {
      await writing;
      child.stdin?.end();
      await ended;
      const { size } = await stat(file);
      return { frames, seconds: frames / fps, bytes: size };
    },
    async abort() {
      child.kill('SIGKILL');
      await ended.catch(() => undefined);
    },
  };
}

function write(pipe: Writable | null, pixels: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    pipe?.write(pixels, (error) => (error ? reject(error) : resolve()));
  });
}
