import type { PictureFormat, SoundFormat, VideoFormat } from '../limits.ts';
import { boxStructure } from './box-structure.ts';
import type { ByteReader, Completeness } from './byte-reader.ts';
import { jpegStructure } from './jpeg-structure.ts';
import { pngStructure } from './png-structure.ts';
import { flacStructure, mp3Structure, oggStructure, wavStructure } from './sound-structure.ts';
import { webmStructure } from './webm-structure.ts';

type Format = PictureFormat | SoundFormat | VideoFormat;

const film = (reader: ByteReader) => boxStructure(reader, 'moov');

const STRUCTURES: Readonly<Record<Format, (reader: ByteReader) => Promise<Completeness | 'animated'>>> = {
  png: pngStructure,
  jpeg: jpegStructure,
  webp: webpStructure,
  avif: (reader) => boxStructure(reader, 'meta'),
  mp4: film,
  mov: film,
  m4a: film,
  webm: webmStructure,
  wav: wavStructure,
  mp3: mp3Structure,
  ogg: oggStructure,
  flac: flacStructure,
};

/** Whether a file is all there, and a picture stands still, before a decoder sees it. */
export const structureOf = (reader: ByteReader, format: Format) => STRUCTURES[format](reader);

/** Its length stands behind `RIFF`. */
async function webpStructure(reader: ByteReader): Promise<Completeness> {
  const header = await reader.read(0, 8);
  if (header.length < 8) return 'truncated';
  return header.readUInt32LE(4) + 8 > reader.size ? 'truncated' : 'whole';
}
