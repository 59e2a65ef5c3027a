import { expect, it } from 'vitest';

import { clipName } from './clip-name.ts';

it.each([
  ['a fox in the snow', '01 a fox in the snow.mp4'],
  [undefined, '01 clip.mp4'],
  ['', '01 clip.mp4'],
  ['../../etc/passwd', '01 etc passwd.mp4'],
  ['C:\\Windows\\x', '01 C Windows x.mp4'],
  ['..', '01 clip.mp4'],
  ['-rf ~', '01 rf ~.mp4'],
  ['line\nbreak\u0000 and\u202E exe.4pm', '01 line break and exe.4pm.mp4'],
  ['what? "this" <b>*|', '01 what this b.mp4'],
  ['ein Füchslein 🦊', '01 ein Füchslein 🦊.mp4'],
  ['e\u0301te\u0301', '01 été.mp4'],
  ['雪の中の狐', '01 雪の中の狐.mp4'],
  ['ends with dots...', '01 ends with dots.mp4'],
])('makes of %o the name %o', (prompt, name) => expect(clipName(prompt, 1)).toBe(name));

it('S29: is short, and cuts no character in two', () => {
  expect(clipName('🦊'.repeat(100), 12)).toBe(`12 ${'🦊'.repeat(60)}.mp4`);
  expect(Buffer.byteLength(clipName('🦊'.repeat(2000), 20))).toBeLessThan(255);
});
