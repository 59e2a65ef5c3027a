import { aDocument } from '@kinora/timeline/fixtures';
import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';

import type { SaveState } from '../saving/save-state.ts';
import { saveFailureMessage, saveStateMessage } from './save-state-messages.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });
const say = (state: SaveState) => i18n._(saveStateMessage(state, '14:07'));

it('says where the edits are, each state in its own words', () => {
  const theirs = { revision: 1, document: aDocument() };
  const said = [
    say({ kind: 'saved', at: null }),
    say({ kind: 'saved', at: 1 }),
    say({ kind: 'saving' }),
    say({ kind: 'offline' }),
    say({ kind: 'full' }),
    say({ kind: 'conflict', theirs }),
    say({ kind: 'looking' }),
    say({ kind: 'local' }),
  ];
  expect(new Set(said).size).toBe(said.length);
  expect(said.slice(0, 4)).toEqual(['Saved', 'Saved 14:07', 'Saving', 'Saved here, syncs when you’re back']);
});

it('says why they are not saved', () => {
  const reasons = ['no-answer', 'not-kept', 'gone', 'signed-out', 'project-too-large', 'invalid-project'] as const;
  const said = reasons.map((reason) => say({ kind: 'failed', reason }));
  expect(said).toEqual(reasons.map((reason) => i18n._(saveFailureMessage(reason))));
  expect(new Set(said).size).toBe(reasons.length);
});
