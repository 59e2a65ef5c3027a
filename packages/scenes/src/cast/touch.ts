import { contextOf } from '@kinora/drawing';
import type { BodyPart } from '@kinora/reading';
import type { Anchors } from '@kinora/subjects';

import { extentOf } from './extent.ts';
import type { Member } from './member.ts';

/** Where something touches somebody, in units of their drawing. */
type Touch = readonly [x: number, y: number];

const OPAQUE = 128;
/** Where the hand and the nose are of a body that says nothing of it, in shares of its reach to the front and its height. */
const HAND = { x: 0.5, y: 0.46 };
const NOSE = 0.42;
/** The keys of a piano. */
const KEYS = [0, -0.6] as const;
const LAP = { x: 0.15, y: 0.34 };

const tops = new WeakMap<Member, Touch>();

/** The highest opaque point of a drawing from a place across on. */
function topFrom({ bank, size }: Member, from: number): Touch {
  const sprite = bank.at(0);
  const left = Math.max(0, Math.round(bank.originX + from * size));
  const width = Math.max(1, sprite.width - left);
  const { data } = contextOf(sprite).getImageData(left, 0, width, sprite.height);
  const first = Math.max(
    0,
    data.findIndex((value, index) => index % 4 === 3 && value >= OPAQUE),
  );
  const pixel = Math.floor(first / 4);
  return [((pixel % width) + left - bank.originX) / size, (Math.floor(pixel / width) - bank.originY) / size];
}

/** The top of a head of which nothing is known, measured once. */
function topOf(member: Member, from: number): Touch {
  const known = tops.get(member) ?? topFrom(member, from);
  tops.set(member, known);
  return known;
}

function anchorsOf({ rig, looks }: Member, phase: number): Anchors {
  return rig.anchors?.(phase, looks) ?? {};
}

/** Where something held is. */
export function handOf(member: Member, phase: number): Touch {
  const { hand } = member.rig;
  if (hand) return [hand[0], hand[1]];
  const { right, height } = extentOf(member.rig, member.entry);
  return anchorsOf(member, phase).hand ?? [right * HAND.x, -height * HAND.y];
}

/** Before the chest, where an instrument is played. */
export function chestOf(member: Member, phase: number): Touch {
  const { head, lap } = anchorsOf(member, phase);
  const { right, height } = extentOf(member.rig, member.entry);
  if (!head) return [right * HAND.x * 0.5, -height * HAND.y];
  // A person's hands are before the chest; of who has four legs it is under the head.
  return lap ? handOf(member, phase) : [head[0] - head[2] * 0.5, head[1] + head[2] * 2.1];
}

const PLACES: Readonly<Record<BodyPart, (member: Member, anchors: Anchors) => Touch>> = {
  nose: (member, { nose }) => nose ?? topOf(member, extentOf(member.rig, member.entry).right * NOSE),
  head: (member, { head }) => (head ? [head[0], head[1] - head[2] * 0.92] : topOf(member, -Infinity)),
  shoulder: (member, { head }) =>
    head ? [head[0] - head[2] * 1.15, head[1] + head[2] * 1.12] : topOf(member, -Infinity),
  keys: () => KEYS,
  lap: ({ rig, entry }, { lap }) => {
    const { right, height } = extentOf(rig, entry);
    return lap ?? [right * LAP.x, -height * LAP.y];
  },
  shell: (member, { shell }) => (shell ? [shell[0], shell[1] + shell[2]] : topOf(member, -Infinity)),
  face: (member, { head }) => (head ? [head[0], head[1] + head[2]] : topOf(member, -Infinity)),
};

/** Radius of what something is in the place of, in units of its owner; `null` where it is only on somebody. */
export function replacedRadius(member: Member, part: BodyPart | undefined): number | null {
  const { head, shell } = anchorsOf(member, 0);
  if (part === 'shell') return shell?.[2] ?? null;
  return part === 'face' ? (head?.[2] ?? null) : null;
}

/** Where something is that is on a part of somebody. */
export const partOf = (member: Member, part: BodyPart, phase: number): Touch =>
  PLACES[part](member, anchorsOf(member, phase));

/** How tall something is at least and at most that is on a part of somebody, in heights of theirs. */
export const PART_ROOM: Readonly<Record<BodyPart, readonly [least: number, most: number]>> = {
  nose: [0.2, 0.34],
  head: [0.2, 0.42],
  shoulder: [0.2, 0.32],
  lap: [0.16, 0.26],
  keys: [0.3, 0.44],
  shell: [0.3, 0.9],
  face: [0.2, 0.4],
};
