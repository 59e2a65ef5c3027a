/** In the flags of a WebP file: it has a colour profile. */
const HAS_PROFILE = 0x20;
const [HEAD, CHUNK_HEAD, FLAGS] = [12, 8, 20];

/** The chunks of a WebP file, each with its name and its bytes, padding included. */
function* chunksOf(file) {
  for (let at = HEAD; at < file.length;) {
    const length = file.readUInt32LE(at + 4);
    const end = at + CHUNK_HEAD + length + (length % 2);
    yield { name: file.toString('latin1', at, at + 4), bytes: file.subarray(at, end) };
    at = end;
  }
}

/** A WebP file without its colour profile, which says what is taken for granted: sRGB. */
export function stripProfile(file) {
  const kept = [...chunksOf(file)].filter(({ name }) => name !== 'ICCP').map(({ bytes }) => bytes);
  const stripped = Buffer.concat([file.subarray(0, HEAD), ...kept]);
  stripped.writeUInt32LE(stripped.length - 8, 4);
  if (stripped.toString('latin1', HEAD, HEAD + 4) === 'VP8X') stripped[FLAGS] &= ~HAS_PROFILE;
  return stripped;
}
