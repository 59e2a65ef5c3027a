/** The number that 16 bits stand for (IEEE 754 binary16). */
export function halfFloat(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 0x1f) return fraction === 0 ? sign * Infinity : NaN;
  return sign * (1024 + fraction) * 2 ** (exponent - 25);
}

/** The half floats of a list of bytes. */
export const halfFloats = (bytes: DataView): Float32Array =>
  Float32Array.from({ length: bytes.byteLength >> 1 }, (_, at) => halfFloat(bytes.getUint16(at * 2, true)));
