import { framesArguments, type FramesWish } from './ffmpeg-arguments.ts';
import { startProgram } from './ffmpeg-process.ts';

/** The frames of a file as RGBA, while the program decodes the next ones as far as its pipe holds. */
export async function* readWithFfmpeg(ffmpeg: string, file: string, size: FramesWish): AsyncGenerator<Buffer> {
  const { child, ended } = startProgram(ffmpeg, framesArguments(file, size), ['ignore', 'pipe', 'pipe']);
  try {
    for await (const frame of framesIn(child.stdout ?? [], size.width * size.height * 4)) yield frame;
    await ended;
  } finally {
    child.kill('SIGKILL');
    await ended.catch(() => undefined);
  }
}

/** Cuts a stream into pieces of a fixed size; what is left at the end is no whole frame. */
async function* framesIn(stream: AsyncIterable<Buffer> | Iterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
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
}
