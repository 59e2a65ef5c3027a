import type { SoundPiece } from '../codec-port.ts';
import { deinterleave } from '../encoding.ts';
import { soundArguments } from './ffmpeg-arguments.ts';
import { framesIn } from './ffmpeg-frames.ts';
import { startProgram } from './ffmpeg-process.ts';

const SAMPLE_RATE = 48_000;
/** AAC needs what is before to give a sample as it is: the program starts this much earlier. */
const PREROLL = 8192;
const PIECE = 4096;
const SAMPLE_BYTES = 8;

/** The sound of a file from a sample on, as interleaved floats from a pipe. */
export async function* readSoundWithFfmpeg(ffmpeg: string, file: string, from: number): AsyncGenerator<SoundPiece> {
  let start = Math.max(0, from - PREROLL);
  const { child, ended } = startProgram(ffmpeg, soundArguments(file, start / SAMPLE_RATE), ['ignore', 'pipe', 'pipe']);
  try {
    for await (const bytes of framesIn(child.stdout ?? [], { bytes: PIECE * SAMPLE_BYTES, keepsRest: true })) {
      const { left, right } = deinterleave(new Float32Array(Uint8Array.from(bytes).buffer));
      if (start + left.length > from) yield { start, left, right };
      start += left.length;
    }
    await ended;
  } finally {
    child.kill('SIGKILL');
    await ended.catch(() => undefined);
  }
}
