import { expect, it } from 'vitest';

import { countedIds } from '../fixtures.ts';
import { problemsOf } from '../problems/problems-of.ts';
import { sampleProject } from './sample-project.ts';

it('is sound, and has titles one after the other below an effect', () => {
  const sample = sampleProject({ name: 'Sample', titles: ['one', 'two'] }, countedIds('id'));
  expect(problemsOf(sample, {})).toEqual([]);
  const clips = Object.fromEntries(sample.tracks.map((track) => [track.kind, track.clips]));
  expect(clips).toMatchObject({
    audio: [],
    video: [],
    text: [
      { text: 'one', start: 0 },
      { text: 'two', start: 720_000 },
    ],
    effect: [{ start: 0, duration: 1_440_000 }],
  });
});
