import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { loadRoutesAtom } from '@kinora/creating/models';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { loadTrialsAtom, noteTrialAtom, trialOfAtom, trialsAtom } from './trials-atoms.ts';

const ADA = { id: 'ada', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const routes = (isFree: boolean) => ({
  data: { routes: [{ model: 'local', modes: ['effect'] as const, ...(isFree && { isFree: true as const }) }] },
});
const told = { data: { trials: { left: 1, used: ['bunny-hop'] } } };

async function aStore({ isMember = true, isFree = true, ...answers }: Partial<FakeAnswers> & Facts = {}) {
  const store = createStore();
  store.set(apiClientAtom, fakeApi({ listRoutes: routes(isFree), listTrials: told, ...answers }));
  if (isMember) store.set(placeSessionAtom, { owner: 'member', member: ADA });
  await store.set(loadRoutesAtom);
  await store.set(loadTrialsAtom);
  return { store, state: (effect: string) => store.get(trialOfAtom)(effect) };
}

interface Facts {
  readonly isMember?: boolean;
  readonly isFree?: boolean;
}

const refused = (reason: 'trial-used' | 'trial-day') =>
  ({ kind: 'failed', failure: { kind: 'refused', reason, details: {} } }) as const;

it('is open until the effect was tried or the day is used up', async () => {
  const { store, state } = await aStore();
  expect([state('bunny-hop'), state('big-hug')]).toEqual(['used', 'open']);
  store.set(noteTrialAtom, { effect: 'big-hug', outcome: { kind: 'accepted', creations: [] } });
  expect([state('big-hug'), state('wet-paint')]).toEqual(['used', 'day']);
});

it('learns from a refusal what was tried elsewhere', async () => {
  const { store, state } = await aStore();
  store.set(noteTrialAtom, { effect: 'big-hug', outcome: refused('trial-used') });
  expect([state('big-hug'), state('wet-paint')]).toEqual(['used', 'open']);
  store.set(noteTrialAtom, { effect: 'wet-paint', outcome: refused('trial-day') });
  expect(state('wet-paint')).toBe('day');
});

it('is whole for a guest, and nothing is known of a member who could not be asked for', async () => {
  const guest = await aStore({ isMember: false });
  expect(guest.store.get(trialsAtom)).toEqual({ left: 3, used: [] });
  expect(guest.state('bunny-hop')).toBe('open');
  const member = await aStore({ listTrials: { code: 500 } });
  expect(member.state('big-hug')).toBe('none');
});

it('is not there where effects cost the operator something', async () => {
  const { state } = await aStore({ isFree: false });
  expect(state('big-hug')).toBe('none');
});
