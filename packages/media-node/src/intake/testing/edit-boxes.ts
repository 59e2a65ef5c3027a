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

/** A copy in which a box has other content; the boxes around it grow with it. */
export function withContent(bytes: Buffer, path: readonly string[], content: Buffer): Buffer {
  const { end, start } = findBox(bytes, path);
  const copy = Buffer.concat([bytes.subarray(0, start + 8), content, bytes.subarray(end)]);
  for (let depth = path.length; depth > 0; depth -= 1) {
    const at = findBox(bytes, path.slice(0, depth)).start;
    copy.writeUInt32BE(bytes.readUInt32BE(at) + copy.length - bytes.length, at);
  }
  return copy;
}
