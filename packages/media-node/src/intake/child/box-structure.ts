import type { ByteReader, Completeness } from './byte-reader.ts';

/** A length that no upload can have is no broken-off copy but a lie. */
const ABSURD_BYTES = 2 ** 40;
const PARTS = ['free', 'idat', 'mdat', 'meta', 'mfra', 'moof', 'moov', 'sidx', 'skip', 'udta', 'uuid', 'wide'];
const MOST_BOXES = 20_000;
const HEADER_BYTES = 16;

interface Box {
  readonly type: string;
  readonly end: number;
}

/**
 * Walks the outermost boxes of an MP4, MOV or AVIF (ISO/IEC 14496-12, section 4.2). `index` is the box without
 * which nothing can be found in the file: `moov` or `meta`. What follows a whole file is not its part.
 */
export async function boxStructure(reader: ByteReader, index: 'meta' | 'moov'): Promise<Completeness> {
  const seen = new Set<string>();
  let position = 0;
  for (let count = 0; position < reader.size; count += 1) {
    const box = await readBox(reader, position);
    const complete = seen.has(index) && seen.has('mdat');
    if (box === null || count > MOST_BOXES) return complete ? 'whole' : 'damaged';
    if (box.end > reader.size) return cutBox(box, complete);
    seen.add(box.type);
    position = box.end;
  }
  return seen.has(index) ? 'whole' : 'truncated';
}

/** Text after the end may look like the head of a box, but not like one that a film has there. */
function cutBox({ end, type }: Box, complete: boolean): Completeness {
  if (complete && !PARTS.includes(type)) return 'whole';
  return end > ABSURD_BYTES ? 'damaged' : 'truncated';
}

/** `null` where no box can begin. */
export async function readBox(reader: ByteReader, position: number): Promise<Box | null> {
  const header = await reader.read(position, HEADER_BYTES);
  if (header.length < 8) return null;
  const type = header.toString('latin1', 4, 8);
  const length = boxLength(header, reader.size - position);
  return length < 8 || !/^[\u0020-\u007e\u00a9]{4}$/.test(type) ? null : { type, end: position + length };
}

/** 0 is the rest of the file; 1 means that the length follows as 64 bits. */
function boxLength(header: Buffer, rest: number): number {
  const length = header.readUInt32BE(0);
  if (length === 0) return rest;
  if (length > 1) return length;
  return header.length < HEADER_BYTES ? 0 : Number(header.readBigUInt64BE(8));
}
