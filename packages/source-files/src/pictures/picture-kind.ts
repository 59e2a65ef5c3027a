/** What a file is by its first bytes: a picture we take, one we do not, or none. */
export type FileKind = 'png' | 'jpeg' | 'webp' | 'avif' | 'HEIC' | 'GIF' | 'TIFF' | 'BMP' | 'SVG' | 'PDF' | null;

/** How many first bytes `kindOf` wants to see. */
export const FIRST_BYTES = 32;

const TAKEN: readonly FileKind[] = ['png', 'jpeg', 'webp', 'avif'];

/** Names of formats that start with these words, as Latin letters. */
const STARTS: readonly (readonly [start: string, kind: FileKind])[] = [
  ['\u0089PNG\r\n', 'png'],
  ['\u00ff\u00d8\u00ff', 'jpeg'],
  ['GIF8', 'GIF'],
  ['II*\u0000', 'TIFF'],
  ['MM\u0000*', 'TIFF'],
  ['BM', 'BMP'],
  ['<svg', 'SVG'],
  ['<?xml', 'SVG'],
  ['%PDF', 'PDF'],
];

/** Brands of the ISO container that pictures come in. */
const BRANDS: Readonly<Record<string, FileKind>> = {
  avif: 'avif',
  avis: 'avif',
  heic: 'HEIC',
  heix: 'HEIC',
  hevc: 'HEIC',
  mif1: 'HEIC',
  msf1: 'HEIC',
};

/** What the first bytes of a file say it is; its name and its media type are not believed. */
export function kindOf(first: Uint8Array): FileKind {
  const text = String.fromCodePoint(...first.subarray(0, FIRST_BYTES));
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp') return brandOf(text);
  return STARTS.find(([start]) => text.startsWith(start))?.[1] ?? null;
}

/** Some AVIF files call themselves `mif1` first and say `avif` among the brands that follow. */
function brandOf(text: string): FileKind {
  if (text.slice(16).includes('avif')) return 'avif';
  return BRANDS[text.slice(8, 12)] ?? null;
}

export const isTaken = (kind: FileKind): boolean => TAKEN.includes(kind);
