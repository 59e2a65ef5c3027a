import { expect, it } from 'vitest';

import { unreadableMedia, type MediaCheck } from './check-media.ts';
import type { WantedMedium } from './export-messages.ts';

const can = (ending: string) => (url: string) =>
  url === '/gone' ? Promise.reject(new Error('404')) : Promise.resolve(!url.endsWith(ending));
const check: MediaCheck = { canShow: can('.bad'), canSee: can('.blind'), canHear: can('.mute') };

const wanted = (url: string | null, change: Partial<WantedMedium> = {}): WantedMedium => ({
  mediaId: 'upload:one',
  name: url ?? 'lost',
  url,
  isPicture: false,
  isSeen: true,
  isHeard: true,
  ...change,
});

it.each<[WantedMedium, 'picture' | 'sound' | null]>([
  [wanted('/whole'), null],
  [wanted('/film.blind'), 'picture'],
  [wanted('/film.mute'), 'sound'],
  [wanted('/film.mute', { isHeard: false }), null],
  [wanted('/song.blind', { isSeen: false }), null],
  [wanted('/gone'), 'picture'],
  [wanted('/gone', { isSeen: false }), 'sound'],
  [wanted('/still.bad', { isPicture: true, isHeard: false }), 'picture'],
  [wanted('/still', { isPicture: true, isHeard: false }), null],
  [wanted(null), 'picture'],
  [wanted(null, { isSeen: false }), 'sound'],
])('%o lacks %o', async (one, part) => {
  expect(await unreadableMedia([one], check)).toEqual(part ? [{ name: one.name, part }] : []);
});
