/** What a file is by its first bytes: a video we take, one we do not, a picture, or neither. */
export type VideoKind = 'taken' | 'AVI' | 'FLV' | 'WMV' | 'MPEG' | 'OGG' | 'GIF' | 'picture' | null;

/** How many first bytes `videoKindOf` wants to see. */
export const FIRST_BYTES = 32;

/** Starts of files, as Latin letters. */
const STARTS: readonly (readonly [start: string, kind: VideoKind])[] = [
  ['\u001aE\u00df\u00a3', 'taken'],
  ['FLV', 'FLV'],
  ['0&\u00b2u', 'WMV'],
  ['\u0000\u0000\u0001\u00ba', 'MPEG'],
  ['\u0000\u0000\u0001\u00b3', 'MPEG'],
  ['OggS', 'OGG'],
  ['GIF8', 'GIF'],
  ['\u0089PNG', 'picture'],
  ['\u00ff\u00d8\u00ff', 'picture'],
];

/** Kinds of boxes that an MP4 or MOV begins with; `ftyp` of pictures is told by its brand. */
const BOXES = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'];
const PICTURE_BRANDS = ['avif', 'avis', 'heic', 'heix', 'hevc', 'mif1', 'msf1'];

/** What the first bytes of a file say it is; its name and its media type are not believed. */
export function videoKindOf(first: Uint8Array): VideoKind {
  const text = String.fromCodePoint(...first.subarray(0, FIRST_BYTES));
  if (text.startsWith('RIFF')) return text.slice(8, 12) === 'WEBP' ? 'picture' : 'AVI';
  const box = text.slice(4, 8);
  if (BOXES.includes(box)) return PICTURE_BRANDS.includes(text.slice(8, 12)) ? 'picture' : 'taken';
  return STARTS.find(([start]) => text.startsWith(start))?.[1] ?? null;
}
