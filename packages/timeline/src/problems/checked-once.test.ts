import type { TimelineDocument } from '@kinora/contracts/timeline';
import { describe, expect, it } from 'vitest';

import { applyEdit } from '../edits/apply-edit.ts';
import { aClip, aDocument, aTrack } from '../fixtures.ts';
import { trustEdit, documentProblems } from './checked-once.ts';

const good = aDocument({ tracks: [aTrack({ clips: [aClip()] })] });
const bad = aClip({ duration: -5 });
const edit = {
  label: 'setClip',
  changes: [{ table: 'clip', id: 'clip', before: aClip(), after: bad }],
  selection: [],
} as const;

describe('a document that was looked at', () => {
  it('is sound, or says what is wrong', () => {
    expect(documentProblems(good)).toEqual([]);
    expect(documentProblems(null)).toEqual([{ problem: 'bad-shape', id: null }]);
    const broken = { ...good, transitions: [{ id: 'cut' }] as unknown as TimelineDocument['transitions'] };
    expect(documentProblems(broken)).toEqual([{ problem: 'bad-id', id: 'cut' }]);
  });

  it('is looked at again after an edit from elsewhere', () => {
    expect(documentProblems(applyEdit(good, edit))).toEqual([{ problem: 'too-short', id: 'clip' }]);
  });

  it('is taken as sound after an edit that a command made', () => {
    expect(documentProblems(good)).toEqual([]);
    expect(documentProblems(applyEdit(good, trustEdit({ ...edit })))).toEqual([]);
    const unseen = aDocument({ tracks: [aTrack({ clips: [aClip()] })] });
    expect(documentProblems(applyEdit(unseen, trustEdit({ ...edit })))).toHaveLength(1);
  });
});
