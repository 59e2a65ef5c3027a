import type { KeptHead, KeptStep } from '@kinora/browser/projects';
import type { Change } from '@kinora/contracts/timeline';
import { aDocument } from '@kinora/timeline/fixtures';
import { describe, expect, it } from 'vitest';

import { openRenamed } from './renamed-elsewhere.ts';

const project = (before: object, after: object): Change => ({ table: 'project', id: 'project', before, after });
const step = (sequence: number, ...changes: readonly Change[]): KeptStep => ({
  sequence,
  base: 1,
  kind: 'do',
  edit: { label: 'setProject', changes, selection: [] },
});
const resized = step(2, project({ width: 1920 }, { width: 1280 }));
const head: KeptHead = {
  revision: 1,
  saved: 1,
  sending: 2,
  document: aDocument({ name: 'a', width: 1280 }),
  documentAt: 2,
};
const named = step(1, project({ name: 'first', height: 9 }, { name: 'a', height: 1080 }));
const theirs = { revision: 2, document: aDocument({ name: 'b' }) };

describe('a project that was renamed elsewhere', () => {
  it('goes on with its edits under the new name, on the new revision', () => {
    const opened = openRenamed({ head, steps: [named, resized] }, theirs);
    expect(opened).toMatchObject({
      document: { name: 'b', width: 1280 },
      history: { cursor: 2 },
      kept: { head: { revision: 2, saved: 1, sending: null, document: { name: 'b' } } },
    });
  });

  it('does not get an older name back by an undo', () => {
    const [first] = openRenamed({ head, steps: [named, resized] }, theirs)?.kept.steps ?? [];
    expect(first?.edit.changes).toEqual([project({ height: 9 }, { height: 1080 })]);
  });

  it('is the same in whatever order the server writes its fields', () => {
    const { name, ...others } = theirs.document;
    const document = { ...Object.fromEntries(Object.entries(others).toReversed()), ...aDocument(), ...others, name };
    expect(openRenamed({ head, steps: [resized] }, { ...theirs, document })).not.toBeNull();
  });

  it('is a conflict where more differs, or the name was changed here too', () => {
    const more = { revision: 2, document: aDocument({ name: 'b', background: '#ffffff' }) };
    expect(openRenamed({ head, steps: [resized] }, more)).toBeNull();
    const mine = step(3, project({ name: 'a' }, { name: 'mine' }));
    expect(openRenamed({ head, steps: [resized, mine] }, theirs)).toBeNull();
  });

  it('is nothing new at the revision that is known, or where this browser lacks the document', () => {
    expect(openRenamed({ head, steps: [resized] }, { ...theirs, revision: 1 })).toBeNull();
    expect(openRenamed({ head: { ...head, document: null }, steps: [resized] }, theirs)).toBeNull();
    expect(openRenamed({ head: null, steps: [] }, theirs)).toBeNull();
  });
});
