import type { TimelineSound } from '@kinora/footage/timeline';

import type { SampleSpan } from './source-span.ts';

interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** Decodes a run of samples of a file at 48 kHz; silence where it has none. */
export type DecodeRun = (url: string, span: SampleSpan) => Promise<Stereo>;

/** Decoded sound, in chunks that are kept as long as there is room. */
export interface SoundChunks {
  /** At least the span, decoded; the same object for the same chunks. */
  load(url: string, span: SampleSpan): Promise<TimelineSound>;
}

/** Samples: five seconds. */
const CHUNK = 5 * 48_000;
/** About 90 megabytes of stereo. */
const CHUNKS_KEPT = 48;
/** Runs of chunks that are kept as one, since what is stretched hangs on the array. */
const RUNS_KEPT = 6;

/** The newest at the end; the oldest goes. */
function keep<Value>(kept: Map<string, Value>, key: string, { most, value }: { most: number; value: Value }): Value {
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  return value;
}

function join(chunks: readonly Stereo[], start: number): TimelineSound {
  const joined = {
    left: new Float32Array(chunks.length * CHUNK),
    right: new Float32Array(chunks.length * CHUNK),
    start,
  };
  for (const [index, { left, right }] of chunks.entries()) {
    joined.left.set(left.subarray(0, CHUNK), index * CHUNK);
    joined.right.set(right.subarray(0, CHUNK), index * CHUNK);
  }
  return joined;
}

export function createSoundChunks(decode: DecodeRun): SoundChunks {
  const chunks = new Map<string, Promise<Stereo>>();
  const runs = new Map<string, Promise<TimelineSound>>();

  function chunk(url: string, index: number): Promise<Stereo> {
    const key = `${index} ${url}`;
    const made = chunks.get(key) ?? decode(url, { from: index * CHUNK, to: (index + 1) * CHUNK });
    // What failed is tried again.
    made.catch(() => chunks.delete(key));
    return keep(chunks, key, { most: CHUNKS_KEPT, value: made });
  }

  async function run(url: string, first: number, last: number): Promise<TimelineSound> {
    const wanted = Array.from({ length: last - first + 1 }, (_, index) => chunk(url, first + index));
    return join(await Promise.all(wanted), first * CHUNK);
  }

  return {
    load(url, { from, to }) {
      const [first, last] = [Math.floor(from / CHUNK), Math.floor(Math.max(from, to - 1) / CHUNK)];
      const key = `${first} ${last} ${url}`;
      const made = runs.get(key) ?? run(url, first, last);
      made.catch(() => runs.delete(key));
      return keep(runs, key, { most: RUNS_KEPT, value: made });
    },
  };
}
