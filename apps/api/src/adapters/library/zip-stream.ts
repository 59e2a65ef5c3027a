import { crc32 } from 'node:zlib';

export interface ZipEntry {
  /** Relative and with forward slashes. */
  readonly name: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Opened twice: what a header tells stands before the bytes. Throws where there is no such file any more. */
  readonly open: () => Promise<AsyncIterable<Uint8Array>>;
}

/** Without ZIP64, which a batch never needs. */
const MOST_BYTES = 0xff_ff_ff_ff;
const LOCAL = 0x04_03_4b_50;
const CENTRAL = 0x02_01_4b_50;
const END = 0x06_05_4b_50;
/** 1.0: nothing but stored files. */
const VERSION = 10;
const UTF8_NAMES = 0x08_00;

interface Told {
  readonly name: Buffer;
  readonly crc: number;
  readonly bytes: number;
  readonly stamp: number;
  readonly offset: number;
}

/** Date and time of MS-DOS, in UTC and steps of two seconds. */
function stampOf(at: number): number {
  const time = new Date(at);
  const days = ((time.getUTCFullYear() - 1980) << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate();
  const seconds = (time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1);
  return ((days << 16) | seconds) >>> 0;
}

/** Numbers of two and four bytes, the smaller end first. */
function record(...fields: readonly (readonly [size: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of fields) at = buffer.writeUIntLE(value, at, size);
  return buffer;
}

/** What both headers of a file say: from the flags to the length of its name. */
const described = ({ name, crc, bytes, stamp }: Told): (readonly [2 | 4, number])[] => [
  [2, UTF8_NAMES],
  [2, 0],
  [4, stamp],
  [4, crc],
  [4, bytes],
  [4, bytes],
  [2, name.length],
  [2, 0],
];

const localHeader = (told: Told): Buffer =>
  Buffer.concat([record([4, LOCAL], [2, VERSION], ...described(told)), told.name]);

function centralHeader(told: Told): Buffer {
  const head = record([4, CENTRAL], [2, VERSION], [2, VERSION], ...described(told));
  return Buffer.concat([head, record([2, 0], [2, 0], [2, 0], [4, 0], [4, told.offset]), told.name]);
}

async function tell({ name, at, open }: ZipEntry, offset: number): Promise<Told> {
  let [crc, bytes] = [0, 0];
  for await (const piece of await open()) {
    crc = crc32(piece, crc);
    bytes += piece.byteLength;
  }
  if (offset + bytes > MOST_BYTES) throw new RangeError('files of more than 4 GB make no ZIP');
  return { name: Buffer.from(name), crc, bytes, stamp: stampOf(at), offset };
}

/** Files as one ZIP without compression, piece by piece as its reader takes them. */
export async function* zipStream(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const all: Told[] = [];
  let offset = 0;
  for (const entry of entries) {
    const told = await tell(entry, offset);
    const header = localHeader(told);
    yield header;
    yield* await entry.open();
    all.push(told);
    offset += header.length + told.bytes;
  }
  const directory = Buffer.concat(all.map(centralHeader));
  yield directory;
  yield record([4, END], [2, 0], [2, 0], [2, all.length], [2, all.length], [4, directory.length], [4, offset], [2, 0]);
}
