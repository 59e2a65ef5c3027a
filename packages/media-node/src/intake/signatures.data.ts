/** How a kind of file begins: bytes in latin1 at an offset, and the name it goes by. */
interface Signature {
  readonly at: number;
  readonly bytes: string;
  readonly name: string;
  /** What it is for us: a container we do not take, or no media at all. */
  readonly as: 'container' | 'no-media';
}

/** Files we know and do not take, so that a refusal can name them. */
export const SIGNATURES: readonly Signature[] = [
  { at: 0, bytes: 'GIF8', name: 'gif', as: 'container' },
  { at: 8, bytes: 'AVI ', name: 'avi', as: 'container' },
  { at: 0, bytes: '\u00ff\u00f1', name: 'aac', as: 'container' },
  { at: 0, bytes: '\u00ff\u00f9', name: 'aac', as: 'container' },
  { at: 0, bytes: 'FLV\u0001', name: 'flv', as: 'container' },
  { at: 0, bytes: '\u0030\u0026\u00b2\u0075\u008e\u0066\u00cf\u0011', name: 'wmv', as: 'container' },
  { at: 0, bytes: '\u0000\u0000\u0001\u00ba', name: 'mpeg', as: 'container' },
  { at: 0, bytes: '.RMF', name: 'realmedia', as: 'container' },
  { at: 0, bytes: 'YUV4MPEG2', name: 'y4m', as: 'container' },
  { at: 0, bytes: 'BM', name: 'bmp', as: 'container' },
  { at: 0, bytes: 'II*\u0000', name: 'tiff', as: 'container' },
  { at: 0, bytes: 'MM\u0000*', name: 'tiff', as: 'container' },
  { at: 0, bytes: '8BPS', name: 'psd', as: 'container' },
  { at: 0, bytes: '\u0000\u0000\u0001\u0000', name: 'ico', as: 'container' },
  { at: 0, bytes: '\u00ff\u000a', name: 'jxl', as: 'container' },
  { at: 4, bytes: 'JXL ', name: 'jxl', as: 'container' },
  { at: 4, bytes: 'jP  ', name: 'jp2', as: 'container' },
  { at: 4, bytes: 'styp', name: 'segment', as: 'container' },
  { at: 4, bytes: 'moof', name: 'segment', as: 'container' },
  { at: 4, bytes: 'sidx', name: 'segment', as: 'container' },
  { at: 0, bytes: '%PDF', name: 'pdf', as: 'no-media' },
  { at: 0, bytes: 'PK\u0003\u0004', name: 'archive', as: 'no-media' },
  { at: 0, bytes: '\u001f\u008b', name: 'archive', as: 'no-media' },
  { at: 0, bytes: 'Rar!', name: 'archive', as: 'no-media' },
  { at: 0, bytes: '7z\u00bc\u00af', name: 'archive', as: 'no-media' },
  { at: 0, bytes: '\u007fELF', name: 'program', as: 'no-media' },
  { at: 0, bytes: 'MZ', name: 'program', as: 'no-media' },
  { at: 0, bytes: '#!', name: 'program', as: 'no-media' },
];
