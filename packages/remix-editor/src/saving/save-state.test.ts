import { aDocument } from '@kinora/timeline/fixtures';
import { expect, it } from 'vitest';

import { saveProblemOf, saveStateOf, waitBefore, type SaveFacts } from './save-state.ts';

const theirs = { revision: 2, document: aDocument() };
const facts: SaveFacts = { isOnline: true, isSaved: false, isKept: true, savedAt: 5, problem: null };

it.each([
  [
    { kind: 'refused', reason: 'members-only', details: {} },
    { kind: 'refused', reason: 'signed-out' },
  ],
  [
    { kind: 'refused', reason: 'unknown-project', details: {} },
    { kind: 'refused', reason: 'gone' },
  ],
  [
    { kind: 'refused', reason: 'project-too-large', details: {} },
    { kind: 'refused', reason: 'project-too-large' },
  ],
  [
    { kind: 'refused', reason: 'revision-conflict', details: { theirs } },
    { kind: 'conflict', theirs },
  ],
  [
    { kind: 'refused', reason: 'revision-conflict', details: {} },
    { kind: 'retry', isUnreachable: false, after: null },
  ],
  [
    { kind: 'invalid', fields: {} },
    { kind: 'refused', reason: 'invalid-project' },
  ],
  [{ kind: 'session-expired' }, { kind: 'refused', reason: 'signed-out' }],
  [
    { kind: 'unexpected', code: 413, requestId: null },
    { kind: 'refused', reason: 'project-too-large' },
  ],
  [
    { kind: 'unexpected', code: 500, requestId: null },
    { kind: 'retry', isUnreachable: false, after: null },
  ],
  [
    { kind: 'busy', retryAfter: 7 },
    { kind: 'retry', isUnreachable: false, after: 7 },
  ],
  [{ kind: 'unreachable' }, { kind: 'retry', isUnreachable: true, after: null }],
] as const)('reads %j as %j', (failure, problem) => {
  expect(saveProblemOf(failure)).toEqual(problem);
});

it.each([
  [{}, { kind: 'saving' }],
  [{ isSaved: true }, { kind: 'saved', at: 5 }],
  [{ isOnline: false }, { kind: 'offline' }],
  [
    { isSaved: true, isOnline: false },
    { kind: 'saved', at: 5 },
  ],
  [{ isKept: false }, { kind: 'full' }],
  [
    { isKept: false, isOnline: false },
    { kind: 'failed', reason: 'not-kept' },
  ],
  [{ problem: { kind: 'retry', isUnreachable: false, after: null } }, { kind: 'failed', reason: 'no-answer' }],
  [{ problem: { kind: 'retry', isUnreachable: true, after: null } }, { kind: 'offline' }],
  [{ problem: { kind: 'refused', reason: 'gone' } }, { kind: 'failed', reason: 'gone' }],
  [{ problem: { kind: 'conflict', theirs } }, { kind: 'conflict', theirs }],
] as const)('tells %j as %j', (change, state) => {
  expect(saveStateOf({ ...facts, ...change })).toEqual(state);
});

it('tells of a guest’s project only whether it is kept', () => {
  expect(saveStateOf({ isKept: true })).toEqual({ kind: 'local' });
  expect(saveStateOf({ isKept: false })).toEqual({ kind: 'failed', reason: 'not-kept' });
});

it('waits longer each time, but no longer than a minute, or as long as the server says', () => {
  expect([1, 2, 3, 9].map((attempt) => waitBefore(attempt, null))).toEqual([2000, 4000, 8000, 60_000]);
  expect(waitBefore(1, 30)).toBe(30_000);
});
