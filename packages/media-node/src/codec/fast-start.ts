import { open } from 'node:fs/promises';

const HEADER_BYTES = 16;

/** Whether the index (`moov`) of an MP4 stands before its media (`mdat`), so that playing starts at once. */
export async function isFastStart(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const header = Buffer.alloc(HEADER_BYTES);
    let position = 0;
    while ((await handle.read(header, 0, HEADER_BYTES, position)).bytesRead >= 8) {
      const kind = header.toString('latin1', 4, 8);
      if (kind === 'moov') return true;
      const size = boxSize(header);
      if (kind === 'mdat' || size < 8) return false;
      position += size;
    }
    return false;
  } finally {
    await handle.close();
  }
}

/** Size 1 means that the real size follows as 64 bits. */
function boxSize(header: Buffer): number {
  const size = header.readUInt32BE(0);
  return size === 1 ? Number(header.readBigUInt64BE(8)) : size;
}
