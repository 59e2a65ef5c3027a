import { aClip, aDocument, aTrack } from '@kinora/timeline/fixtures';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { documentAtom, gestureAtom, historyAtom, openDocumentAtom } from '../state/document-atoms.ts';
import { draftCommandAtom } from './draft-command-atoms.ts';

it('shows a change without doing it, and nothing where it is refused', () => {
  const store = createStore();
  store.set(openDocumentAtom, aDocument({ tracks: [aTrack({ clips: [aClip({ id: 'a' })] })] }));
  const before = store.get(documentAtom);
  store.set(draftCommandAtom, { op: 'setClip', clipId: 'a', name: 'Sea' });
  expect(store.get(gestureAtom)?.tracks[0]?.clips[0]?.name).toBe('Sea');
  expect([store.get(documentAtom), store.get(historyAtom).cursor]).toEqual([before, 0]);
  store.set(draftCommandAtom, { op: 'setClip', clipId: 'gone', name: 'Sea' });
  expect(store.get(gestureAtom)).toBeNull();
});
