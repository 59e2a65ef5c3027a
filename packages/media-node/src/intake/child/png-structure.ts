import type { ByteReader, Completeness } from './byte-reader.ts';

const SIGNATURE_BYTES = 8;
/** Length, name and checksum of a chunk. */
const FRAME_BYTES = 12;
/** Encoders put a picture of 35 megapixels into some ten thousand pieces. */
const MOST_CHUNKS = 100_000;
/** Words, profiles and the like; a picture has some dozens of them. */
const MOST_OTHERS = 1000;

const isTooMany = ({ all, others }: { readonly all: number; readonly others: number }) =>
  all > MOST_CHUNKS || others > MOST_OTHERS;

/** Walks the chunks of a PNG to its `IEND`; `acTL` before the picture makes it move (PNG 3, section 11.3.6.1). */
export async function pngStructure(reader: ByteReader): Promise<Completeness | 'animated'> {
  const counts = { all: 0, others: 0 };
  let position = SIGNATURE_BYTES;
  while (position < reader.size) {
    const header = await reader.read(position, 8);
    if (header.length < 8) return 'truncated';
    const name = header.toString('latin1', 4, 8);
    position += FRAME_BYTES + header.readUInt32BE(0);
    if (!/^[A-Za-z]{4}$/.test(name) || isTooMany(counts)) return 'damaged';
    if (position > reader.size) return 'truncated';
    if (name === 'acTL' && counts.all === counts.others) return 'animated';
    if (name === 'IEND') return 'whole';
    counts.all += 1;
    if (name !== 'IDAT') counts.others += 1;
  }
  return 'truncated';
}
