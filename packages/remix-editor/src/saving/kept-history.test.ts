import type { KeptHead, KeptStep } from '@kinora/browser/projects';
import type { Edit } from '@kinora/contracts/timeline';
import { aDocument } from '@kinora/timeline/fixtures';
import { describe, expect, it } from 'vitest';

import { STEPS_MAX } from '../state/document-atoms.ts';
import { editOf, historyOf, ownDocument, soundSteps, unsavedOf } from './kept-history.ts';

const edit = (name: string): Edit => ({
  label: 'setProject',
  changes: [{ table: 'project', id: 'project', before: { name: '' }, after: { name } }],
  selection: [],
});
const [one, two, three] = [edit('one'), edit('two'), edit('three')];

describe('the history of kept steps', () => {
  it('has what was done, undone and done again', () => {
    const steps = [
      { kind: 'do', edit: one },
      { kind: 'do', edit: two },
      { kind: 'undo', edit: two },
    ] as const;
    expect(historyOf(steps)).toEqual({ edits: [one, two], cursor: 1 });
    expect(historyOf([...steps, { kind: 'redo', edit: two }])).toEqual({ edits: [one, two], cursor: 2 });
    expect(historyOf([...steps, { kind: 'do', edit: three }])).toEqual({ edits: [one, three], cursor: 2 });
  });

  it('knows what was undone although its beginning is forgotten', () => {
    const steps = [
      { kind: 'undo', edit: two },
      { kind: 'undo', edit: one },
      { kind: 'redo', edit: one },
    ] as const;
    expect(historyOf(steps)).toEqual({ edits: [one, two], cursor: 1 });
    expect(historyOf([{ kind: 'redo', edit: one }])).toEqual({ edits: [one], cursor: 1 });
  });

  it('forgets the oldest of too many', () => {
    const steps = Array.from(
      { length: STEPS_MAX + 2 },
      (_, place) => ({ kind: 'do', edit: edit(`${place}`) }) as const,
    );
    const history = historyOf(steps);
    expect(history.cursor).toBe(STEPS_MAX);
    expect(history.edits[0]).toEqual(edit('2'));
  });
});

it('takes back what a step of undo took back', () => {
  expect(editOf({ kind: 'do', edit: one })).toBe(one);
  expect(editOf({ kind: 'undo', edit: one }).changes).toMatchObject([{ before: { name: 'one' }, after: { name: '' } }]);
});

const step = (sequence: number, name = 'one'): KeptStep => ({ sequence, base: 1, kind: 'do', edit: edit(name) });
const head: KeptHead = { revision: 1, saved: 1, sending: null, document: null, documentAt: 0 };

it('tells the steps that the server has not got', () => {
  const steps = [step(1), step(2)];
  expect(unsavedOf({ head, steps })).toEqual([steps[1]]);
  expect(unsavedOf({ head: null, steps })).toEqual(steps);
});

it('leaves out what stands before a gap', () => {
  expect(soundSteps([step(1), step(2)]).map(({ sequence }) => sequence)).toEqual([1, 2]);
  expect(soundSteps([step(1), step(3), step(4)]).map(({ sequence }) => sequence)).toEqual([3, 4]);
  expect(soundSteps([])).toEqual([]);
});

it('makes the document of what is kept here', () => {
  const document = aDocument({ name: 'before' });
  const steps = [step(1, 'one'), step(2, 'two')];
  expect(ownDocument({ head: { ...head, document, documentAt: 1 }, steps })?.name).toBe('two');
  expect(ownDocument({ head: { ...head, document, documentAt: 2 }, steps })?.name).toBe('before');
  expect(ownDocument({ head, steps })).toBeNull();
});
