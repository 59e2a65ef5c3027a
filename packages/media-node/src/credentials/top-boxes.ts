import type { FileHandle } from 'node:fs/promises';

/** A box at the top of an MP4; bytes. */
export interface TopBox {
  readonly type: string;
  readonly start: number;
  readonly size: number;
}

const HEADER = 16;

/** The boxes of a file in their order; throws where one reaches beyond its end. */
export async function topBoxes(file: FileHandle): Promise<TopBox[]> {
  const { size: length } = await file.stat();
  const boxes: TopBox[] = [];
  const header = Buffer.alloc(HEADER);
  for (let start = 0; start < length;) {
    await file.read(header, 0, HEADER, start);
    const short = header.readUInt32BE(0);
    const size = short === 1 ? Number(header.readBigUInt64BE(8)) : short || length - start;
    if (size < 8 || start + size > length) throw new Error(`A box at ${String(start)} has no end.`);
    boxes.push({ type: header.toString('latin1', 4, 8), start, size });
    start += size;
  }
  return boxes;
}

const CONTAINERS: readonly string[] = ['moov', 'trak', 'mdia', 'minf', 'stbl'];

/** Moves every chunk that the tables of a `moov` name by so many bytes, in place. */
export function moveChunks(boxes: Buffer, by: number): void {
  for (let at = 0; at + 8 <= boxes.length;) {
    const size = boxes.readUInt32BE(at);
    if (size < 8 || at + size > boxes.length) throw new Error('The index of the file has no end.');
    const type = boxes.toString('latin1', at + 4, at + 8);
    const inside = boxes.subarray(at + 8, at + size);
    if (CONTAINERS.includes(type)) moveChunks(inside, by);
    if (type === 'stco') moveEntries(inside, by, 4);
    if (type === 'co64') moveEntries(inside, by, 8);
    at += size;
  }
}

/** After version and flags: how many there are, and where each begins. */
function moveEntries(table: Buffer, by: number, width: 4 | 8): void {
  const count = table.readUInt32BE(4);
  for (let index = 0; index < count; index += 1) {
    const at = 8 + index * width;
    if (width === 4) table.writeUInt32BE(table.readUInt32BE(at) + by, at);
    else table.writeBigUInt64BE(table.readBigUInt64BE(at) + BigInt(by), at);
  }
}
