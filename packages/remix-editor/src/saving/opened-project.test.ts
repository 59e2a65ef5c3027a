import type { KeptHead, KeptStep } from '@kinora/browser/projects';
import type { Edit } from '@kinora/contracts/timeline';
import { aDocument } from '@kinora/timeline/fixtures';
import { describe, expect, it } from 'vitest';

import { STEPS_MAX } from '../state/document-atoms.ts';
import { openAlone, openFresh, openOn } from './opened-project.ts';

const rename = (before: string, after: string): Edit => ({
  label: 'setProject',
  changes: [{ table: 'project', id: 'project', before: { name: before }, after: { name: after } }],
  selection: [],
});
const step = (sequence: number, edit: Edit): KeptStep => ({ sequence, base: 1, kind: 'do', edit });
const head: KeptHead = { revision: 1, saved: 1, sending: null, document: aDocument({ name: 'a' }), documentAt: 0 };
const steps = [step(1, rename('a', 'b')), step(2, rename('b', 'c'))];
const server = (revision: number, name: string) => ({ revision, document: aDocument({ name }) });

describe('a project that is opened', () => {
  it('has every edit, and can be undone to where its history begins', () => {
    const opened = openOn({ head, steps }, server(1, 'b'));
    expect(opened).toMatchObject({ document: { name: 'c' }, history: { cursor: 2 } });
    expect(opened.kept.head).toMatchObject({ revision: 1, saved: 1, documentAt: 2, document: { name: 'c' } });
    expect(opened.kept.steps).toEqual(steps);
  });

  it('is as on the server where nothing was edited here', () => {
    expect(openOn({ head: null, steps: [] }, server(4, 'x'))).toMatchObject({
      document: { name: 'x' },
      history: { edits: [], cursor: 0 },
      kept: { head: { revision: 4, saved: 0, sending: null }, steps: [] },
    });
  });

  it('forgets its history where another has edited since, and counts on', () => {
    const opened = openOn({ head: { ...head, saved: 2 }, steps }, server(3, 'theirs'));
    expect(opened).toMatchObject({ document: { name: 'theirs' }, history: { edits: [] } });
    expect(opened.kept.head).toMatchObject({ revision: 3, saved: 2 });
  });

  it('stays as it was edited here where another was faster', () => {
    expect(openOn({ head, steps }, server(3, 'theirs'))).toMatchObject({
      document: { name: 'c' },
      kept: { steps, head: { revision: 1, saved: 1 } },
    });
  });

  it('opens without a server from what this browser has', () => {
    expect(openAlone({ head, steps })).toMatchObject({ document: { name: 'c' }, history: { cursor: 2 } });
    expect(openAlone({ head: null, steps })).toBeNull();
    expect(openAlone({ head: { ...head, document: null }, steps })).toBeNull();
  });

  it('keeps as many saved steps as can be undone, and all that are not saved', () => {
    const many = Array.from({ length: STEPS_MAX + 10 }, (_, place) => step(place + 1, rename('a', 'a')));
    const saved = openOn({ head: { ...head, saved: STEPS_MAX + 10 }, steps: many }, server(1, 'a'));
    expect(saved.kept.steps[0]?.sequence).toBe(11);
    expect(openOn({ head: { ...head, saved: 2 }, steps: many }, server(1, 'a')).kept.steps[0]?.sequence).toBe(3);
  });

  it('begins without a history', () => {
    expect(openFresh(aDocument({ name: 'x' }))).toMatchObject({ history: { cursor: 0 }, kept: { head: { saved: 0 } } });
  });
});
