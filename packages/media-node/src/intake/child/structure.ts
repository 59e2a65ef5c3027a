import type { PictureFormat, VideoFormat } from '../limits.ts';
import { boxStructure } from './box-structure.ts';
import type { ByteReader, Wholeness } from './byte-reader.ts';
import { jpegStructure } from './jpeg-structure.ts';
import { pngStructure } from './png-structure.ts';
import { webmStructure } from './webm-structure.ts';

/** Whether a file is all there, and a picture stands still, before a decoder sees it. */
export async function structureOf(
  reader: ByteReader,
  format: PictureFormat | VideoFormat,
): Promise<Wholeness | 'animated'> {
  switch (format) {
    case 'png':
      return pngStructure(reader);
    case 'jpeg':
      return jpegStructure(reader);
    case 'webp':
      return webpStructure(reader);
    case 'avif':
      return boxStructure(reader, 'meta');
    case 'mp4':
    case 'mov':
      return boxStructure(reader, 'moov');
    case 'webm':
      return webmStructure(reader);
    default:
      return format satisfies never;
  }
}

/** Its length stands behind `RIFF`. */
async function webpStructure(reader: ByteReader): Promise<Wholeness> {
  const header = await reader.read(0, 8);
  if (header.length < 8) return 'truncated';
  return header.readUInt32LE(4) + 8 > reader.size ? 'truncated' : 'whole';
}
