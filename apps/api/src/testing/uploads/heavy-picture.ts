import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A red ball on green under blue. */
function ballAt(x: number, y: number): readonly number[] {
  if (Math.hypot(x - 0.5, y - 0.6) < 0.2) return [216, 64, 44];
  return y > 0.6 ? [77, 154, 74] : [111, 180, 232];
}

/** A PNG of three bytes a pixel, not compressed: simple to draw, and takes a while to send. Places are from 0 to 1. */
export function heavyPicture(width: number, height: number, colourAt = ballAt): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8); // Eight bits of red, green and blue; nothing interlaced.
  const row = (y: number) => [0, ...Array.from({ length: width }, (_, x) => colourAt(x / width, y / height)).flat()];
  const rows = Buffer.concat(Array.from({ length: height }, (_, y) => Buffer.from(row(y))));
  const signature = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const data = deflateSync(rows, { level: 0 });
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}
