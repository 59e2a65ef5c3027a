import type { Edit, Marker, Refusal } from '@kinora/contracts/timeline';
import { TIMELINE_REFUSALS } from '@kinora/contracts/timeline';
import { aClip } from '@kinora/timeline/fixtures';
import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';

import { editMessage } from './edit-messages.ts';
import { refusalMessage } from './refusal-messages.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const clip = aClip();
const change = (id: string) => ({ table: 'clip', id, before: clip, after: null }) as const;

const say = (edit: Partial<Edit>) => i18n._(editMessage({ label: 'lift', changes: [], selection: [], ...edit }));
const refuse = (refusal: Refusal) => i18n._(refusalMessage(refusal));

it('says what an edit did, and to how many clips', () => {
  expect(say({ changes: [change('one'), change('two'), change('two')] })).toBe('Deleted 2 clips, the gap stays');
  expect(say({ label: 'move', changes: [change('one')] })).toBe('Moved 1 clip');
  expect(say({ label: 'copy', clips: [clip, clip] })).toBe('Copied 2 clips');
  expect(say({ label: 'roll' })).toBe('Moved the cut');
});

it('says whether a marker was moved, named or given a colour', () => {
  const before = { id: 'm', time: 0, label: '', colour: 'lamp' } as const;
  const set = (after: Partial<Marker>) =>
    say({
      label: 'setMarker',
      changes: [{ table: 'marker', id: 'm', before, after: { ...before, ...after }, from: 0, to: 0 }],
    });
  expect(set({ time: 8000 })).toBe('Moved the marker');
  expect(set({ label: 'Balloon' })).toBe('Named the marker');
  expect(set({ colour: 'teal' })).toBe('Changed the marker');
});

it('says why something was not done, with the longest that would be possible', () => {
  expect(refuse({ reason: 'track-locked' })).toBe('The track is locked. Unlock it first.');
  expect(refuse({ reason: 'no-room', longest: 300_000 })).toBe('There isn’t enough room. Up to 1.25 s fits.');
  const words = TIMELINE_REFUSALS.map((reason) => refuse({ reason }));
  expect(new Set(words).size).toBe(TIMELINE_REFUSALS.length);
});
