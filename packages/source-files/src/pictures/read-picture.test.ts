import { expect, it } from 'vitest';

import { LARGEST, readPicture, type DecodePicture } from './read-picture.ts';

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const decode: DecodePicture = () => Promise.resolve({ width: 640, height: 480, url: 'blob:1' });

it('takes a picture, with its size in pixels and an id of its own', async () => {
  const file = new File([PNG], 'deer.png');
  const [one, other] = [await readPicture(file, decode), await readPicture(file, decode)];
  expect(one).toMatchObject({ ok: true, value: { name: 'deer.png', width: 640, bytes: 8, file } });
  expect(one.ok && other.ok && one.value.id !== other.value.id).toBe(true);
});

it('believes the bytes, not the name', async () => {
  const refused = await readPicture(new File(['hello'], 'deer.png', { type: 'image/png' }), decode);
  expect(refused).toEqual({ ok: false, failure: { reason: 'not-a-picture', name: 'deer.png' } });
});

it('names a format that is not taken', async () => {
  const refused = await readPicture(new File(['\0\0\0 ftypheic'], 'holiday.heic'), decode);
  expect(refused).toMatchObject({ failure: { reason: 'other-format', format: 'HEIC' } });
});

it('refuses what is too large, before it is decoded', async () => {
  const large = new File([PNG, new Uint8Array(LARGEST * 1_000_000)], 'huge.png');
  expect(await readPicture(large, () => Promise.reject(new Error('not asked')))).toMatchObject({
    failure: { reason: 'too-large', name: 'huge.png' },
  });
});

it('refuses what cannot be decoded', async () => {
  const broken = await readPicture(new File([PNG], 'half.png'), () => Promise.reject(new Error('no')));
  expect(broken).toEqual({ ok: false, failure: { reason: 'broken', name: 'half.png' } });
});
