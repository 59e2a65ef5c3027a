// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { electLeader } from './leader-election.ts';

type Heard = (event: MessageEvent<unknown>) => void;

/** Delivers at once, so that only the timers decide. */
class InstantChannel {
  static tabs = new Set<{ name: string; heard: Heard; owner: InstantChannel }>();
  name: string;
  constructor(name: string) {
    this.name = name;
  }
  addEventListener(_type: string, heard: Heard) {
    InstantChannel.tabs.add({ name: this.name, heard, owner: this });
  }
  postMessage(data: unknown) {
    for (const { name, heard, owner } of InstantChannel.tabs) {
      if (owner !== this && name === this.name) heard(new MessageEvent('message', { data }));
    }
  }
  close() {
    for (const tab of InstantChannel.tabs) if (tab.owner === this) InstantChannel.tabs.delete(tab);
  }
}

function candidate() {
  const stop = new AbortController();
  const tab = { stop, leads: false, terms: 0 };
  electLeader({
    name: 'events',
    signal: stop.signal,
    lead(term) {
      tab.leads = true;
      tab.terms += 1;
      term.addEventListener('abort', () => {
        tab.leads = false;
      });
    },
  });
  return tab;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', InstantChannel);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a contest for leadership', () => {
  it('ends with one leader, and with another soon after that one left', async () => {
    const tabs = [candidate(), candidate(), candidate()];
    await vi.advanceTimersByTimeAsync(6000);
    const first = tabs.filter(({ leads }) => leads);
    expect(first).toHaveLength(1);
    first[0]?.stop.abort();
    expect(first[0]?.leads).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(tabs.filter(({ leads }) => leads)).toHaveLength(1);
    expect(first[0]?.leads).toBe(false);
    for (const { stop } of tabs) stop.abort();
    expect(InstantChannel.tabs.size).toBe(0);
  });

  it('leaves a leader alone that is heard', async () => {
    const first = candidate();
    await vi.advanceTimersByTimeAsync(4000);
    const second = candidate();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([first.leads, first.terms, second.terms]).toEqual([true, 1, 0]);
    first.stop.abort();
    second.stop.abort();
  });
});
