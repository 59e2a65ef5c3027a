// @vitest-environment happy-dom
import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { decodeSignal } from '@kinora/contracts/wire';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';

import { openMemberCenterAtom, tabsAtom } from './member-center-atoms.ts';

const CENTER = 'https://member.example/home/?from=studio';
const ada = { id: '7', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };

async function open(answers: FakeAnswers, { isBlocked = false } = {}) {
  const store = createStore();
  const api = fakeApi(answers);
  const go = vi.fn<(url: string) => void>();
  const openHere = vi.fn<(url: string) => void>();
  const openBlankTab = vi.fn<() => { go: typeof go; close: () => void } | null>(() =>
    isBlocked ? null : { go, close: () => {} },
  );
  store.set(apiClientAtom, api);
  store.set(placeSessionAtom, { owner: 'member', member: ada });
  store.set(tabsAtom, { openBlankTab, openHere });
  const done = store.set(openMemberCenterAtom, CENTER);
  const wasAtOnce = openBlankTab.mock.calls.length === 1;
  await done;
  const [url = ''] = [...go.mock.calls, ...openHere.mock.calls].flat();
  const { origin, searchParams } = new URL(url);
  const signal = decodeSignal(searchParams.get('signal') ?? '');
  return { asked: api.calls, go, openHere, origin, signal, from: searchParams.get('from'), wasAtOnce };
}

describe('the Member Center on another origin', () => {
  it('opens at once and gets a ticket for that origin', async () => {
    const { asked, go, openHere, signal, from, origin, wasAtOnce } = await open({
      mintTicket: { data: { ticket: 'tk_1' } },
    });
    expect(asked).toEqual([{ name: 'mintTicket', input: { origin: 'https://member.example' } }]);
    expect([wasAtOnce, go.mock.calls.length, openHere.mock.calls.length]).toEqual([true, 1, 0]);
    expect([origin, from]).toEqual(['https://member.example', 'studio']);
    expect(signal).toEqual({ token: 'tk_1', email: 'ada@example.com' });
  });

  it('opens in this tab where no other is allowed', async () => {
    const { go, openHere, signal } = await open({ mintTicket: { data: { ticket: 'tk_2' } } }, { isBlocked: true });
    expect([go.mock.calls.length, openHere.mock.calls.length]).toEqual([0, 1]);
    expect(signal?.token).toBe('tk_2');
  });

  it('opens without a ticket where there is none', async () => {
    const { go, signal, origin } = await open({ mintTicket: { refuse: 'members-only' } });
    expect([go.mock.calls.length, signal, origin]).toEqual([1, undefined, 'https://member.example']);
  });
});
