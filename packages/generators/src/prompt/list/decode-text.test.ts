import { expect, it } from 'vitest';

import { decodeText } from './decode-text.ts';

const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, isLittle);
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 + at * 2, text.charCodeAt(at), isLittle);
  return bytes;
};

it.each([
  ['UTF-8', new TextEncoder().encode('Größe 船')],
  ['UTF-16, little end first', utf16('Größe 船', true)],
  ['UTF-16, big end first', utf16('Größe 船', false)],
])('reads %s', (_name, bytes) => {
  expect(decodeText(bytes)).toBe('Größe 船');
});

it('reads the letters of Windows where it is nothing else', () => {
  expect(decodeText(new Uint8Array([0x47, 0x72, 0xf6, 0xdf, 0x65]))).toBe('Größe');
});

it('knows what is no text', () => {
  expect(decodeText(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 1]))).toBeNull();
});
