/** Where a box stands in a file, by the names of the boxes around it; the first of each. */
export function findBox(bytes: Buffer, path: readonly string[]): { readonly start: number; readonly end: number } {
  let range = { start: 0, end: bytes.length };
  for (const [depth, name] of path.entries()) {
    range = childNamed(bytes, depth === 0 ? range : { start: range.start + 8, end: range.end }, name);
  }
  return range;
}

function childNamed(bytes: Buffer, range: { start: number; end: number }, name: string) {
  let position = range.start;
  while (position + 8 <= range.end) {
    const size = bytes.readUInt32BE(position);
    if (bytes.toString('latin1', position + 4, position + 8) === name) return { start: position, end: position + size };
    position += Math.max(8, size);
  }
  throw new Error(`The film has no ${name}.`);
}

export const SAMPLE_TABLE = ['moov', 'trak', 'mdia', 'minf', 'stbl'] as const;

/** A copy in which a number of 32 bits stands at an offset from the begin of a box. */
export function withNumber(bytes: Buffer, path: readonly string[], [offset, value]: readonly [number, number]): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt32BE(value, findBox(bytes, path).start + offset);
  return copy;
}
