import type { ByteReader, Completeness } from './byte-reader.ts';

const MARKER = 0xff;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const PIECE_BYTES = 65_536;
/** A picture has some dozens of segments and scans; more are made to take long. */
const MOST_SEGMENTS = 10_000;
/** Restart marks stand inside a scan, as does a stuffed zero; neither ends it. */
const isInScan = (code: number) => code === 0 || code === MARKER || (code >= 0xd0 && code <= 0xd7);

/** Walks the segments and scans of a JPEG to the end of its image (ITU-T T.81, annex B). */
export async function jpegStructure(reader: ByteReader): Promise<Completeness> {
  let position = 2;
  for (let count = 0; position < reader.size; count += 1) {
    if (count > MOST_SEGMENTS) return 'damaged';
    const header = await reader.read(position, 4);
    const code = header[1];
    if (header.length < 2) return 'truncated';
    if (header[0] !== MARKER) return 'damaged';
    if (code === END_OF_IMAGE) return 'whole';
    if (code === MARKER) position += 1;
    else if (header.length < 4) return 'truncated';
    else position += 2 + header.readUInt16BE(2);
    if (code === START_OF_SCAN) position = await endOfScan(reader, position);
  }
  return 'truncated';
}

/** Where the next marker stands that is no part of the scan; behind the file when there is none. */
async function endOfScan(reader: ByteReader, start: number): Promise<number> {
  for (let position = start; position < reader.size; position += PIECE_BYTES - 1) {
    const piece = await reader.read(position, PIECE_BYTES);
    let at = piece.indexOf(MARKER);
    while (at >= 0 && at + 1 < piece.length && isInScan(piece[at + 1] ?? 0)) at = piece.indexOf(MARKER, at + 1);
    if (at >= 0 && at + 1 < piece.length) return position + at;
  }
  return reader.size;
}
