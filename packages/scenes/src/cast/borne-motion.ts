import { contextOf, lerp } from '@kinora/drawing';
import { DRIVEN } from '@kinora/reading';
import type { Action, Mode } from '@kinora/subjects';

import { CHIN, GAP, headOf, shownOf } from './bearing.ts';
import type { CarryingKind } from './carriers.ts';
import { extentOf } from './extent.ts';
import { actOnGround } from './ground-motion.ts';
import type { Carrier, Member } from './member.ts';
import { ownAngle, restingPose, type Moment, type Pose } from './pose.ts';
import { chestOf, handOf, partOf } from './touch.ts';

/** How far from the middle several spread over a back, and how wide one's place on it is, in heights of the carrier. */
const SPREAD = 0.42;
const PLACE = 0.12;
const OPAQUE = 128;
/** How far out of the middle of an opening its rim is. */
const RIM = 0.92;
/** What is played before the chest, and what hangs from the hand. */
const PLAYED: readonly string[] = [
  'violin',
  'trumpet',
  'saxophone',
  'drum',
  'accordion',
  'banjo',
  'flute',
  'guitar',
  'shamisen',
];
/** How much of an umbrella is below the hand. */
const HANDLE = 0.06;
const HANDLED: readonly string[] = [
  'lantern',
  'paperLantern',
  'basket',
  'bucket',
  'handbag',
  'shopping-bags',
  'red-paper-lantern',
  'briefcase',
];
/** How much of what a flyer has below its middle, as its wings, is over what it is on. */
const PERCHED = 0.35;
/** How much of somebody without hips is below the seat. */
const SUNK = 0.2;
const LOOSE: readonly Mode[] = ['air', 'swim'];
const HEAD_DOWN: readonly string[] = ['bat', 'sloth'];

const backs = new WeakMap<Member, number>();

/** How high the back of a carrier is at `x`, in pixels over its origin: its highest opaque point there. */
function backOf({ bank, size }: Member, x: number): number {
  const sprite = bank.at(0);
  const left = Math.max(0, Math.round(bank.originX + (x - PLACE) * size));
  const width = Math.max(1, Math.round(PLACE * size * 2));
  const { data } = contextOf(sprite).getImageData(left, 0, width, sprite.height);
  const first = data.findIndex((value, index) => index % 4 === 3 && value >= OPAQUE);
  return bank.originY - (first < 0 ? 0 : Math.floor(first / 4 / width));
}

/** Height of the place that something borne has, measured once. */
function placeOf(borne: Member, carrier: Member, x: number): number {
  const known = backs.get(borne) ?? backOf(carrier, x);
  backs.set(borne, known);
  return known;
}

type Hold = readonly [x: number, y: number];

/** Where between the ends of an edge something is, if it shares it with others. */
const along = (left: number, right: number, share: number) => lerp(left, right, share);

/** How far what is drawn about its middle reaches below its origin, in pixels; what stands does not. */
const depthOf = ({ rig, size, entry, mode }: Member) =>
  mode === 'ground' || mode === 'prop' ? 0 : extentOf(rig, entry).below * size;

/** How much of what is held is below the hand: of what has a handle all, else half. */
function shareBelow({ member }: Carrier, { entry }: Member): number {
  if (entry.rig === 'umbrella') return HANDLE;
  // Such a hand is where the lower end of it is; tools are drawn around it.
  if (member.rig.hand || entry.rig === 'handTools') return 0;
  if (PLAYED.includes(entry.name)) return 0.5;
  return HANDLED.includes(entry.looks.picture ?? entry.rig) || member.entry.rig === 'quadruped' ? 1 : 0.5;
}

/** What flies hangs by its string, what has a handle by that; all else is held by its middle. */
function inHand(carrier: Carrier, borne: Member, phase: number): Hold {
  const { member } = carrier;
  const { size, entry, rig } = borne;
  const isPlayed = PLAYED.includes(entry.name) && !member.rig.hand;
  const [x, y] = isPlayed ? chestOf(member, phase) : handOf(member, phase);
  const isFlying = (borne.mode === 'party' || borne.mode === 'air') && entry.rig !== 'paperLantern';
  const drop = isFlying ? -rig.box[3] * size : extentOf(rig, entry).height * size * shareBelow(carrier, borne);
  return [x * member.size, y * member.size + drop];
}

/** On a part of a body. */
function onPart({ member, part = 'head' }: Carrier, borne: Member, phase: number): Hold {
  const [x, y] = partOf(member, part, phase);
  const drop = borne.mode === 'air' ? PERCHED : 1;
  return [x * member.size, y * member.size - depthOf(borne) * drop];
}

/** With its head over the rim, or its upper part. */
function inside({ member: { size, rig }, share }: Carrier, borne: Member): Hold {
  const [left, y, right] = rig.opening ?? [0, rig.box[1], 0];
  const head = headOf(borne.rig, borne.looks);
  if (head)
    return [
      along(left, right, share) * size - head[0] * borne.size,
      y * size - (head[1] + head[2] * CHIN) * borne.size,
    ];
  const { height, below } = extentOf(borne.rig, borne.entry);
  const sunk = (height - (height + below) * shownOf(borne.entry.rig)) * borne.size;
  return [along(left, right, share) * size, y * size + sunk];
}

function above({ member: { size, rig }, share }: Carrier, borne: Member): Hold {
  const { height, below } = extentOf(borne.rig, borne.entry);
  const gap = (height + below) * GAP * borne.size;
  return [along(-0.6, 0.6, share) * size, rig.box[1] * size - gap - below * borne.size];
}

/** Whether it hangs head down. */
const hangsHeadDown = ({ looks, name }: Member['entry']) =>
  looks.isInverted === true || HEAD_DOWN.includes(looks.picture ?? name);

/** By its feet, or by its top. */
function from({ member: { size, rig }, share }: Carrier, borne: Member): Hold {
  const [left, , right] = rig.surface ?? rig.box;
  const y = -(rig.shelter ?? -rig.box[1] * 0.5) * size;
  const drop = hangsHeadDown(borne.entry) ? depthOf(borne) : extentOf(borne.rig, borne.entry).height * borne.size;
  return [(along(left, right, share) + (rig.archway ?? 0)) * size, y + drop];
}

/** How far below its own middle something sits; who has no hips sits down on what is ridden. */
function hipsOf({ rig, entry }: Member, { rig: mount }: Member): number {
  if (rig.hips !== undefined) return rig.hips;
  return mount.seat && !mount.surface && entry.mode === 'ground' && entry.rig !== 'quadruped'
    ? extentOf(rig, entry).height * SUNK
    : 0;
}

function upon({ member, share }: Carrier, borne: Member): Hold {
  const { size, rig } = member;
  const hips = hipsOf(borne, member) * borne.size;
  const x = (share - 0.5) * 2 * SPREAD;
  if (rig.surface) {
    const [left, y, right] = rig.surface;
    const sitting = borne.entry.action === 'ride' || borne.entry.looks.isSeated ? hips : 0;
    const drop = LOOSE.includes(borne.mode) ? PERCHED : 1;
    return [along(left, right, share) * size, y * size + sitting - depthOf(borne) * drop];
  }
  // On a rim one is at its end.
  if (rig.opening) return [rig.opening[share > 0.5 ? 0 : 2] * size * RIM, rig.opening[1] * size + hips];
  if (rig.seat) return [(rig.seat[0] + x) * size, rig.seat[1] * size + hips];
  return [x * size, hips - placeOf(borne, member, x)];
}

const HOLDS: Readonly<Record<CarryingKind, (carrier: Carrier, borne: Member, phase: number) => Hold>> = {
  part: onPart,
  hand: inHand,
  inside,
  over: above,
  from,
  seat: upon,
};

/** How far over a bridge something goes in a clip, in frame widths. */
const CROSSING: Partial<Record<Action, number>> = { run: 0.4, drive: 0.34, walk: 0.2, creep: 0.14, ride: 0.3 };

/** How far from the middle of a bridge something is now, in pixels, with the middle of its own drawing there halfway. */
function crossingOf({ rig, size, entry }: Member, { stage, course }: Moment): number {
  const [left, , right] = rig.stance ?? rig.box;
  const usual = DRIVEN.includes(entry.rig) ? 0.22 : 0;
  const far = (entry.action && CROSSING[entry.action]) ?? usual;
  return course * stage.width * far - ((left + right) / 2) * size;
}

/** How far what is in the place of a shell is tilted to the head, in radians. */
const SLUNG = 0.24;

/** The pose of something borne: it goes where its carrier goes, and does there what it does. */
export function bear(member: Member, carrier: Carrier, { moment, base }: { moment: Moment; base: Pose }): Pose {
  // In pixels from the carrier's origin as it looks right.
  const [x, y] = HOLDS[carrier.kind](carrier, member, base.phase);
  const crossed = carrier.member.rig.spans ? crossingOf(member, moment) : 0;
  const across = (x + crossed) * carrier.member.facing * base.scaleX;
  const down = y * base.scaleY;
  const [sin, cos] = [Math.sin(base.turn), Math.cos(base.turn)];
  const at = { x: base.x + across * cos - down * sin, y: base.y + across * sin + down * cos };
  const sway = carrier.kind === 'hand' ? Math.sin(moment.time * 1.3 + ownAngle(member)) * 0.05 : 0;
  const pose = { ...restingPose(member, moment), ...at, ...actOnGround(member, moment, at.y) };
  const flipped = carrier.kind === 'from' && hangsHeadDown(member.entry) ? -1 : 1;
  const tilt = carrier.part === 'shell' ? SLUNG * carrier.member.facing : 0;
  return { ...pose, scaleY: pose.scaleY * flipped, turn: pose.turn + base.turn + sway + tilt };
}
