// @vitest-environment happy-dom
import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import type { ModelRoute } from '@kinora/contracts/catalogue';
import type { KeyOffer, KeyProvider } from '@kinora/contracts/creations';
import { loadOwnKeysAtom } from '@kinora/credits/own-keys';
import { decodePictureAtom, changeReferencesAtom } from '@kinora/source-files';
import { fakeApi, someOwnKeys } from '@kinora/testkit';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';

import { writePromptAtom } from '../kept/kept-draft-atoms.ts';
import { pageKindAtom } from '../kept/page-kind-atoms.ts';
import { loadRoutesAtom } from '../model/routes-atoms.ts';
import { costAtom } from './cost-atoms.ts';
import {
  checkedDraftAtom,
  chooseAtom,
  chooseModelAtom,
  lostChoicesAtom,
  modeAtom,
  modesAtom,
  openLinkAtom,
  parametersAtom,
  referencesMaxAtom,
  setCountAtom,
  settingsAtom,
} from './draft-atoms.ts';
import { ownKeyAtom } from './own-key-atoms.ts';

beforeEach(() => globalThis.localStorage.clear());

const ADA = { id: 'ada', name: 'Ada', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const LOCAL: ModelRoute = { model: 'local', modes: ['text', 'image'] };
/** As a server has it whose only route of Veo is Replicate. */
const VEO: ModelRoute = {
  model: 'veo-3-1',
  modes: ['text'],
  lacks: { text: { tier: ['lite'], resolution: ['4k'] } },
};

interface Server {
  readonly routes?: readonly ModelRoute[];
  readonly keys?: readonly KeyProvider[];
  readonly offers?: readonly KeyOffer[];
}

/** A member at a server whose routes are not known yet. */
function aStore({ routes = [LOCAL, VEO], keys = [], offers = [] }: Server = {}) {
  const store = createStore();
  const kept = keys.map((provider) => ({ provider, hint: '1234', addedAt: 0, used: 0 }));
  const own = someOwnKeys({ keys: kept, offers });
  store.set(apiClientAtom, fakeApi({ listRoutes: { data: { routes } }, listOwnKeys: { data: own } }));
  store.set(placeSessionAtom, { owner: 'member', member: ADA });
  store.set(decodePictureAtom, { decode: () => Promise.resolve({ width: 4, height: 3, url: 'blob:none' }) });
  const load = async () => {
    await store.set(loadRoutesAtom);
    await store.set(loadOwnKeysAtom);
  };
  const valuesOf = (wanted: string) =>
    store
      .get(parametersAtom)
      .find(({ name }) => name === wanted)
      ?.options.map(({ value }) => value);
  return { store, load, valuesOf };
}

/** The same once they are known. */
async function aReadyStore(server?: Server) {
  const opened = aStore(server);
  await opened.load();
  return opened;
}

describe('what nobody here can do', () => {
  it('is not offered, once that is known', async () => {
    const { store, load, valuesOf } = aStore();
    store.set(chooseModelAtom, 'veo-3-1');
    expect([valuesOf('resolution'), valuesOf('tier')]).toEqual([
      ['720p', '1080p', '4k'],
      ['fast', 'lite', 'standard'],
    ]);
    await load();
    expect([valuesOf('resolution'), valuesOf('tier')]).toEqual([
      ['720p', '1080p'],
      ['fast', 'standard'],
    ]);
  });

  it('gives way in a link to what comes nearest, which is named, priced and sent', async () => {
    const { store } = await aReadyStore();
    store.set(openLinkAtom, '#prompt=a+fox&model=veo-3-1&tier=standard&resolution=4k');
    expect(store.get(settingsAtom).choices).toMatchObject({ tier: 'standard', resolution: '1080p' });
    store.set(chooseModelAtom, 'veo-3-1');
    expect(store.get(lostChoicesAtom)).toEqual([{ name: 'resolution', from: '4k', to: '1080p' }]);
    expect(store.get(costAtom)).toEqual({ each: 256, total: 256 });
    expect(store.get(checkedDraftAtom)).toMatchObject({ ok: true, value: { resolution: '1080p' } });
  });

  it('is kept in a draft until something else is chosen', async () => {
    const { store, load } = aStore();
    store.set(openLinkAtom, '#prompt=a+fox&model=veo-3-1&resolution=4k');
    await load();
    expect(store.get(lostChoicesAtom)).toEqual([{ name: 'resolution', from: '4k', to: '720p' }]);
    store.set(chooseAtom, { name: 'seconds', value: 4 });
    expect([store.get(lostChoicesAtom), store.get(settingsAtom).choices.resolution]).toEqual([[], '720p']);
  });

  it('is named together with what another model cannot keep, from what it was to what it is', async () => {
    const { store } = await aReadyStore({ routes: [LOCAL, { ...VEO, lacks: { text: { resolution: ['720p'] } } }] });
    store.set(chooseModelAtom, 'veo-3-1');
    expect(store.get(lostChoicesAtom)).toEqual([
      { name: 'resolution', from: '720p', to: '1080p' },
      { name: 'seconds', from: 5, to: 8 },
    ]);
    store.set(chooseModelAtom, 'hailuo-02');
    expect(store.get(lostChoicesAtom)).toEqual([{ name: 'seconds', from: 8, to: 6 }]);
  });

  it('may be the first value: the next one is then where the model starts', async () => {
    const { store, valuesOf } = await aReadyStore({
      routes: [{ ...VEO, lacks: { text: { tier: ['fast', 'lite'] } } }],
    });
    store.set(chooseModelAtom, 'veo-3-1');
    expect([valuesOf('tier'), store.get(settingsAtom).choices]).toMatchObject([
      ['standard'],
      { tier: 'standard', resolution: '1080p' },
    ]);
  });

  it('leaves the settings the same object where routes are read again', async () => {
    const { store, load } = await aReadyStore();
    store.set(chooseModelAtom, 'veo-3-1');
    store.sub(settingsAtom, () => {});
    const before = store.get(settingsAtom);
    await load();
    expect(store.get(settingsAtom)).toBe(before);
    store.set(setCountAtom, 2);
    expect(store.get(settingsAtom)).not.toBe(before);
  });
});

it('sends no seed where nobody takes one', async () => {
  const { store } = await aReadyStore({ routes: [{ ...VEO, lacks: { text: { seed: true } } }] });
  store.set(writePromptAtom, 'a fox');
  store.set(chooseModelAtom, 'veo-3-1');
  expect(store.get(modeAtom).seedMax).toBeNull();
  const checked = store.get(checkedDraftAtom);
  expect(checked.ok && Object.keys(checked.value)).not.toContain('seed');
});

it('asks for words where nobody goes without', async () => {
  const wordless: ModelRoute = { model: 'vidu-q1', modes: ['image'], lacks: { image: { wordless: true } } };
  const { store, load } = aStore({ routes: [wordless] });
  store.set(pageKindAtom, 'image');
  store.set(chooseModelAtom, 'vidu-q1');
  expect(store.get(checkedDraftAtom).ok).toBe(true);
  await load();
  expect(store.get(checkedDraftAtom)).toEqual({ ok: false, failure: { prompt: 'missing' } });
});

it('takes as many reference pictures as can be sent', async () => {
  const few: ModelRoute = { model: 'vidu-q1', modes: ['text', 'reference'], lacks: { reference: { references: 4 } } };
  const { store, load } = aStore({ routes: [few] });
  expect(store.get(referencesMaxAtom)).toBe(3);
  store.set(chooseModelAtom, 'vidu-q1');
  expect(store.get(referencesMaxAtom)).toBe(7);
  await load();
  expect(store.get(referencesMaxAtom)).toBe(4);
  const bytes = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a);
  await store.set(changeReferencesAtom, { kind: 'add', files: [new File([bytes], 'one.png')] });
  expect([store.get(modeAtom).mode, store.get(modeAtom).referencesMax]).toEqual(['reference', 4]);
  store.set(chooseModelAtom, 'hailuo-02');
  expect(store.get(referencesMaxAtom)).toBe(0);
});

it('makes a clip of words alone where nobody here takes reference pictures, and with them where a key does', async () => {
  const words: ModelRoute = { model: 'vidu-q1', modes: ['text'] };
  const vidu: KeyOffer = { provider: 'vidu', models: [{ model: 'vidu-q1', modes: ['text', 'reference'] }] };
  const files = [new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a)], 'one.png')];
  const modesOf = async (server: Server) => {
    const { store } = await aReadyStore(server);
    store.set(chooseModelAtom, 'vidu-q1');
    await store.set(changeReferencesAtom, { kind: 'add', files });
    return [store.get(settingsAtom).mode, store.get(referencesMaxAtom), store.get(modesAtom)[1]?.isHad];
  };
  expect(await modesOf({ routes: [words] })).toEqual(['text', 0, false]);
  expect(await modesOf({ routes: [words], keys: ['vidu'], offers: [vidu] })).toEqual(['reference', 7, true]);
  expect(await modesOf({ routes: [LOCAL] })).toEqual(['reference', 7, true]);
});

describe('an own key', () => {
  const replicate: KeyOffer = { provider: 'replicate', models: [VEO] };
  const whole: ModelRoute = { model: 'veo-3-1', modes: ['text'] };

  it('offers what it makes, and what the server makes where that is wanted', async () => {
    const { store, valuesOf } = await aReadyStore({ routes: [whole], keys: ['replicate'], offers: [replicate] });
    store.set(chooseModelAtom, 'veo-3-1');
    expect(valuesOf('resolution')).toEqual(['720p', '1080p']);
    store.set(ownKeyAtom, false);
    expect(valuesOf('resolution')).toEqual(['720p', '1080p', '4k']);
    store.set(chooseAtom, { name: 'resolution', value: '4k' });
    store.set(ownKeyAtom, true);
    expect(store.get(lostChoicesAtom)).toEqual([{ name: 'resolution', from: '4k', to: '720p' }]);
  });

  it('makes what the routes of the server lack', async () => {
    const google: KeyOffer = { provider: 'google', models: [whole] };
    const { store, valuesOf } = await aReadyStore({ keys: ['google', 'replicate'], offers: [replicate, google] });
    store.set(chooseModelAtom, 'veo-3-1');
    expect(valuesOf('tier')).toEqual(['fast', 'lite', 'standard']);
  });
});
