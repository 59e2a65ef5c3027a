/** What a COSE structure is made of; `null` is CBOR's nil. Maps keep the order of their entries. */
export type CborValue =
  | null
  | number
  | string
  | Uint8Array
  | readonly CborValue[]
  | ReadonlyMap<CborValue, CborValue>
  | CborTag;

/** A value under a registered tag, such as 18 for COSE_Sign1. */
interface CborTag {
  readonly tag: number;
  readonly value: CborValue;
}

const UNSIGNED = 0;
const NEGATIVE = 1;
const BYTES = 2;
const TEXT = 3;
const LIST = 4;
const MAP = 5;
const TAG = 6;
const NIL = Buffer.from([0xf6]);

/** The shortest form of RFC 8949 section 3 for whole numbers, text, bytes, lists, maps, tags and nil. */
export function encodeCbor(value: CborValue): Buffer {
  if (value === null) return NIL;
  if (typeof value === 'number') return value < 0 ? head(NEGATIVE, -1 - value) : head(UNSIGNED, value);
  if (typeof value === 'string') return withLength(TEXT, Buffer.from(value, 'utf8'));
  if (value instanceof Uint8Array) return withLength(BYTES, value);
  if (isList(value)) return Buffer.concat([head(LIST, value.length), ...value.map(encodeCbor)]);
  if (value instanceof Map) return encodeMap(value);
  return 'tag' in value ? Buffer.concat([head(TAG, value.tag), encodeCbor(value.value)]) : encodeMap(value);
}

const isList = (value: CborValue): value is readonly CborValue[] => Array.isArray(value);

function encodeMap(map: ReadonlyMap<CborValue, CborValue>): Buffer {
  return Buffer.concat([head(MAP, map.size), ...[...map].flat().map(encodeCbor)]);
}

const withLength = (major: number, bytes: Uint8Array) => Buffer.concat([head(major, bytes.length), bytes]);

/** Major type and argument; the argument in 0, 1, 2 or 4 further bytes. */
function head(major: number, argument: number): Buffer {
  const kind = major * 32;
  if (argument < 24) return Buffer.from([kind + argument]);
  if (argument < 0x100) return Buffer.from([kind + 24, argument]);
  const bytes = Buffer.alloc(argument < 0x1_0000 ? 3 : 5);
  bytes[0] = kind + (bytes.length === 3 ? 25 : 26);
  bytes.writeUIntBE(argument, 1, bytes.length - 1);
  return bytes;
}
