import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { aCreation, anUpload } from '@kinora/contracts/fixtures';
import type { Recipe } from '@kinora/contracts/recipe';
import { confirmBalanceAtom } from '@kinora/credits';
import { addPictureAtom } from '@kinora/source-files';
import { fakeApi, seed, withAtoms, type FakeAnswers, type Seed } from '@kinora/testkit';

import { findEffect } from '../catalogue/effects.ts';
import { effectRequest } from '../create/effect-request.ts';

const ADA = { id: 'submit-bar', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
/** An effect that is there. */
export function anEffect(id: string): Recipe {
  const found = findEffect(id);
  if (!found) throw new Error('The effect is gone.');
  return found;
}

export const effect = anEffect('disco-fever');
export const request = effectRequest(effect, {
  chosen: {},
  shape: '3:4',
  seconds: 5,
  resolution: '720p',
  seed: 7,
  typed: '',
});

export const server: FakeAnswers = {
  getPlan: { data: { plan: null, checkout: 'sandbox' } },
  integral: { data: { total: 40 } },
  listRoutes: { data: { routes: [{ model: 'local', modes: ['text', 'effect'] }] } },
  sendFile: { data: anUpload().id },
  getUpload: { data: anUpload() },
  createCreations: { data: { creations: [aCreation()], quote: { each: 8, total: 8 }, balance: 32 } },
};

/** A picture of its own for every story: the browser remembers what was sent. */
function aPicture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(40, 30);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = `rgb(${crypto.getRandomValues(new Uint8Array(3)).join(',')})`;
  context?.fillRect(0, 0, 40, 30);
  return canvas.convertToBlob();
}

export const withPicture: Seed = (store) => {
  const add = async () => {
    const file = new File([await aPicture()], 'deer.png', { type: 'image/png' });
    await store.set(addPictureAtom, { place: 'first', file });
  };
  void add();
};

export function asMember(answers: Partial<FakeAnswers> = {}, balance = 40) {
  return withAtoms(
    seed(apiClientAtom, fakeApi({ ...server, integral: { data: { total: balance } }, ...answers })),
    seed(placeSessionAtom, { owner: 'member', member: ADA }),
    seed(confirmBalanceAtom, balance),
    withPicture,
  );
}
