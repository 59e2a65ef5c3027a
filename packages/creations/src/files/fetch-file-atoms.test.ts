// @vitest-environment happy-dom
import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { digestOf, sentFile } from '@kinora/browser/kept';
import { anUpload } from '@kinora/contracts/fixtures';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';

import { fetchFileAtom, loadFileAtom } from './fetch-file-atoms.ts';

const ADA = { id: 'ada', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const content = new Blob(['made smaller']);
const there: FakeAnswers = { getUpload: { data: anUpload() } };

function bringing(answers: FakeAnswers, { isMember = true, load = () => Promise.resolve(content) } = {}) {
  const store = createStore();
  store.set(apiClientAtom, fakeApi(answers));
  store.set(placeSessionAtom, isMember ? { owner: 'member', member: ADA } : { owner: 'guest' });
  store.set(loadFileAtom, { load });
  return store.set(fetchFileAtom, anUpload().id);
}

describe('fetchFileAtom', () => {
  it('brings a picture under its name, and knows that it is on the server', async () => {
    await expect(bringing(there)).resolves.toEqual({ ok: true, value: { name: 'ada.jpg', content } });
    expect(sentFile('ada', await digestOf(content)).find()).toBe(anUpload().id);
  });

  it('brings nothing that is gone, not ready or of nobody', async () => {
    const gone = { ok: false, failure: 'gone' };
    await expect(bringing({ getUpload: { refuse: 'unknown-upload' } })).resolves.toEqual(gone);
    await expect(bringing({ getUpload: { code: 400, details: { fields: { id: 'invalid' } } } })).resolves.toEqual(gone);
    await expect(bringing({ getUpload: { data: anUpload({ state: 'checking', url: null }) } })).resolves.toEqual(gone);
    await expect(bringing(there, { isMember: false })).resolves.toEqual(gone);
  });

  it('tells a file that did not arrive from one that is gone', async () => {
    const lost = { ok: false, failure: 'unreachable' };
    await expect(bringing({ getUpload: { offline: true } })).resolves.toEqual(lost);
    await expect(bringing(there, { load: () => Promise.reject(new Error('no network')) })).resolves.toEqual(lost);
  });
});
