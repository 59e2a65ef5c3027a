import type { ByteReader, Completeness } from './byte-reader.ts';

const SEGMENT = 0x18538067;
/** An identifier of at most four bytes and a length of at most eight. */
const HEADER_BYTES = 12;
const ABSURD_BYTES = 2 ** 40;

/** Finds the segment of a WebM and compares its length with the file's (RFC 9559, section 5.1). */
export async function webmStructure(reader: ByteReader): Promise<Completeness> {
  let position = 0;
  // The head and, at most, some padding stand before the segment.
  for (let count = 0; count < 8 && position < reader.size; count += 1) {
    const header = readHeader(await reader.read(position, HEADER_BYTES));
    if (header === null) return 'damaged';
    // Recorders that write a stream leave the length open.
    if (header.id === SEGMENT && header.length === null) return 'whole';
    position += header.bytes + (header.length ?? 0);
    if (position > reader.size) return position > ABSURD_BYTES ? 'damaged' : 'truncated';
    if (header.id === SEGMENT) return 'whole';
  }
  return 'truncated';
}

function readHeader(bytes: Buffer): { id: number; length: number | null; bytes: number } | null {
  const idBytes = leadingZeros(bytes[0]) + 1;
  const lengthBytes = leadingZeros(bytes[idBytes]) + 1;
  if (idBytes > 4 || lengthBytes > 8 || bytes.length < idBytes + lengthBytes) return null;
  const id = bytes.readUIntBE(0, idBytes);
  const digits = BigInt(`0x${bytes.toString('hex', idBytes, idBytes + lengthBytes)}`);
  const marker = 1n << BigInt(7 * lengthBytes);
  const length = digits - marker;
  return { id, length: length === marker - 1n ? null : Number(length), bytes: idBytes + lengthBytes };
}

const leadingZeros = (byte = 0) => Math.clz32(byte) - 24;
