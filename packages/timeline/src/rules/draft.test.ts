import { describe, expect, it } from 'vitest';

import { applyChanges } from '../edits/apply-edit.ts';
import { aClip, aDocument, aTrack, countedIds, someMedia } from '../fixtures.ts';
import { TIME_MAX } from '../problems/field-checks.ts';
import { copiesAt, isFreeId, putOver } from './arrivals.ts';
import { cutBetween, longestTransition } from './cuts.ts';
import { openDraft } from './draft.ts';
import { edgeMoves, moveEdges } from './edge-moves.ts';
import { closeStrip } from './ripple.ts';
import { settle } from './settle.ts';
import { takesWithCurrent } from './takes.ts';
import { targetsOf } from './targets.ts';

const left = aClip({ id: 'left', duration: 100, linkId: 'pair' });
const right = aClip({ id: 'right', start: 100, duration: 60 });
const sound = aClip({ id: 'sound', kind: 'audio', duration: 100, linkId: 'pair', groupId: 'scene' });
const far = aClip({ id: 'far', start: 900, duration: 10, groupId: 'scene' });
const track = aTrack({ clips: [left, right, far] });
const document = aDocument({
  tracks: [aTrack({ kind: 'audio', clips: [sound] }), track],
  transitions: [{ id: 'cut', leftId: 'left', rightId: 'right', duration: 40, kind: 'dissolve' }],
});
const draftOf = (start = document) => openDraft(start, { media: someMedia, makeId: countedIds('new') });

describe('a draft', () => {
  it('shows the document with the changes so far', () => {
    const draft = draftOf();
    draft.put(right, null);
    expect(draft.now().tracks[1]?.clips).toEqual([left, far]);
    draft.put(left, { ...left, name: 'owl' });
    expect(draft.now()).toEqual(applyChanges(document, draft.changes));
  });

  it('leaves out what changes nothing', () => {
    const draft = draftOf();
    draft.put(right, { ...right });
    draft.putMarker(null, null);
    draft.putProject({ width: 1 }, { width: 1 });
    draft.putTrack(track, track);
    draft.shift('video', 100, 0);
    draft.shift('video', 2000, 5);
    expect(draft.changes).toEqual([]);
  });

  it('ends with transitions that follow their cuts, and a refusal where something ends too late', () => {
    const draft = draftOf();
    draft.shift('video', 100, 8);
    expect(settle(draft)).toBeNull();
    expect(draft.now().transitions).toEqual([]);
    draft.shift('video', 108, TIME_MAX);
    expect(settle(draft)).toEqual({ reason: 'no-room' });
  });

  it('refuses what was written to a locked track', () => {
    const draft = draftOf({ ...document, tracks: document.tracks.map((one) => ({ ...one, locked: true })) });
    draft.put(far, null);
    expect(settle(draft)).toEqual({ reason: 'track-locked', clipId: 'far' });
  });
});

const idsOf = (bonds: readonly ('groupId' | 'linkId')[]) => {
  const targets = targetsOf(document, ['left'], bonds);
  return targets.ok ? targets.value.map(({ clip }) => clip.id) : [];
};

describe('clips that go along', () => {
  it('are those of the link, and of the groups of those', () => {
    expect(idsOf([])).toEqual(['left']);
    expect(idsOf(['linkId'])).toEqual(['left', 'sound']);
    expect(idsOf(['linkId', 'groupId'])).toEqual(['left', 'sound', 'far']);
  });
});

describe('a cut', () => {
  it('lies between two clips that touch', () => {
    expect(cutBetween(document, 'left', 'right')).toEqual({ left, right });
    expect(cutBetween(document, 'right', 'far')).toBeNull();
    expect(cutBetween(document, 'left', 'sound')).toBeNull();
  });

  it('has room for twice the smaller half, in whole frames', () => {
    const fast = { ...document, rate: { num: 1000, den: 1 } };
    expect(longestTransition(fast, { left, right })).toBe(0);
    expect(longestTransition(fast, { left: { ...left, duration: 999 }, right: { ...right, duration: 700 } })).toBe(
      1200,
    );
  });
});

describe('room on a track', () => {
  it('is closed as far as something follows', () => {
    const draft = draftOf();
    closeStrip(draft, track, { from: 160, to: 900 });
    closeStrip(draft, track, { from: 910, to: 950 });
    expect(draft.changes).toEqual([{ table: 'shift', trackId: 'video', from: 900, by: -740 }]);
  });

  it('is made by what comes over it', () => {
    const draft = draftOf();
    putOver(draft, [aClip({ id: 'over', start: 50, duration: 70 })]);
    expect(draft.now().tracks[1]?.clips.map(({ id, start, duration }) => [id, start, duration])).toEqual([
      ['left', 0, 50],
      ['over', 50, 70],
      ['right', 120, 40],
      ['far', 900, 10],
    ]);
  });
});

describe('copies', () => {
  it('are bound among themselves, one of a link on each track', () => {
    const copies = copiesAt(draftOf(), [left, { ...far, linkId: 'pair' }, sound], 1000);
    expect(copies.map(({ id, start, linkId }) => [id, start, linkId])).toEqual([
      ['new-2', 1000, 'new-1'],
      ['new-3', 1900, null],
      ['new-5', 1000, 'new-1'],
    ]);
  });

  it('have ids that nothing else has', () => {
    expect(['left', 'video', 'cut', 'other'].map((id) => isFreeId(document, id))).toEqual([false, false, false, true]);
  });
});

describe('edges', () => {
  it('move together, by the tightest limit of all', () => {
    const draft = draftOf({ ...document, rate: { num: 1000, den: 1 }, transitions: [] });
    const long = { clip: { ...far, duration: 1000 }, track, place: 2, start: 0, end: 1 } as const;
    const moved = moveEdges(draft, { moves: edgeMoves([long]), lead: long }, { delta: -5000 });
    expect(moved).toEqual({ ok: true, value: ['far'] });
    expect(draft.changes[0]).toMatchObject({ after: { duration: 300 } });
  });
});

describe('takes', () => {
  it('know what is shown now', () => {
    expect(takesWithCurrent(aClip({ sourceIn: 5 }))).toEqual([{ mediaId: 'creation:fox', sourceIn: 5, name: 'fox' }]);
    const takes = [
      { mediaId: 'creation:lake', sourceIn: 1, name: '' },
      { mediaId: 'creation:fox', sourceIn: 2, name: '' },
    ];
    expect(takesWithCurrent(aClip({ sourceIn: 5, takes, activeTake: 1 }))[1]?.sourceIn).toBe(5);
  });
});
