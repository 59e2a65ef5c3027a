/** Tags of ASN.1 that certificates use (ITU-T X.690). */
const TAGS = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  objectId: 0x06,
  utf8String: 0x0c,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;

function tagged(tag: number, content: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
}

/** Below 128 in one byte, else the count of bytes that follow and those. */
function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  if (length < 0x100) return Buffer.from([0x81, length]);
  return Buffer.from([0x82, length >> 8, length & 0xff]);
}

export const derSequence = (...parts: readonly Uint8Array[]) => tagged(TAGS.sequence, Buffer.concat(parts));
export const derSet = (...parts: readonly Uint8Array[]) => tagged(TAGS.set, Buffer.concat(parts));
export const derText = (text: string) => tagged(TAGS.utf8String, Buffer.from(text, 'utf8'));
export const derBytes = (content: Uint8Array) => tagged(TAGS.octetString, content);
export const derBoolean = (isTrue: boolean) => tagged(TAGS.boolean, Buffer.from([isTrue ? 0xff : 0]));
/** Whole bytes, so no bit is unused. */
export const derBits = (content: Uint8Array) => tagged(TAGS.bitString, Buffer.concat([Buffer.from([0]), content]));

/** Named bits, counted from the highest; DER wants no zero bits at the end. */
export function derFlags(bits: readonly number[]): Buffer {
  const last = Math.max(...bits);
  const bytes = Buffer.alloc(1 + Math.floor(last / 8));
  for (const bit of bits) bytes[Math.floor(bit / 8)] = (bytes[Math.floor(bit / 8)] ?? 0) | (0x80 >> (bit % 8));
  return tagged(TAGS.bitString, Buffer.concat([Buffer.from([7 - (last % 8)]), bytes]));
}

/** A positive number from its big-endian bytes. */
export function derInteger(bytes: Uint8Array): Buffer {
  const first = bytes[0] ?? 0;
  return tagged(TAGS.integer, first >= 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);
}

/** An object identifier such as `1.2.840.10045.4.3.2`. */
export function derObjectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return tagged(TAGS.objectId, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

/** Seven bits a byte, the high bit set on all but the last. */
function base128(arc: number): number[] {
  const digits = [arc & 0x7f];
  for (let left = arc >> 7; left > 0; left >>= 7) digits.unshift((left & 0x7f) | 0x80);
  return digits;
}

/** A moment in whole seconds of UTC. */
export function derTime(moment: Date): Buffer {
  const digits = moment.toISOString().replaceAll(/\.\d+|[-:T]/g, '');
  return tagged(TAGS.generalizedTime, Buffer.from(digits, 'latin1'));
}

/** A context tag around a value that keeps its own tag. */
export const derExplicit = (number: number, content: Uint8Array) => tagged(0xa0 + number, content);
/** A context tag in place of the tag of an octet string. */
export const derImplicit = (number: number, content: Uint8Array) => tagged(0x80 + number, content);
