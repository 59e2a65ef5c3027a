import { fail, ok, type Result } from '@kinora/contracts';

import { ffmpegCodec, whyUnusable } from './adapters/ffmpeg-codec.ts';
import type { CodecPort } from './codec-port.ts';

/** The `ffmpeg` an operator named, else node-av; otherwise a sentence that says what to install. */
export async function chooseCodec(ffmpegPath: string | undefined): Promise<Result<CodecPort, string>> {
  if (ffmpegPath === undefined || ffmpegPath === '') return loadNodeAv();
  const reason = await whyUnusable(ffmpegPath);
  if (reason === null) return ok(ffmpegCodec(ffmpegPath));
  return fail(
    `FFMPEG_PATH is ${ffmpegPath}, which cannot encode clips (${reason}). ` +
      'Set it to an ffmpeg with libx264 and aac, for example that of "apt-get install ffmpeg", or unset it.',
  );
}

/** Loaded on demand: node-av is an optional dependency and absent on platforms without a build of it. */
async function loadNodeAv(): Promise<Result<CodecPort, string>> {
  try {
    const { nodeAvCodec } = await import('./adapters/node-av-codec.ts');
    return ok(nodeAvCodec);
  } catch (error) {
    return fail(
      'There is no video codec for this machine: the optional package node-av is not installed or has no build ' +
        `for it (${String(error)}). Install ffmpeg with libx264 and set FFMPEG_PATH to it.`,
    );
  }
}
