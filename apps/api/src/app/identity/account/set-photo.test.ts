import { fail, ok } from '@kinora/contracts';
import { expect, it } from 'vitest';

import type { UploadRecord } from '../../../domain/uploads/upload.ts';
import { setPhoto, type SetPhotoDeps } from './set-photo.ts';

const photo = { id: 'photo', storageKey: 'photo-key', sourceKey: 'upload-key' };

/** A member with one upload of a kind, and what was done in order. */
function aMember(change: Partial<SetPhotoDeps> = {}, kind: UploadRecord['kind'] = 'picture') {
  const done: string[] = [];
  const upload = { id: 'upload', kind } as UploadRecord; // Nothing else of it is looked at.
  const deps: SetPhotoDeps = {
    photos: {
      plan: () => {
        done.push('plan');
        return Promise.resolve(photo);
      },
      show: (_memberId, id) => Promise.resolve(void done.push(`show ${id}`)),
    },
    uploads: { find: () => Promise.resolve(upload) },
    storage: { hasRoom: () => Promise.resolve(true) },
    copyFile: (from, to) => {
      done.push(`${from} to ${to}`);
      return Promise.resolve(ok(null));
    },
    ...change,
  };
  return { done, set: (uploadId = 'upload') => setPhoto(deps, { memberId: 'ada', uploadId }) };
}

it('shows a copy once it lies safe, and none for an empty id', async () => {
  const { done, set } = aMember();
  expect(await set()).toEqual(ok(null));
  expect(done).toEqual(['plan', 'upload-key to photo-key', 'show photo']);
  expect(await set('')).toEqual(ok(null));
  expect(done.at(-1)).toBe('show null');
});

it.each([
  ['unknown-upload', { uploads: { find: () => Promise.resolve(undefined) } }],
  ['unknown-upload', { copyFile: () => Promise.resolve(fail('gone' as const)) }],
  ['unavailable', { copyFile: () => Promise.resolve(fail('storage-full' as const)) }],
  ['unavailable', { storage: { hasRoom: () => Promise.resolve(false) } }],
])('shows nothing and says %s', async (failure, change) => {
  const { done, set } = aMember(change);
  expect(await set()).toEqual({ ok: false, failure });
  expect(done.filter((one) => one.startsWith('show'))).toEqual([]);
});

it('takes no video for a picture', async () => {
  expect(await aMember({}, 'video').set()).toEqual({ ok: false, failure: 'unknown-upload' });
});
