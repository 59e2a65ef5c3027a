import { snapTargets } from '@kinora/timeline';
import { aClip, aDocument, aTrack } from '@kinora/timeline/fixtures';
import { expect, it } from 'vitest';

import { snap, type TargetsBetween } from './snap.ts';

const clips = [aClip({ id: 'one', start: 100, duration: 400 }), aClip({ id: 'two', start: 1000, duration: 100 })];
const document = aDocument({ tracks: [aTrack({ clips })] });
const targets: TargetsBetween = (between) =>
  snapTargets(document, { playhead: 2000, without: new Set(['two']), between });

it('catches what is within reach', () => {
  expect(snap(targets, [507], 8)).toEqual({ by: -7, at: 500 });
  expect(snap(targets, [2003], 8)).toEqual({ by: -3, at: 2000 });
  expect(snap(targets, [700, 1001], 8)).toBeNull();
});

it('takes the nearest of several times', () => {
  expect(snap(targets, [493, 101], 8)).toEqual({ by: -1, at: 100 });
  expect(snap(targets, [99, 507], 8)).toEqual({ by: 1, at: 100 });
});
