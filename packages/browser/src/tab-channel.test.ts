// @vitest-environment happy-dom
import { BroadcastChannel as NodeChannel } from 'node:worker_threads';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { openTabChannel, type TabChannel } from './tab-channel.ts';

const open: TabChannel[] = [];
function tab(name = 'test') {
  const heard: unknown[] = [];
  const channel = openTabChannel(name, (message) => heard.push(message));
  open.push(channel);
  return { channel, heard };
}

afterEach(() => {
  for (const channel of open.splice(0)) channel.close();
  vi.unstubAllGlobals();
});

describe('a tab channel', () => {
  it('reaches every other tab within a second, and not itself', async () => {
    vi.stubGlobal('BroadcastChannel', NodeChannel);
    const [one, two, three] = [tab(), tab(), tab()];
    const elsewhere = tab('other');
    one.channel.post({ kind: 'signed-out' });
    await vi.waitFor(
      () => expect([two.heard, three.heard]).toEqual([[{ kind: 'signed-out' }], [{ kind: 'signed-out' }]]),
      1000,
    );
    expect([one.heard, elsewhere.heard]).toEqual([[], []]);
  });
});

describe('a tab channel over storage', () => {
  it('writes what the others read in a storage event, and leaves nothing', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const setItem = vi.fn<Storage['setItem']>();
    const removeItem = vi.fn<Storage['removeItem']>();
    vi.stubGlobal('window', { localStorage: { setItem, removeItem } });
    const { channel, heard } = tab();
    channel.post('hello');
    const [key = '', newValue = ''] = setItem.mock.calls[0] ?? [];
    expect(removeItem).toHaveBeenCalledWith(key);
    // A browser sends this event to the other tabs only.
    globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    expect(heard).toEqual(['hello']);
  });

  it.each([null, '{', '7'])('does not hear %s', (newValue) => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { heard } = tab();
    window.dispatchEvent(new StorageEvent('storage', { key: 'kinora:test', newValue }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'theirs', newValue: '{"message":1}' }));
    expect(heard).toEqual([]);
  });
});
