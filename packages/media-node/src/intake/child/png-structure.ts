import type { ByteReader, Wholeness } from './byte-reader.ts';

const SIGNATURE_BYTES = 8;
/** Length, name and checksum of a chunk. */
const FRAME_BYTES = 12;
const MOST_CHUNKS = 100_000;

/** Walks the chunks of a PNG to its `IEND`; `acTL` before the picture makes it move (PNG 3, section 11.3.6.1). */
export async function pngStructure(reader: ByteReader): Promise<Wholeness | 'animated'> {
  let position = SIGNATURE_BYTES;
  let shown = false;
  for (let count = 0; count < MOST_CHUNKS && position < reader.size; count += 1) {
    const header = await reader.read(position, 8);
    if (header.length < 8) return 'truncated';
    const name = header.toString('latin1', 4, 8);
    position += FRAME_BYTES + header.readUInt32BE(0);
    if (!/^[A-Za-z]{4}$/.test(name)) return 'damaged';
    if (position > reader.size) return 'truncated';
    if (name === 'acTL' && !shown) return 'animated';
    if (name === 'IEND') return 'whole';
    shown ||= name === 'IDAT';
  }
  return 'truncated';
}
