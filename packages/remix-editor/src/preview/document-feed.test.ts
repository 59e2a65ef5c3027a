import type { Edit, TimelineDocument } from '@kinora/contracts/timeline';
import { applyEdit, run } from '@kinora/timeline';
import { aClip, aDocument, aTimelineOf, aTrack, countedIds, someMedia } from '@kinora/timeline/fixtures';
import { describe, expect, it } from 'vitest';

import { createDocumentCopy } from './document-copy.ts';
import { changesBetween, createDocumentFeed, type FedDocument } from './document-feed.ts';
import type { PreviewRequest } from './preview-messages.ts';

const document = aDocument({
  tracks: [aTrack({ clips: [aClip(), aClip({ id: 'next', start: 480_000 })] }), aTrack({ id: 'other' })],
});
const context = { media: someMedia, makeId: countedIds('new') };

function edit(of: TimelineDocument, at: number): Edit {
  const result = run(of, { op: 'split', at, clipIds: ['clip'] }, context);
  if (!result.ok) throw new Error(result.failure.reason);
  return result.value;
}

/** A page that feeds a worker's copy; answers the kinds of what was sent. */
function fed() {
  const feed = createDocumentFeed();
  const copy = createDocumentCopy();
  return {
    copy,
    tell: (next: Partial<FedDocument>): readonly PreviewRequest['kind'][] => {
      const requests = feed({ document, recent: [], draft: null, ...next });
      for (const request of requests) {
        // A worker gets a clone.
        const clone = structuredClone(request);
        if (clone.kind === 'document' || clone.kind === 'edits' || clone.kind === 'draft') copy.take(clone);
      }
      return requests.map(({ kind }) => kind);
    },
  };
}

describe('a document', () => {
  it('is sent whole once, and then by its edits', () => {
    const { copy, tell } = fed();
    expect(tell({})).toEqual(['document']);
    const [first, second] = [edit(document, 100_000), edit(document, 50_000)];
    const cut = applyEdit(document, first);
    expect(tell({ document: cut, recent: [first] })).toEqual(['edits']);
    expect(tell({ document: cut, recent: [] })).toEqual([]);
    const twice = applyEdit(cut, second);
    expect(tell({ document: twice, recent: [second] })).toEqual(['edits']);
    expect(copy.shown()).toEqual(twice);
  });

  it('is sent whole where another was opened, also with edits of its own', () => {
    const { copy, tell } = fed();
    tell({});
    const opened = structuredClone(document);
    const first = edit(opened, 100_000);
    expect(tell({ document: applyEdit(opened, first), recent: [first] })).toEqual(['document']);
    expect(copy.shown()).toEqual(applyEdit(opened, first));
  });

  it('is sent whole where what was sent last was saved meanwhile', () => {
    const { copy, tell } = fed();
    const first = edit(document, 100_000);
    const cut = applyEdit(document, first);
    tell({ document: cut, recent: [first] });
    const second = edit(cut, 50_000);
    expect(tell({ document: applyEdit(cut, second), recent: [second] })).toEqual(['document']);
    expect(copy.shown()).toEqual(applyEdit(cut, second));
  });
});

describe('a draft', () => {
  it('is sent as what differs, and taken back', () => {
    const { copy, tell } = fed();
    tell({});
    const draft = applyEdit(document, edit(document, 100_000));
    expect(tell({ draft })).toEqual(['draft']);
    expect(copy.shown()).toEqual(draft);
    expect(tell({ draft: null })).toEqual(['draft']);
    expect(copy.shown()).toEqual(document);
  });

  it('has a change for each clip that is new, other or gone', () => {
    const moved = aTrack({ clips: [aClip({ start: 9 }), aClip({ id: 'new', start: 990_000 })] });
    const changes = changesBetween(document, { ...document, tracks: [moved, ...document.tracks.slice(1)] });
    expect(changes?.map(({ table }) => table)).toEqual(['clip', 'clip', 'clip']);
    expect(changes?.map((change) => 'id' in change && change.id)).toEqual(['next', 'clip', 'new']);
  });

  it('is sent whole where more than clips differ, or too many', () => {
    const { copy, tell } = fed();
    tell({});
    tell({ draft: { ...document, background: '#ffffff' } });
    expect(copy.shown().background).toBe('#ffffff');
    const many = aTimelineOf(2000);
    expect(changesBetween(many, structuredClone(many))).toBeNull();
    expect(changesBetween(document, { ...document, tracks: document.tracks.slice(1) })).toBeNull();
  });
});
