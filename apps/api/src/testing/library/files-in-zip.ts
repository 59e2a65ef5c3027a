/** Names and texts of stored files, in their order. */
export function filesInZip(zip: Buffer): Record<string, string> {
  const files: Record<string, string> = {};
  for (let at = 0; zip.readUInt32LE(at) === 0x04_03_4b_50;) {
    const [bytes, nameBytes] = [zip.readUInt32LE(at + 18), zip.readUInt16LE(at + 26)];
    const name = zip.subarray(at + 30, at + 30 + nameBytes).toString();
    files[name] = zip.subarray(at + 30 + nameBytes, at + 30 + nameBytes + bytes).toString();
    at += 30 + nameBytes + bytes;
  }
  return files;
}
