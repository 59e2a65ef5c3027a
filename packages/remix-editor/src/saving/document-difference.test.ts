import type { TimelineDocument, Transition } from '@kinora/contracts/timeline';
import { applyEdit, problemsOf, revertEdit } from '@kinora/timeline';
import { aClip, aDocument, aTextClip, aTimelineOf, aTrack, someMedia } from '@kinora/timeline/fixtures';
import { expect, it } from 'vitest';

import { editBetween } from './document-difference.ts';

const SECOND = 240_000;
const transition = (id: string, leftId: string, rightId: string): Transition => ({
  id,
  leftId,
  rightId,
  duration: SECOND / 2,
  kind: 'cross-dissolve',
});
const clips = [
  aClip({ id: 'a', start: 0 }),
  aClip({ id: 'b', start: 2 * SECOND }),
  aClip({ id: 'c', start: 4 * SECOND }),
];
const one = aDocument({
  tracks: [aTrack({ clips }), aTrack({ id: 'text', kind: 'text', clips: [aTextClip()] }), aTrack({ id: 'gone' })],
  transitions: [transition('t1', 'a', 'b')],
  markers: [{ id: 'm1', time: 0, label: 'x', colour: 'lamp' }],
});
const other = aDocument({
  name: 'Another',
  range: { start: 0, end: SECOND },
  tracks: [
    aTrack({ id: 'new', kind: 'audio' }),
    aTrack({ id: 'text', kind: 'text', muted: true, clips: [aTextClip({ text: 'changed' })] }),
    aTrack({
      clips: [
        aClip({ id: 'b', start: 0 }),
        aClip({ id: 'd', start: 2 * SECOND }),
        aClip({ id: 'c', start: 4 * SECOND }),
      ],
    }),
  ],
  transitions: [transition('t2', 'd', 'c')],
  markers: [
    { id: 'm2', time: 5, label: 'y', colour: 'teal' },
    { id: 'm1', time: 9, label: 'x', colour: 'lamp' },
  ],
});

it.each([
  [one, other],
  [other, one],
  [one, aDocument({ tracks: [] })],
  [aTimelineOf(0), aTimelineOf(40)],
])('turns one document into the other and back', (from: TimelineDocument, to: TimelineDocument) => {
  const edit = editBetween(from, to);
  expect(applyEdit(from, edit)).toEqual(to);
  expect(revertEdit(to, edit)).toEqual(from);
});

it('has no changes where nothing differs', () => {
  expect(editBetween(one, structuredClone(one)).changes).toEqual([]);
  expect(problemsOf(one, someMedia)).toEqual([]);
});
