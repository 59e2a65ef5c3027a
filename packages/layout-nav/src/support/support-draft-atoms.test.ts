// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';

import { dropSupportDraftAtom, isTopic, keepSupportDraftAtom, supportDraftAtom } from './support-draft-atoms.ts';

const KEY = 'kinora:support';
const EMPTY = { topic: '', email: '', message: '', creation: '' };
const draft = { topic: 'clip', email: 'ada@example.com', message: 'The fox', creation: '' } as const;

beforeEach(() => globalThis.sessionStorage.clear());

describe('the draft of a message', () => {
  it('is there after a reload of the tab', () => {
    createStore().set(keepSupportDraftAtom, draft);
    expect(createStore().get(supportDraftAtom)).toEqual(draft);
  });

  it('is gone when it was sent', () => {
    const store = createStore();
    store.set(keepSupportDraftAtom, draft);
    store.set(dropSupportDraftAtom);
    expect([store.get(supportDraftAtom), createStore().get(supportDraftAtom)]).toEqual([EMPTY, EMPTY]);
    expect(globalThis.sessionStorage.getItem(KEY)).toBeNull();
  });

  it.each([['{'], ['7'], ['null']])('is empty where %s is stored', (stored) => {
    globalThis.sessionStorage.setItem(KEY, stored);
    expect(createStore().get(supportDraftAtom)).toEqual(EMPTY);
  });

  it('takes nothing that was never typed', () => {
    globalThis.sessionStorage.setItem(KEY, JSON.stringify({ topic: 'weather', email: 7, message: 'x'.repeat(20_000) }));
    const kept = createStore().get(supportDraftAtom);
    expect(kept).toMatchObject({ topic: '', email: '', creation: '' });
    expect(kept.message).toHaveLength(8000);
  });
});

it('knows a topic', () => {
  expect(['credits', '', undefined, 'weather'].map(isTopic)).toEqual([true, false, false, false]);
});
