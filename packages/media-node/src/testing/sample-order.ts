import { readFile } from 'node:fs/promises';

/** Boxes of an MP4 that hold boxes, on the way to a picture's samples. */
const HOLDERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);

/** What an MP4 says of the order of its first track's samples (ISO/IEC 14496-12, 8.6). */
export async function sampleOrder(file: string): Promise<{ keyFrames: number[]; isReordered: boolean }> {
  const boxes = boxesIn(await readFile(file));
  const sync = boxes.find(({ kind }) => kind === 'stss')?.content ?? Buffer.alloc(8);
  const count = sync.readUInt32BE(4);
  return {
    keyFrames: Array.from({ length: count }, (_, index) => sync.readUInt32BE(8 + index * 4)),
    isReordered: boxes.some(({ kind }) => kind === 'ctts'),
  };
}

function boxesIn(bytes: Buffer): { kind: string; content: Buffer }[] {
  const boxes: { kind: string; content: Buffer }[] = [];
  for (let start = 0; start + 8 <= bytes.length;) {
    const size = Math.max(8, bytes.readUInt32BE(start));
    const kind = bytes.toString('latin1', start + 4, start + 8);
    const content = bytes.subarray(start + 8, start + size);
    boxes.push({ kind, content });
    if (HOLDERS.has(kind)) boxes.push(...boxesIn(content));
    start += size;
  }
  return boxes;
}
