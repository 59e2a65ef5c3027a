import { expect, it } from 'vitest';

import { aMedium, seconds } from '../testing/a-preview.ts';
import { playedMedium } from './played-medium.ts';

it('plays videos, and neither sounds nor images', () => {
  const video = aMedium({ duration: seconds(5), proxy: '/proxy.mp4' });
  expect(playedMedium(video)).toMatchObject({ url: '/missing.mp4', proxy: '/proxy.mp4', seconds: 5 });
  expect(playedMedium(aMedium({ kind: 'audio' }))).toBeNull();
  expect(playedMedium(aMedium({ kind: 'image', duration: null }))).toBeNull();
});
