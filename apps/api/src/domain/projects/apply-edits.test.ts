import { invertEdit } from '@kinora/timeline';
import { aTimelineOf } from '@kinora/timeline/fixtures';
import { expect, it } from 'vitest';

import { addClip, aDocument, anEdit, aTrack, aVideoClip, rename } from '../../testing/projects/timelines.ts';
import { applyEdits } from './apply-edits.ts';

const SECOND = 240_000;

it('makes a version of a document, with what is kept beside it', () => {
  const made = applyEdits(aDocument(), [rename('A boat', 'A ship'), addClip(aVideoClip({ mediaId: 'creation:x' }))]);
  expect(made).toMatchObject({
    ok: true,
    value: {
      document: { name: 'A ship', tracks: [{ clips: [{ id: 'c1' }] }] },
      facts: { name: 'A ship', poster: 'creation:x', clips: 1, ticks: SECOND },
      mediaIds: ['creation:x'],
    },
  });
});

it('takes an edit and the way back from it', () => {
  const document = aDocument({ tracks: [aTrack({ clips: [aVideoClip({ start: SECOND })] })] });
  const edit = anEdit(
    { table: 'shift', trackId: 'v1', from: 0, by: 2 * SECOND },
    { table: 'clip', id: 'c2', before: null, after: aVideoClip({ id: 'c2' }) },
    { table: 'track', id: 'v2', before: null, after: aTrack({ id: 'v2' }), from: null, to: 0 },
  );
  expect(applyEdits(document, [edit, invertEdit(edit)])).toMatchObject({ ok: true, value: { document } });
});

it('refuses clips over each other, names what is wrong, and not all of it', () => {
  const over = applyEdits(aDocument(), [addClip(aVideoClip()), addClip(aVideoClip({ id: 'c2', start: 1 }))]);
  expect(over).toMatchObject({ ok: false, failure: { reason: 'invalid-project', problems: [{ id: 'c2' }] } });
  const clips = Array.from({ length: 50 }, (_, place) => aVideoClip({ id: `c${place}`, start: place * SECOND }));
  const many = applyEdits(
    aDocument(),
    clips.map((clip) => addClip({ ...clip, fadeIn: -1 })),
  );
  expect(many.ok || many.failure.reason !== 'invalid-project' ? [] : many.failure.problems).toHaveLength(20);
});

it('refuses what grows too large', () => {
  const full = aTimelineOf(10_000);
  expect(applyEdits(full, [rename(full.name, 'A ship')])).toMatchObject({ ok: true });
  const tracks = Array.from({ length: 100 }, (_, place) => aTrack({ id: `v${place}` }));
  const one = anEdit({ table: 'track', id: 'more', before: null, after: aTrack({ id: 'more' }), from: null, to: 100 });
  expect(applyEdits(aDocument({ tracks }), [one])).toEqual({ ok: false, failure: { reason: 'project-too-large' } });
});
