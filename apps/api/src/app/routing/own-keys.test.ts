import type { KeyProvider, OwnKey } from '@kinora/contracts/creations';
import { expect, it } from 'vitest';

import { listKeys, offersOf, removeKey, routedBy, saveKey, type KeyKind, type OwnKeyDeps } from './own-keys.ts';

const VIDU: KeyKind = {
  offers: [
    { model: 'vidu-q1', mode: 'text' },
    { model: 'vidu-q1', mode: 'image' },
  ],
  validate({ input }) {
    if (input.motion === 'large') return { motion: 'not-supported' };
    return input.negative === undefined ? undefined : { negative: 'not-supported' };
  },
};
const NONE: KeyKind = { offers: [], validate: () => ({ mode: 'not-supported' }) };

/** Keys in memory; the one that is wrong is refused. */
function opened() {
  const kept = new Map<KeyProvider, OwnKey>();
  const keyKinds = { vidu: VIDU, fal: NONE, google: NONE, minimax: NONE, pixverse: NONE, replicate: NONE };
  const deps: OwnKeyDeps = {
    ownKeys: {
      list: () => Promise.resolve([...kept.values()]),
      save: (_member, provider, key) => {
        kept.set(provider, { provider, hint: key.slice(-4), addedAt: 0, used: 0 });
        return Promise.resolve();
      },
      remove: (_member, provider) => Promise.resolve(kept.delete(provider)),
    },
    keyKinds,
    keyOffers: offersOf(keyKinds),
    isRefused: (_provider, key) => Promise.resolve(key === 'wrong'),
  };
  return { deps, kept };
}

it('keeps what its provider takes, and forgets it on demand', async () => {
  const { deps } = opened();
  const mine = { memberId: 'ada', provider: 'vidu' } as const;
  expect(await saveKey(deps, { ...mine, key: 'wrong' })).toEqual({ ok: false, failure: { reason: 'key-refused' } });
  expect((await listKeys(deps, 'ada')).keys).toEqual([]);
  expect(await saveKey(deps, { ...mine, key: 'vda_1234' })).toMatchObject({ value: { keys: [{ hint: '1234' }] } });
  expect(await removeKey(deps, mine)).toMatchObject({ ok: true, value: { keys: [] } });
  expect(await removeKey(deps, mine)).toEqual({ ok: false, failure: { reason: 'unknown-key' } });
});

it('tells what a key of each provider makes, and what it lacks', async () => {
  const { offers } = await listKeys(opened().deps, 'ada');
  expect(offers.find(({ provider }) => provider === 'vidu')?.models).toEqual([
    {
      model: 'vidu-q1',
      modes: ['text', 'image'],
      lacks: { text: { motion: ['large'] }, image: { motion: ['large'] } },
    },
  ]);
  expect(offers).toHaveLength(6);
});

it('runs a model at that provider and nowhere else', () => {
  const routed = routedBy(VIDU);
  expect(routed('vidu-q1', 'text')).toMatchObject({ kind: 'vendor', isEngine: false });
  expect(routed('vidu-q1', 'text')?.lacks?.({ negative: 'rain' })).toEqual({ negative: 'not-supported' });
  expect([routed('vidu-q1', 'video'), routed('veo-3-1', 'text'), routed('local', 'text')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
