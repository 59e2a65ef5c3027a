// @vitest-environment happy-dom
import { GPU_CREDITS } from '@kinora/contracts';
import { findMode } from '@kinora/contracts/catalogue';
import { addReferenceAtom, decodePictureAtom, ownPicturesAtom, referenceCountAtom } from '@kinora/source-files';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';

import { costAtom } from '../draft/cost-atoms.ts';
import { draftAtom, openLinkAtom, setCountAtom } from '../draft/draft-atoms.ts';
import { followLinkAtom } from '../lazy/link-atoms.ts';
import { grabFrame } from './grab-frame.ts';
import type { ModelsHere } from './models-here.ts';
import { offerHref } from './offer-href.ts';
import { finalsFor, offersFor } from './offers.ts';
import { takeFrameAtom, takeOfferAtom, takeOfferOfDraftAtom } from './take-offer-atoms.ts';

beforeEach(() => globalThis.localStorage.clear());

const ROUTES = [
  { model: 'local', modes: ['text', 'reference'] },
  { model: 'veo-3-1', modes: ['text', 'reference'] },
] as const;
const HERE: ModelsHere = {
  routes: ROUTES,
  gpuCredits: GPU_CREDITS,
  localLines: 720,
  keyOf: () => null,
  offered: ({ model, mode }) => findMode(model, mode),
};
const PAGES = { text: '/t/', image: '/i/', video: '/v/', effect: () => '/e/' };
const clip = { model: 'local', mode: 'text', input: { prompt: 'a fox', seconds: 8, shape: '9:16', seed: 7 } } as const;
const png = (name: string) => new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a)], name);

async function aForm() {
  const store = createStore();
  store.set(decodePictureAtom, { decode: () => Promise.resolve({ width: 4, height: 3, url: 'blob:none' }) });
  store.set(openLinkAtom, 'prompt=a+boat&model=local');
  store.set(setCountAtom, 4);
  await store.set(addReferenceAtom, png('one.png'));
  return store;
}

function first<Value>(values: readonly Value[]): Value {
  const [value] = values;
  if (value === undefined) throw new Error('there is none');
  return value;
}

describe('an offer', () => {
  const offer = first(offersFor(clip, HERE));

  it('sets the form of this page up for one clip at its price, without pictures of another', async () => {
    const store = await aForm();
    expect(await store.set(takeOfferAtom, offer)).toBeNull();
    expect(store.get(draftAtom)).toMatchObject({ model: 'veo-3-1', mode: 'text', prompt: 'a fox', count: 1, seed: 7 });
    expect([store.get(referenceCountAtom), store.get(costAtom).total]).toEqual([0, offer.price]);
  });

  it('does the same by its link on another page', async () => {
    const store = await aForm();
    await store.set(followLinkAtom, offerHref(offer, PAGES)?.split('#')[1] ?? '');
    expect(store.get(draftAtom)).toMatchObject({ model: 'veo-3-1', mode: 'text', prompt: 'a fox', count: 1, seed: 7 });
    expect([store.get(referenceCountAtom), store.get(costAtom).total]).toEqual([0, offer.price]);
  });

  it('has no link where the form is on this page', () => {
    expect(offerHref(offer, { ...PAGES, text: null })).toBeNull();
  });

  it('of the draft leaves its pictures where they are', async () => {
    const store = await aForm();
    await store.set(
      takeOfferOfDraftAtom,
      first(finalsFor({ ...clip, mode: 'reference', input: { ...clip.input, references: ['one'] } }, HERE)),
    );
    expect(store.get(draftAtom)).toMatchObject({ model: 'veo-3-1', mode: 'reference', count: 1 });
    expect(store.get(referenceCountAtom)).toBe(1);
  });
});

describe('a frame', () => {
  it('becomes the first picture', async () => {
    const store = await aForm();
    expect(await store.set(takeFrameAtom, Promise.resolve(png('frame.png')))).toBe(true);
    expect(store.get(ownPicturesAtom).first?.name).toBe('frame.png');
  });

  it('that cannot be had, or is no picture, changes nothing', async () => {
    const store = await aForm();
    expect(await store.set(takeFrameAtom, grabFrame(null, 'frame.png'))).toBe(false);
    expect(await store.set(takeFrameAtom, grabFrame(document.createElement('video'), 'frame.png'))).toBe(false);
    expect(await store.set(takeFrameAtom, Promise.resolve(new File(['text'], 'frame.png')))).toBe(false);
    expect(store.get(ownPicturesAtom)).toEqual({});
  });
});
