import { open } from 'node:fs/promises';

/** Reads pieces of one file; short at its end. */
export interface ByteReader {
  readonly size: number;
  read(position: number, length: number): Promise<Buffer>;
}

/** Small reads are answered out of so much: a walk over a hundred thousand small parts asks the disk a few times. */
const WINDOW_BYTES = 65_536;

/** The same reader, which asks for more than is wanted and remembers it. */
export function windowed(reader: ByteReader): ByteReader {
  const { size } = reader;
  let start = 0;
  let held: Buffer = Buffer.alloc(0);
  return {
    size,
    async read(position, length) {
      if (length > WINDOW_BYTES) return reader.read(position, length);
      if (position < start || position + length > start + held.length) {
        held = await reader.read(position, WINDOW_BYTES);
        start = position;
      }
      return held.subarray(position - start, position - start + length);
    },
  };
}

export async function withByteReader<Value>(file: string, use: (reader: ByteReader) => Promise<Value>): Promise<Value> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const reader: ByteReader = {
      size,
      async read(position, length) {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
        return buffer.subarray(0, bytesRead);
      },
    };
    return await use(windowed(reader));
  } finally {
    await handle.close();
  }
}

/** Whether a file has all the parts its own lengths speak of. */
export type Completeness = 'damaged' | 'truncated' | 'whole';
