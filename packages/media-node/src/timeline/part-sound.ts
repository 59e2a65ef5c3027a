import type { Span, TimelineSound } from '@kinora/footage/timeline';

import type { CodecPort, SoundPiece } from '../codec/codec-port.ts';

/** The decoded samples of a medium around where a part of it is heard. */
export interface PartSound {
  /** Samples that cover a span as far as the medium goes; the same object while it covers what is asked for. */
  cover(span: Span): Promise<TimelineSound>;
  close(): Promise<void>;
}

/** Samples that are rather decoded than jumped over. */
const JUMP = 96_000;

function joined(pieces: readonly SoundPiece[], from: number): TimelineSound {
  const [first] = pieces;
  const start = Math.max(from, first?.start ?? from);
  const last = pieces.at(-1);
  const length = Math.max(0, last ? last.start + last.left.length - start : 0);
  const [left, right] = [new Float32Array(length), new Float32Array(length)];
  for (const piece of pieces) {
    const skipped = Math.max(0, start - piece.start);
    const place = Math.max(0, piece.start - start);
    left.set(piece.left.subarray(skipped), place);
    right.set(piece.right.subarray(skipped), place);
  }
  return { start, left, right };
}

const startOf = ({ start = 0 }: TimelineSound) => start;
const endOf = (sound: TimelineSound) => startOf(sound) + sound.left.length;
const isFar = (sound: TimelineSound, from: number) => from < startOf(sound) || from > endOf(sound) + JUMP;

/** Reads a medium on as its part is heard, and forgets what is over. */
export function openPartSound(codec: Pick<CodecPort, 'readSound'>, file: string): PartSound {
  let reading: AsyncIterator<SoundPiece> | null = null;
  let sound: TimelineSound | null = null;
  let isAtEnd = false;

  async function close() {
    await reading?.return?.();
    reading = null;
  }

  async function restart(from: number): Promise<TimelineSound> {
    await close();
    reading = codec.readSound(file, from)[Symbol.asyncIterator]();
    isAtEnd = false;
    return { start: from, left: new Float32Array(0), right: new Float32Array(0) };
  }

  /** Decodes until an end, and returns all from a sample on. */
  async function readOn(known: TimelineSound, from: number, end: number): Promise<TimelineSound> {
    const { left, right } = known;
    const pieces: SoundPiece[] = left.length === 0 ? [] : [{ start: startOf(known), left, right }];
    for (let at = endOf(known); at < end && !isAtEnd;) {
      const step = await reading?.next();
      if (step === undefined || step.done === true) isAtEnd = true;
      else {
        pieces.push(step.value);
        at = step.value.start + step.value.left.length;
      }
    }
    return joined(pieces, from);
  }

  return {
    async cover({ count, from: wanted }) {
      const [from, end] = [Math.max(0, wanted), wanted + count];
      if (sound === null || isFar(sound, from)) sound = await restart(from);
      else if (isAtEnd || endOf(sound) >= end) return sound;
      sound = await readOn(sound, from, end);
      return sound;
    },
    close,
  };
}
