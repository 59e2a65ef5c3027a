import type { SiteSeason } from '@kinora/contracts';
import { expect, it } from 'vitest';

import { seasonAt } from './season.ts';

const HALLOWEEN: SiteSeason = {
  name: 'Halloween',
  from: '10-10',
  to: '11-03',
  image: '',
  mobileImage: '',
  path: '/ai-video-effects/',
};
const nameAt = (iso: string, zone: string) => seasonAt([HALLOWEEN], { zone, now: Date.parse(iso) })?.name;

it('counts days in the operator’s zone', () => {
  expect(nameAt('2026-10-10T00:30:00Z', 'UTC')).toBe('Halloween');
  expect(nameAt('2026-10-10T00:30:00Z', 'America/New_York')).toBeUndefined();
  expect(nameAt('2026-11-03T23:30:00Z', 'UTC')).toBe('Halloween');
  expect(nameAt('2026-11-03T23:30:00Z', 'Asia/Tokyo')).toBeUndefined();
  expect(nameAt('2026-07-01T12:00:00Z', 'UTC')).toBeUndefined();
});

it('counts on where nobody knows the zone', () => {
  expect(nameAt('2026-10-20T12:00:00Z', 'Nowhere/Land')).toBe('Halloween');
});
