import { MARKER_COLOURS, type Command, type CommandName, type Problem } from '@kinora/contracts/timeline';

import { ease } from '../problems/animated-checks.ts';
import {
  boolean,
  colour,
  distance,
  fields,
  finite,
  id,
  integer,
  length,
  listOf,
  numberWithin,
  oneOf,
  rate,
  ratio,
  text,
  time,
  type FieldCheck,
} from '../problems/field-checks.ts';
import { PROJECT_CHECKS } from '../problems/problems-of.ts';
import { isList, isRecord } from '../problems/reading.ts';

const optional =
  (check: FieldCheck): FieldCheck =>
  (value, duration) =>
    value === undefined ? null : check(value, duration);

/** Clips and the fields of `setClip` are checked where they're used. */
const anything: FieldCheck = () => null;
const list: FieldCheck = (value) => (isList(value) ? null : 'bad-shape');
const anyText: FieldCheck = (value) => (typeof value === 'string' ? null : 'bad-shape');

const ids = listOf(id);
const exact = optional(boolean);
const trackKind = oneOf('video', 'audio', 'text', 'effect');
const edge = fields({ clipId: id, side: oneOf('start', 'end'), delta: distance, exact });
const drag = fields({ clipId: id, delta: distance, exact });
const clipIds = fields({ clipIds: ids });
const nothing = fields({});
const trackFields = {
  name: optional(text),
  gain: optional(numberWithin(0, 1000)),
  hidden: optional(boolean),
  locked: optional(boolean),
  muted: optional(boolean),
  solo: optional(boolean),
};
const key = { clipId: id, property: text, at: time };

const CHECKS: Readonly<Record<CommandName, FieldCheck>> = {
  split: fields({ clipIds: optional(ids), at: time }),
  trim: edge,
  rippleTrim: edge,
  roll: fields({ leftId: id, delta: distance, exact }),
  slip: drag,
  slide: drag,
  move: fields({ clipIds: ids, delta: distance, trackDelta: optional(integer), exact }),
  insert: fields({ clip: anything, trackId: id, at: time, mode: oneOf('overwrite', 'ripple', 'append', 'nearest') }),
  replaceMedia: fields({ clipId: id, mediaId: id }),
  lift: clipIds,
  rippleDelete: fields({ clipIds: ids, scope: optional(oneOf('track', 'all')) }),
  liftRange: nothing,
  extractRange: nothing,
  closeGap: fields({ trackId: id, at: time }),
  setSpeed: fields({ clipId: id, speed: ratio, ripple: optional(boolean) }),
  reverse: fields({ clipId: id }),
  freezeFrame: fields({ clipId: id, at: time }),
  duplicate: fields({ clipIds: ids, at: time }),
  copy: clipIds,
  paste: fields({ clips: list, at: time }),
  link: clipIds,
  unlink: clipIds,
  group: clipIds,
  ungroup: clipIds,
  addTrack: fields({ kind: trackKind, index: integer, trackId: optional(id) }),
  removeTrack: fields({ trackId: id }),
  setTrack: fields({ trackId: id, ...trackFields }),
  reorderTrack: fields({ trackId: id, index: integer }),
  addTransition: fields({ leftId: id, rightId: id, kind: id, duration: length }),
  setTransition: fields({ id, kind: optional(id), duration: optional(length) }),
  removeTransition: fields({ id }),
  addMarker: fields({ time, label: text, colour: oneOf(...MARKER_COLOURS) }),
  setMarker: fields({ id, time: optional(time), label: optional(text), colour: optional(oneOf(...MARKER_COLOURS)) }),
  removeMarker: fields({ id }),
  setRange: fields({ start: optional(time), end: optional(time) }),
  setClip: fields({ clipId: id, activeTake: optional(time) }),
  addKey: fields({ ...key, value: finite, ease }),
  moveKey: fields({ ...key, to: time }),
  removeKey: fields(key),
  importSrt: fields({ trackId: id, text: anyText }),
  setProject: fields({
    name: optional(text),
    rate: optional(rate),
    width: optional(PROJECT_CHECKS.width),
    height: optional(PROJECT_CHECKS.height),
    background: optional(colour),
  }),
  batch: fields({ commands: list }),
};

const isName = (value: unknown): value is CommandName => typeof value === 'string' && Object.hasOwn(CHECKS, value);

/** What is wrong with a command, or null. */
export function commandProblem(value: unknown): Problem | null {
  if (!isRecord(value) || !isName(value.op)) return { problem: 'unknown-command', id: null };
  const problem = CHECKS[value.op](value, 0);
  return problem ? { problem, id: null } : null;
}

export const isCommand = (value: unknown): value is Command => commandProblem(value) === null;
