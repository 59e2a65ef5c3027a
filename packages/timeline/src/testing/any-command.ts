import type { Clip, Command, TimelineDocument } from '@kinora/contracts/timeline';
import fc from 'fast-check';

import { aClip, aPlacement, aTextClip, anEffectClip } from '../fixtures.ts';

const SECOND = 240_000;
/** How many commands a chain has. */
export const CHAIN = { minLength: 30, maxLength: 50 } as const;

/** A command that depends on what is there when its turn comes. */
type MakeCommand = (document: TimelineDocument) => Command;

const clipsIn = ({ tracks }: TimelineDocument): readonly Clip[] => tracks.flatMap(({ clips }) => clips);
const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % Math.max(1, items.length)];

const place = fc.nat(1000);
const frames = fc.oneof(
  fc.integer({ min: -40, max: 40 }).map((count) => count * 8000),
  fc.integer({ min: -3 * SECOND, max: 3 * SECOND }),
);
const at = fc.oneof(
  fc.nat(400).map((count) => count * 8000),
  fc.nat(15 * SECOND),
);
const exact = fc.constantFrom(true, false, undefined);
const share = fc.double({ min: 0, max: 1, noNaN: true });
const ease = fc.constantFrom<'hold' | 'linear' | { x1: number; y1: number; x2: number; y2: number }>('hold', 'linear', {
  x1: 0.4,
  y1: -0.5,
  x2: 0.6,
  y2: 1.5,
});
const speed = fc.constantFrom(
  { num: 2, den: 1 },
  { num: 1, den: 1 },
  { num: 1, den: 2 },
  { num: 7, den: 3 },
  { num: 100, den: 1 },
);
const ids = fc.array(place, { minLength: 1, maxLength: 3 });

const idAt = (document: TimelineDocument, index: number) => pick(clipsIn(document), index)?.id ?? 'none';
const trackAt = ({ tracks }: TimelineDocument, index: number) => pick(tracks, index)?.id ?? 'nowhere';

/** A clip that touches the next one, and that next one. */
function cutAt(document: TimelineDocument, index: number) {
  const cuts = document.tracks.flatMap(({ clips }) =>
    clips.flatMap((left, where) => {
      const right = clips[where + 1];
      return right && left.start + left.duration === right.start ? [{ leftId: left.id, rightId: right.id }] : [];
    }),
  );
  return pick(cuts, index) ?? { leftId: idAt(document, index), rightId: idAt(document, index + 1) };
}

/** A key of a clip's place in the frame. */
function keyAt(document: TimelineDocument, index: number) {
  const keys = clipsIn(document).flatMap((clip) => {
    if (clip.kind === 'effect' || typeof clip.frame.x === 'number') return [];
    return clip.frame.x.keys.map((key) => ({ clipId: clip.id, property: 'x', at: key.at }));
  });
  return pick(keys, index) ?? { clipId: idAt(document, index), property: 'x', at: 0 };
}

const newClips = fc.constantFrom<Clip>(
  aClip({ id: 'video-new' }),
  aClip({ id: 'sound-new', kind: 'audio', mediaId: 'upload:music', duration: 5 * SECOND }),
  aClip({ id: 'picture-new', kind: 'image', duration: 3 * SECOND }),
  aClip({ id: 'fast-new', speed: { num: 3, den: 2 }, duration: 100_003 }),
  aTextClip({ id: 'text-new', fadeIn: SECOND, fadeOut: SECOND }),
  anEffectClip({ id: 'effect-new' }),
);

/** Commands that name one clip. */
const ofClip = fc.tuple(place, frames, at, exact).chain(([index, delta, time, isExact]) => {
  const drag = isExact === undefined ? { delta } : { delta, exact: isExact };
  const named =
    (make: (clipId: string) => Command): MakeCommand =>
    (document) =>
      make(idAt(document, index));
  return fc.oneof(
    fc.constantFrom<MakeCommand>(
      named((clipId) => ({ op: 'trim', clipId, side: 'start', ...drag })),
      named((clipId) => ({ op: 'trim', clipId, side: 'end', ...drag })),
      named((clipId) => ({ op: 'rippleTrim', clipId, side: 'start', ...drag })),
      named((clipId) => ({ op: 'rippleTrim', clipId, side: 'end', ...drag })),
      named((clipId) => ({ op: 'slip', clipId, ...drag })),
      named((clipId) => ({ op: 'slide', clipId, ...drag })),
      named((clipId) => ({ op: 'reverse', clipId })),
      (document) => {
        const clip = pick(clipsIn(document), index);
        return {
          op: 'freezeFrame',
          clipId: clip?.id ?? 'none',
          at: (clip?.start ?? 0) + (time % (clip?.duration ?? 1)),
        };
      },
      named((clipId) => ({ op: 'replaceMedia', clipId, mediaId: 'creation:lake' })),
      named((clipId) => ({ op: 'replaceMedia', clipId, mediaId: 'upload:picture' })),
      named((clipId) => ({ op: 'setClip', clipId, activeTake: index % 3 })),
      named((clipId) => ({ op: 'setClip', clipId, fadeIn: Math.abs(delta), fadeOut: time, name: `name ${index}` })),
      named((clipId) => ({ op: 'setClip', clipId, frame: aPlacement({ x: delta / SECOND, fit: 'cover' }) })),
      (document) => ({ op: 'removeKey', ...keyAt(document, index) }),
      (document) => ({ op: 'moveKey', ...keyAt(document, index), to: time % SECOND }),
      (document) => ({ op: 'roll', leftId: cutAt(document, index).leftId, ...drag }),
    ),
    speed.map((ratio) => named((clipId) => ({ op: 'setSpeed', clipId, speed: ratio, ripple: index % 2 === 0 }))),
    fc
      .tuple(share, ease, fc.constantFrom('x', 'frame.opacity', 'gain', 'effects.0.strength'))
      .map(([value, curve, property]): MakeCommand => (document) => {
        const clip = pick(clipsIn(document), index);
        const key = time % ((clip?.duration ?? 1) + 1);
        return { op: 'addKey', clipId: clip?.id ?? 'none', property, at: key, value, ease: curve };
      }),
  );
});

/** Commands that name several clips. */
const ofClips = fc.tuple(ids, frames, at).chain(([indexes, delta, time]) => {
  const named =
    (make: (clipIds: string[]) => Command): MakeCommand =>
    (document) =>
      make(indexes.map((index) => idAt(document, index)));
  return fc.constantFrom<MakeCommand>(
    named((clipIds) => ({ op: 'split', clipIds, at: time })),
    () => ({ op: 'split', at: time }),
    (document) => {
      const clip = pick(clipsIn(document), indexes[0] ?? 0);
      return { op: 'split', at: (clip?.start ?? 0) + Math.floor((clip?.duration ?? 0) / 2) };
    },
    named((clipIds) => ({ op: 'move', clipIds, delta })),
    named((clipIds) => ({ op: 'move', clipIds, delta, exact: true })),
    named((clipIds) => ({ op: 'move', clipIds, delta, trackDelta: 1 })),
    named((clipIds) => ({ op: 'move', clipIds, delta, trackDelta: -1 })),
    named((clipIds) => ({ op: 'lift', clipIds })),
    named((clipIds) => ({ op: 'rippleDelete', clipIds })),
    named((clipIds) => ({ op: 'rippleDelete', clipIds, scope: 'all' })),
    named((clipIds) => ({ op: 'duplicate', clipIds, at: time })),
    named((clipIds) => ({ op: 'copy', clipIds })),
    named((clipIds) => ({ op: 'link', clipIds })),
    named((clipIds) => ({ op: 'unlink', clipIds })),
    named((clipIds) => ({ op: 'group', clipIds })),
    named((clipIds) => ({ op: 'ungroup', clipIds })),
    (document) => ({ op: 'paste', clips: clipsIn(document).slice(0, 2), at: time }),
  );
});

const SRT = '1\n00:00:01,000 --> 00:00:03,500\nHello\n\n2\n00:00:03,000 --> 00:00:04,000\nand over it\n';

/** Commands that name tracks, cuts, markers and the project. */
const ofOthers = fc.tuple(place, at, at, frames).chain(([index, time, other, delta]) =>
  fc.constantFrom<MakeCommand>(
    () => ({ op: 'addTrack', kind: pick(['video', 'audio', 'text', 'effect'], index) ?? 'video', index }),
    (document) =>
      index % 5 === 0 ? { op: 'removeTrack', trackId: trackAt(document, index) } : { op: 'split', at: time },
    (document) => ({ op: 'setTrack', trackId: trackAt(document, index), muted: index % 2 === 0, name: `${index}` }),
    (document) => ({ op: 'setTrack', trackId: trackAt(document, index), locked: index % 4 === 0 }),
    (document) => ({ op: 'reorderTrack', trackId: trackAt(document, index), index: index % 7 }),
    (document) => ({ op: 'closeGap', trackId: trackAt(document, index), at: time }),
    (document) => ({ op: 'addTransition', ...cutAt(document, index), kind: 'dissolve', duration: 1 + Math.abs(delta) }),
    (document) => ({ op: 'addTransition', ...cutAt(document, index), kind: 'wipe', duration: 8000 }),
    ({ transitions }) => ({
      op: 'setTransition',
      id: pick(transitions, index)?.id ?? 'none',
      duration: 16_000,
      kind: 'wipe',
    }),
    ({ transitions }) => ({ op: 'removeTransition', id: pick(transitions, index)?.id ?? 'none' }),
    (document) => {
      const { clips = [] } = document.tracks.find((track) => track.clips.length > 1) ?? {};
      const [before, after] = [clips[index % clips.length], clips[(index % clips.length) + 1]];
      const end = (before?.start ?? 0) + (before?.duration ?? 0);
      return {
        op: 'closeGap',
        trackId: before?.trackId ?? 'nowhere',
        at: after ? Math.min(end, after.start - 1) : end,
      };
    },
    () => ({ op: 'addMarker', time, label: `${index}`, colour: 'teal' }),
    ({ markers }) => ({ op: 'setMarker', id: pick(markers, index)?.id ?? 'none', time, label: 'there' }),
    ({ markers }) => ({ op: 'removeMarker', id: pick(markers, index)?.id ?? 'none' }),
    () => ({ op: 'setRange', start: Math.min(time, other) % SECOND, end: Math.max(time, other) }),
    () => ({ op: 'setRange' }),
    () => ({ op: 'liftRange' }),
    () => ({ op: 'extractRange' }),
    () => ({ op: 'setProject', width: 720 + index, name: `${index}` }),
    () => ({
      op: 'setProject',
      rate: pick(
        [
          { num: 30, den: 1 },
          { num: 30_000, den: 1001 },
          { num: 7, den: 1 },
        ],
        index,
      ) ?? { num: 24, den: 1 },
    }),
    (document) => {
      const text = document.tracks.find(({ kind }) => kind === 'text')?.id ?? trackAt(document, index);
      return { op: 'importSrt', trackId: text, text: SRT };
    },
  ),
);

const inserted = fc
  .tuple(newClips, at, fc.constantFrom('overwrite', 'ripple', 'append', 'nearest'), place)
  .map(([clip, time, mode, index]): MakeCommand => (document) => {
    const kind = clip.kind === 'image' ? 'video' : clip.kind;
    const track = pick(
      document.tracks.filter((one) => one.kind === kind),
      index,
    );
    return { op: 'insert', clip, trackId: track?.id ?? 'nowhere', at: time, mode: mode as 'append' };
  });

const single = fc.oneof(
  { weight: 4, arbitrary: ofClip },
  { weight: 4, arbitrary: ofClips },
  { weight: 4, arbitrary: ofOthers },
  inserted,
);

/** Any command, also several as a batch. */
export const anyCommand: fc.Arbitrary<MakeCommand> = fc.oneof(
  { weight: 15, arbitrary: single },
  fc.array(single, { minLength: 1, maxLength: 3 }).map((commands): MakeCommand => (document) => ({
    op: 'batch',
    commands: commands.map((make) => make(document)),
  })),
);
