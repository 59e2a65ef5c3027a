import { basename, dirname, join } from 'node:path';

import type { CodecPort } from '../codec-port.ts';
import { deinterleave } from '../encoding.ts';
import { mediaProblem } from '../media-problem.ts';
import { frameArguments, soundArguments } from './ffmpeg-arguments.ts';
import { reencodeWithFfmpeg, openFfmpegEncoder } from './ffmpeg-encoder.ts';
import { probeWithFfprobe } from './ffmpeg-facts.ts';
import { readWithFfmpeg } from './ffmpeg-frames.ts';
import { outputOf } from './ffmpeg-process.ts';
import { readSoundWithFfmpeg } from './ffmpeg-sound.ts';

/** The `ffmpeg` program of the machine; its `ffprobe` is expected beside it. */
export function ffmpegCodec(ffmpeg: string): CodecPort {
  const ffprobe = join(dirname(ffmpeg), basename(ffmpeg).replace('ffmpeg', 'ffprobe'));
  return {
    name: 'ffmpeg',
    openEncoder: (format) => openFfmpegEncoder(ffmpeg, format),
    reencode: (source, format, onFrame) => reencodeWithFfmpeg(ffmpeg, { source, format }, onFrame),
    probe: (file) => probeWithFfprobe(ffprobe, file),
    async decodeFrame(file, index) {
      const pixels = await outputOf(ffmpeg, frameArguments(file, index));
      if (pixels.length === 0) throw mediaProblem(`${file} has no frame at ${String(index)}`, 'EMEDIA');
      return pixels;
    },
    async *readFrames(file, size) {
      const { video } = await probeWithFfprobe(ffprobe, file);
      let index = size.from ?? 0;
      for await (const pixels of readWithFfmpeg(ffmpeg, file, { ...size, start: (index - 0.5) / video.fps })) {
        yield { seconds: index / video.fps, pixels };
        index += 1;
      }
    },
    async *readNative(file, from) {
      const { fps, height, width } = (await probeWithFfprobe(ffprobe, file)).video;
      for await (const pixels of readWithFfmpeg(ffmpeg, file, { height, width, start: (from - 0.5) / fps })) {
        yield { copyPixels: (target) => target.set(pixels), close: () => undefined };
      }
    },
    async decodeSound(file) {
      const bytes = await outputOf(ffmpeg, soundArguments(file));
      return deinterleave(new Float32Array(Uint8Array.from(bytes).buffer));
    },
    async *readSound(file, from) {
      if ((await probeWithFfprobe(ffprobe, file)).audio !== null) yield* readSoundWithFfmpeg(ffmpeg, file, from);
    },
  };
}

/** Why a program cannot be our codec, or `null` when it can. */
export async function whyUnusable(ffmpeg: string): Promise<string | null> {
  try {
    const encoders = (await outputOf(ffmpeg, ['-hide_banner', '-encoders'])).toString('utf8');
    const missing = ['libx264', 'aac'].filter((name) => !new RegExp(`\\s${name}\\s`).test(encoders));
    return missing.length > 0 ? `it has no ${missing.join(' and no ')}` : null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
