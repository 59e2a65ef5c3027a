import { describe, expect, it } from 'vitest';

import { aTimelineOf, aTimelineOfOne, anEmptyTimeline, anOfflineTimeline, someMedia } from './fixtures.ts';
import { problemsOf } from './problems/problems-of.ts';

describe('the timelines for tests and stories', () => {
  it.each([
    [0, anEmptyTimeline()],
    [1, aTimelineOfOne()],
    [1, anOfflineTimeline()],
    [40, aTimelineOf(40)],
    [5000, aTimelineOf(5000)],
    [20_000, aTimelineOf(20_000)],
  ])('of %i clips are sound', (count, document) => {
    expect(document.tracks.flatMap(({ clips }) => clips)).toHaveLength(count);
    expect(problemsOf(document, someMedia)).toEqual([]);
  });
});
