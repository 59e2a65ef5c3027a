import { expect, it } from 'vitest';

import { videoKindOf } from './video-kind.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

it.each([
  ['\0\0\0\u0018ftypmp42', 'taken'],
  ['\0\0\0\u0014ftypqt  ', 'taken'],
  ['\0\0\0\u0008wide', 'taken'],
  ['\u001aE\u00df\u00a3\u0001', 'taken'],
  ['RIFF\0\0\0\0AVI ', 'AVI'],
  ['FLV\u0001', 'FLV'],
  ['GIF89a', 'GIF'],
  ['OggS', 'OGG'],
  ['RIFF\0\0\0\0WEBP', 'picture'],
  ['\0\0\0\u0018ftypheic', 'picture'],
  ['\u0089PNG\r\n', 'picture'],
  ['hello', null],
  ['', null],
])('tells %j by its first bytes: %s', (first, kind) => {
  expect(videoKindOf(bytes(first))).toBe(kind);
});
