import { readBox } from './box-structure.ts';
import type { ByteReader } from './byte-reader.ts';

/** How a track of an MP4 or MOV describes what it holds (ISO/IEC 14496-12, section 8.5.2). */
export interface SampleEntry {
  /** Four letters; `encv` and `enca` are locked. */
  readonly type: string;
  readonly isVideo: boolean;
  /** Of a video. */
  readonly width: number;
  readonly height: number;
}

/** An index that is longer describes no minute of film. */
const LONGEST_INDEX = 64 * 1_048_576;
const MOST_BOXES = 1000;

/** Reads what the tracks say of themselves, before a library does; nothing where the index makes no sense. */
export async function sampleEntries(reader: ByteReader): Promise<SampleEntry[]> {
  let position = 0;
  for (let count = 0; count < MOST_BOXES && position < reader.size; count += 1) {
    const box = await readBox(reader, position);
    if (box === null) return [];
    if (box.type === 'moov') return entriesIn(await reader.read(position, Math.min(LONGEST_INDEX, box.end - position)));
    position = box.end;
  }
  return [];
}

function entriesIn(moov: Buffer): SampleEntry[] {
  return boxesIn(moov.subarray(8)).flatMap(({ content, type }) => {
    if (type !== 'trak') return [];
    const media = contentOf(content, 'mdia');
    const isVideo = contentOf(media, 'hdlr').toString('latin1', 0, 4) === 'vide';
    const descriptions = contentOf(contentOf(contentOf(media, 'minf'), 'stbl'), 'stsd');
    return boxesIn(descriptions).map((entry) => ({ type: entry.type, isVideo, ...sizeOf(entry.content) }));
  });
}

/** Behind six bytes that are kept free, a reference and sixteen more that are not used. */
function sizeOf(entry: Buffer) {
  return entry.length < 28
    ? { width: 0, height: 0 }
    : { width: entry.readUInt16BE(24), height: entry.readUInt16BE(26) };
}

interface InnerBox {
  readonly type: string;
  /** Without the head of the box, and without the numbers that some have before their content. */
  readonly content: Buffer;
}

/** Version and flags, and for these two also a count or a number that is not used. */
const NUMBERS = new Map([
  ['stsd', 8],
  ['hdlr', 8],
]);

const contentOf = (content: Buffer, type: string): Buffer =>
  boxesIn(content).find((box) => box.type === type)?.content ?? Buffer.alloc(0);

function boxesIn(bytes: Buffer): InnerBox[] {
  const boxes: InnerBox[] = [];
  let position = 0;
  while (position + 8 <= bytes.length && boxes.length < MOST_BOXES) {
    const length = bytes.readUInt32BE(position);
    if (length < 8) break;
    const type = bytes.toString('latin1', position + 4, position + 8);
    boxes.push({ type, content: bytes.subarray(position + 8 + (NUMBERS.get(type) ?? 0), position + length) });
    position += length;
  }
  return boxes;
}
