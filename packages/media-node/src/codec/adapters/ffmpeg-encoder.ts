import { stat } from 'node:fs/promises';
import type { Writable } from 'node:stream';

import type { ClipEncoder, ClipFormat } from '../codec-port.ts';
import { interleave } from '../encoding.ts';
import { readCpuInfo, x264Parameters } from '../x264-parameters.ts';
import { encodeArguments } from './ffmpeg-arguments.ts';
import { startProgram, type FfmpegProcess } from './ffmpeg-process.ts';

/** Encodes through pipes: RGBA into descriptor 0, sound into descriptor 3. */
export async function openFfmpegEncoder(ffmpeg: string, format: ClipFormat): Promise<ClipEncoder> {
  const x264 = x264Parameters(await readCpuInfo());
  const program = startProgram(ffmpeg, encodeArguments(format, x264), ['pipe', 'ignore', 'pipe', 'pipe']);
  writeSound(program, format);
  return encoderOf(program, format);
}

function writeSound({ child }: FfmpegProcess, { soundtrack }: ClipFormat) {
  const pipe = child.stdio[3];
  if (!isWritable(pipe)) return;
  pipe.on('error', () => undefined);
  pipe.end(soundtrack === null ? undefined : Buffer.from(interleave(soundtrack).buffer));
}

const isWritable = (pipe: unknown): pipe is Writable => pipe instanceof Object && 'end' in pipe;

function encoderOf({ child, ended }: FfmpegProcess, { file, fps }: ClipFormat): ClipEncoder {
  let frames = 0;
  let writing: Promise<void> = Promise.resolve();
  child.stdin?.on('error', () => undefined);
  return {
    async writeFrame(pixels) {
      await writing;
      writing = write(child.stdin, pixels).catch(() => ended);
      writing.catch(() => undefined);
      frames += 1;
    },
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
