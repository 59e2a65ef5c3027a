import {
  TICKS_PER_SECOND,
  type Clip,
  type Command,
  type Marker,
  type Ticks,
  type TimelineDocument,
} from '@kinora/contracts/timeline';
import { endOf, findClip, frameAt, frameStart, snapTargets } from '@kinora/timeline';

import { clipAt } from '../geometry/clip-range.ts';

export interface EditorState {
  readonly document: TimelineDocument;
  readonly selection: readonly string[];
  readonly playhead: Ticks;
  /** The marker that is selected in place of clips. */
  readonly marker?: Marker | null;
}

type Plan = (state: EditorState) => Command | null;

/** The selected clips under the playhead, or all of unlocked tracks where none is. */
function under({ document, selection, playhead }: EditorState): readonly Clip[] {
  const all = document.tracks.filter(({ locked }) => !locked).flatMap(({ clips }) => clipAt(clips, playhead) ?? []);
  const chosen = all.filter(({ id }) => selection.includes(id));
  return chosen.length > 0 ? chosen : all;
}

/** One command as it is, several as one step. */
function asOne(commands: readonly Command[]): Command | null {
  const [only, ...more] = commands;
  return only && more.length > 0 ? { op: 'batch', commands } : (only ?? null);
}

export const splitHere: Plan = ({ document, selection, playhead }) => {
  const isUnder = (id: string) => {
    const clip = findClip(document, id)?.clip;
    return clip !== undefined && clip.start < playhead && playhead < endOf(clip);
  };
  const clipIds = selection.filter(isUnder);
  return clipIds.length > 0 ? { op: 'split', clipIds, at: playhead } : { op: 'split', at: playhead };
};

/** Links are trimmed along, so the first of them does. */
const firstOfLinks = (clips: readonly Clip[]) =>
  clips.filter(({ linkId }, place) => linkId === null || clips.findIndex((one) => one.linkId === linkId) === place);

export const trimStart: Plan = (state) => {
  const clips = firstOfLinks(under(state)).filter(({ start }) => start < state.playhead);
  return asOne(
    clips.map(({ id, start }) => ({ op: 'trim', clipId: id, side: 'start', delta: state.playhead - start })),
  );
};

export const trimEnd: Plan = (state) =>
  asOne(
    firstOfLinks(under(state)).map((clip) => ({
      op: 'trim',
      clipId: clip.id,
      side: 'end',
      delta: state.playhead - endOf(clip),
    })),
  );

export const lift: Plan = ({ selection, marker }) =>
  marker ? { op: 'removeMarker', id: marker.id } : { op: 'lift', clipIds: selection };
export const rippleDelete: Plan = ({ selection }) => ({ op: 'rippleDelete', clipIds: selection });
export const copy: Plan = ({ selection }) => ({ op: 'copy', clipIds: selection });

/** Right behind what is duplicated. */
export const duplicate: Plan = ({ document, selection }) => {
  const ends = selection.flatMap((id) => {
    const clip = findClip(document, id)?.clip;
    return clip ? [endOf(clip)] : [];
  });
  return { op: 'duplicate', clipIds: selection, at: Math.max(0, ...ends) };
};

export const markIn: Plan = ({ document: { range, rate }, playhead }) => {
  const end = range && range.end > playhead ? range.end : playhead + frameStart(1, rate);
  return { op: 'setRange', start: playhead, end };
};

export const markOut: Plan = ({ document: { range }, playhead }) => ({
  op: 'setRange',
  start: range && range.start < playhead ? range.start : 0,
  end: playhead,
});

export const clearRange: Plan = () => ({ op: 'setRange' });

export const toggleMarker: Plan = ({ document: { markers, rate }, playhead }) => {
  const frame = frameAt(playhead, rate);
  const here = markers.find(({ time }) => frameAt(time, rate) === frame);
  return here
    ? { op: 'removeMarker', id: here.id }
    : { op: 'addMarker', time: frameStart(frame, rate), label: '', colour: 'lamp' };
};

interface Cut {
  readonly left: Clip;
  readonly right: Clip;
}

function cutsOf({ tracks }: TimelineDocument): readonly Cut[] {
  return tracks
    .filter(({ kind, locked }) => kind === 'video' && !locked)
    .flatMap(({ clips }) =>
      clips.flatMap((left, place) => {
        const right = clips[place + 1];
        return right && endOf(left) === right.start ? [{ left, right }] : [];
      }),
    );
}

/** How long a new transition is, where there is room: both clips give half of it. */
const DISSOLVE: Ticks = TICKS_PER_SECOND;

export function dissolveAt({ left, right }: Cut): Command {
  const duration = Math.min(DISSOLVE, left.duration, right.duration);
  return { op: 'addTransition', leftId: left.id, rightId: right.id, kind: 'cross-dissolve', duration };
}

/** A cross-dissolve at the cut nearest to the playhead; a second time takes it away. */
export const dissolveNearest: Plan = ({ document, playhead }) => {
  const distance = ({ right }: Cut) => Math.abs(right.start - playhead);
  const nearest = cutsOf(document).toSorted((one, other) => distance(one) - distance(other))[0];
  if (!nearest) return null;
  const known = document.transitions.find(({ leftId }) => leftId === nearest.left.id);
  return known ? { op: 'removeTransition', id: known.id } : dissolveAt(nearest);
};

const frames = (count: number, { document }: EditorState) =>
  Math.sign(count) * frameStart(Math.abs(count), document.rate);

function nudgeMarker({ id, time }: Marker, count: number, { document: { rate } }: EditorState): Command | null {
  const next = frameStart(Math.max(0, frameAt(time, rate) + count), rate);
  return next === time ? null : { op: 'setMarker', id, time: next };
}

export const nudge =
  (count: number): Plan =>
  (state) => {
    if (state.marker) return nudgeMarker(state.marker, count, state);
    return state.selection.length === 0 ? null : { op: 'move', clipIds: state.selection, delta: frames(count, state) };
  };

export const trimBy =
  (side: 'start' | 'end', count: number): Plan =>
  (state) => {
    const clips = state.selection.flatMap((id) => findClip(state.document, id)?.clip ?? []);
    const delta = frames(count, state);
    return asOne(firstOfLinks(clips).map(({ id }) => ({ op: 'trim', clipId: id, side, delta })));
  };

/** Whether all selected clips share one of these. */
function isBound({ document, selection }: EditorState, bond: 'groupId' | 'linkId'): boolean {
  const keys = new Set(selection.map((id) => findClip(document, id)?.clip[bond] ?? null));
  return keys.size === 1 && !keys.has(null);
}

export const toggleGroup: Plan = (state) => ({
  op: isBound(state, 'groupId') ? 'ungroup' : 'group',
  clipIds: state.selection,
});

export const toggleLink: Plan = (state) => ({
  op: isBound(state, 'linkId') ? 'unlink' : 'link',
  clipIds: state.selection,
});

export interface SeekState {
  readonly document: TimelineDocument;
  readonly time: Ticks;
  readonly length: Ticks;
}

type Seek = (state: SeekState) => Ticks;

export const frameFrom =
  (count: number): Seek =>
  ({ document: { rate }, time }) =>
    frameStart(Math.max(0, frameAt(time, rate) + count), rate);

export const secondFrom =
  (count: number): Seek =>
  ({ time }) =>
    Math.max(0, time + count * TICKS_PER_SECOND);

/** Edges of clips, sorted. */
const editsOf = (document: TimelineDocument) =>
  snapTargets(document).flatMap(({ kind, time }) => (kind === 'edge' ? [time] : []));

export const previousEdit: Seek = ({ document, time }) => editsOf(document).findLast((edit) => edit < time) ?? 0;
export const nextEdit: Seek = ({ document, time, length }) => editsOf(document).find((edit) => edit > time) ?? length;
