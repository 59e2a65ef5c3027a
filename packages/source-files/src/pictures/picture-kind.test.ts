import { expect, it } from 'vitest';

import { isTaken, kindOf } from './picture-kind.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

it.each([
  ['\u0089PNG\r\n\u001a\n', 'png', true],
  ['\u00ff\u00d8\u00ff\u00e0', 'jpeg', true],
  ['RIFF....WEBPVP8 ', 'webp', true],
  ['\0\0\0 ftypavif\0\0\0\0', 'avif', true],
  ['\0\0\0 ftypmif1\0\0\0\0mif1avif', 'avif', true],
  ['\0\0\0 ftypheic\0\0\0\0mif1heic', 'HEIC', false],
  ['GIF89a', 'GIF', false],
  ['<svg xmlns', 'SVG', false],
  ['\0\0\0 ftypisom\0\0\0\0', null, false],
  ['RIFF....WAVEfmt ', null, false],
  ['hello', null, false],
  ['', null, false],
] as const)('%j is %s', (...[text, kind, taken]) => {
  expect([kindOf(bytes(text)), isTaken(kindOf(bytes(text)))]).toEqual([kind, taken]);
});
