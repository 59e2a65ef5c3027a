import { BroadcastChannel as NodeChannel } from 'node:worker_threads';

import { afterEach, expect, it, vi } from 'vitest';

import { openSessionNews, type SessionNews } from './session-news.ts';
import { openTabChannel } from './tab-channel.ts';

afterEach(() => vi.unstubAllGlobals());

it('another tab hears a sign-out within a second, and nothing that is no news', async () => {
  vi.stubGlobal('BroadcastChannel', NodeChannel);
  const heard: SessionNews[] = [];
  const here = openSessionNews(() => {});
  const there = openSessionNews((news) => heard.push(news));
  const stranger = openTabChannel('session', () => {});
  stranger.post({ rubbish: true });
  here.tell('signed-out');
  await vi.waitFor(() => expect(heard).toEqual(['signed-out']), 1000);
  here.close();
  there.close();
  stranger.close();
});
