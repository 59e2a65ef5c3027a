/** Files of text are at most so long. */
export const FILE_MAX = 1_048_576;

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

/**
 * The text in a file as people save tables: UTF-8, UTF-16 with its mark, else the Latin letters of Windows; null for
 * what is no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
