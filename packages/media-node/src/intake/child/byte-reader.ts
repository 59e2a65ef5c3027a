import { open } from 'node:fs/promises';

/** Reads pieces of one file; short at its end. */
export interface ByteReader {
  readonly size: number;
  read(position: number, length: number): Promise<Buffer>;
}

export async function withByteReader<Value>(file: string, use: (reader: ByteReader) => Promise<Value>): Promise<Value> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    return await use({
      size,
      async read(position, length) {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
        return buffer.subarray(0, bytesRead);
      },
    });
  } finally {
    await handle.close();
  }
}

/** Whether a file has all the parts its own lengths speak of. */
export type Wholeness = 'damaged' | 'truncated' | 'whole';
