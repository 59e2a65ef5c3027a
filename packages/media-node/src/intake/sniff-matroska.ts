const DOC_TYPE = 0x4282;

/** The `DocType` of an EBML file, `webm` or `matroska`; `null` when its head does not say. RFC 8794, section 11.2. */
export function matroskaType(head: Uint8Array): string | null {
  const header = element(head, 0);
  if (header === null) return null;
  let position = header.start;
  while (position < Math.min(header.end, head.length)) {
    const next = element(head, position);
    if (next === null) return null;
    if (next.id === DOC_TYPE) return textOf(head.subarray(next.start, next.end));
    position = next.end;
  }
  return null;
}

/** Padding with zeros is allowed. */
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1').replaceAll('\u0000', '');

interface Element {
  readonly id: number;
  /** Of its content. */
  readonly start: number;
  readonly end: number;
}

function element(bytes: Uint8Array, position: number): Element | null {
  const id = variableInteger(bytes, position, true);
  const size = id && variableInteger(bytes, id.end, false);
  return size && { id: id.value, start: size.end, end: size.end + size.value };
}

/** As many bytes as the first has leading zeros, plus one; identifiers keep the marker bit. */
function variableInteger(bytes: Uint8Array, position: number, keepMarker: boolean) {
  const first = bytes[position] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || position + length > bytes.length) return null;
  let value = keepMarker ? first : first - 2 ** (8 - length);
  for (let index = 1; index < length; index += 1) value = value * 256 + (bytes[position + index] ?? 0);
  return { value, end: position + length };
}
