/** Bindings: leather, cloth, and a few light ones. */
export const BOOK_COLOURS: readonly string[] = [
  '#8f3b32',
  '#b5552f',
  '#6d2f3a',
  '#2f5a55',
  '#3c6a86',
  '#c08a3a',
  '#5a4a78',
  '#7a6a3a',
  '#a8443c',
  '#35506e',
  '#d8b26a',
  '#4f6a3f',
  '#e2d3b0',
  '#8a5a34',
];
