import { rightsOf } from '@kinora/contracts/plans';
import { expect, it } from 'vitest';

import { exportLimit } from './export-limits.ts';

const NOW = Date.UTC(2026, 10, 25);
const size = { seconds: 60, width: 1280, height: 720, effects: ['restyle:noir'] };

it('lets everybody export a minute in 720p', () => {
  expect(exportLimit(size, rightsOf(null), NOW)).toBeUndefined();
  expect(exportLimit({ ...size, width: 720, height: 1280 }, rightsOf(null), NOW)).toBeUndefined();
});

it.each([
  [61, null, 'basic'],
  [600, null, 'basic'],
  [601, null, 'pro'],
  [601, 'basic', 'pro'],
  [1801, 'pro', null],
] as const)('says of %d seconds with the plan %s that it needs %s', (seconds, tier, needs) => {
  const limit = exportLimit({ ...size, seconds }, rightsOf(tier), NOW);
  expect(limit).toMatchObject({ reason: 'too-long', seconds, needs });
});

it('says what else only a plan gives', () => {
  const large = { ...size, width: 1920, height: 1080 };
  expect(exportLimit(large, rightsOf(null), NOW)).toEqual({
    reason: 'plan-needed',
    fields: { height: 'plan-needed' },
    needs: 'basic',
  });
  expect(exportLimit(large, rightsOf('basic'), NOW)).toBeUndefined();
  expect(exportLimit({ ...size, height: 1440, width: 2560 }, rightsOf('pro'), NOW)).toMatchObject({ needs: null });
});
