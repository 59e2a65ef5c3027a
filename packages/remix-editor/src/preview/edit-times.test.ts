import { aClip, aDocument, aTrack } from '@kinora/timeline/fixtures';
import { expect, it } from 'vitest';

import { nextEdit, nextFrame } from './edit-times.ts';

const document = aDocument({
  rate: { num: 24, den: 1 },
  tracks: [
    aTrack({ clips: [aClip({ duration: 100_000 }), aClip({ id: 'b', start: 200_000, duration: 50_000 })] }),
    aTrack({ id: 'over', clips: [aClip({ id: 'c', start: 60_000, duration: 10_000 })] }),
  ],
});

function path(from: number, way: 1 | -1): readonly number[] {
  const times: number[] = [];
  for (let time = nextEdit(document, from, way); time !== null; time = nextEdit(document, time, way)) times.push(time);
  return times;
}

it('goes from edit to edit over all tracks, both ways', () => {
  expect(path(0, 1)).toEqual([60_000, 70_000, 100_000, 200_000, 250_000]);
  expect(path(90_000, -1)).toEqual([70_000, 60_000, 0]);
});

it('goes frame by frame, from wherever it is', () => {
  expect([nextFrame(document, 0, 1), nextFrame(document, 10_000, 1), nextFrame(document, 10_001, 1)]).toEqual([
    10_000, 20_000, 20_000,
  ]);
  expect([nextFrame(document, 0, -1), nextFrame(document, 10_000, -1), nextFrame(document, 10_001, -1)]).toEqual([
    0, 0, 10_000,
  ]);
});
