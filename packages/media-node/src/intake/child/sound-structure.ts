import type { ByteReader, Completeness } from './byte-reader.ts';

const MOST_CHUNKS = 1000;
/** Recorders that write a stream leave a length open. */
const OPEN_LENGTHS = [0, 0xff_ff_ff_ff];

/** Walks the chunks up to the samples (Multimedia Programming Interface 1.0, "Resource Interchange File Format"). */
export async function wavStructure(reader: ByteReader): Promise<Completeness> {
  let position = 12;
  for (let count = 0; count < MOST_CHUNKS; count += 1) {
    const header = await reader.read(position, 8);
    if (header.length < 8) return 'truncated';
    const length = header.readUInt32LE(4);
    if (header.toString('latin1', 0, 4) === 'data') {
      return OPEN_LENGTHS.includes(length) || position + 8 + length <= reader.size ? 'whole' : 'truncated';
    }
    position += 8 + length + (length % 2);
  }
  return 'damaged';
}

/** Walks the blocks before the frames (RFC 9639, section 8). */
export async function flacStructure(reader: ByteReader): Promise<Completeness> {
  let position = 4;
  for (let count = 0; count < MOST_CHUNKS; count += 1) {
    const header = await reader.read(position, 4);
    if (header.length < 4) return 'truncated';
    const kind = header.readUInt8(0) & 0x7f;
    if (count === 0 && kind !== 0) return 'damaged';
    position += 4 + header.readUIntBE(1, 3);
    if ((header.readUInt8(0) & 0x80) > 0) return position < reader.size ? 'whole' : 'truncated';
  }
  return 'damaged';
}

/** Looks behind the tag at the beginning (ID3v2.4, section 3.1). */
export async function mp3Structure(reader: ByteReader): Promise<Completeness> {
  const head = await reader.read(0, 10);
  if (head.toString('latin1', 0, 3) !== 'ID3') return 'whole';
  if (head.length < 10) return 'truncated';
  // Seven bits of each byte count.
  const length = head.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
  return 10 + length < reader.size ? 'whole' : 'truncated';
}

/** Looks at the first page (RFC 3533, section 6). */
export async function oggStructure(reader: ByteReader): Promise<Completeness> {
  const head = await reader.read(0, 27);
  if (head.length < 27) return 'truncated';
  const table = await reader.read(27, head.readUInt8(26));
  const end = 27 + table.length + table.reduce((sum, byte) => sum + byte, 0);
  return head.readUInt8(4) === 0 && end < reader.size ? 'whole' : 'damaged';
}
