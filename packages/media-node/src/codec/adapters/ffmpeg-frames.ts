import { framesArguments, type FramesRequest } from './ffmpeg-arguments.ts';
import { startProgram } from './ffmpeg-process.ts';

/** The frames of a file as RGBA, while the program decodes the next ones as far as its pipe holds. */
export async function* readWithFfmpeg(ffmpeg: string, file: string, size: FramesRequest): AsyncGenerator<Buffer> {
  const { child, ended } = startProgram(ffmpeg, framesArguments(file, size), ['ignore', 'pipe', 'pipe']);
  try {
    for await (const frame of framesIn(child.stdout ?? [], { bytes: size.width * size.height * 4 })) yield frame;
    await ended;
  } finally {
    child.kill('SIGKILL');
    await ended.catch(() => undefined);
  }
}

interface Cut {
  readonly bytes: number;
  /** What is left at the end is no whole frame of a picture, but samples are samples. */
  readonly keepsRest?: boolean;
}

/** Cuts a stream into pieces of a fixed size. */
export async function* framesIn(
  stream: AsyncIterable<Buffer> | Iterable<Buffer>,
  { bytes, keepsRest = false }: Cut,
): AsyncGenerator<Buffer> {
  let frame = Buffer.allocUnsafe(bytes);
  let filled = 0;
  for await (const piece of stream) {
    for (let start = 0; start < piece.length;) {
      const copied = piece.copy(frame, filled, start);
      start += copied;
      filled += copied;
      if (filled < bytes) continue;
      yield frame;
      frame = Buffer.allocUnsafe(bytes);
      filled = 0;
    }
  }
  if (keepsRest && filled > 0) yield frame.subarray(0, filled);
}
