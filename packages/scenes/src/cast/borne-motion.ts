import { contextOf } from '@kinora/drawing';
import { DRIVEN } from '@kinora/reading';
import type { Action } from '@kinora/subjects';

import { actOnGround } from './ground-motion.ts';
import type { Carrier, Member } from './member.ts';
import { ownAngle, restingPose, type Moment, type Pose } from './pose.ts';

/** How far from the middle several spread over a back, and how wide one's place on it is, in heights of the carrier. */
const SPREAD = 0.42;
const PLACE = 0.12;
const OPAQUE = 128;
/** Where a carrier's hand is, in its heights. */
const HAND = [0.3, -0.52] as const;

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

/** Where on its carrier something is borne, in pixels from the carrier's origin as it looks right. */
function holdOf({ member, kind, share }: Carrier, borne: Member): readonly [x: number, y: number] {
  const { size, rig } = member;
  if (kind === 'hand') {
    // What flies hangs by its string.
    const string = borne.mode === 'party' || borne.mode === 'air' ? borne.rig.box[3] * borne.size : 0;
    return [HAND[0] * size, HAND[1] * size - string];
  }
  const hips = (borne.rig.hips ?? 0) * borne.size;
  const x = (share - 0.5) * 2 * SPREAD;
  if (rig.seat) return [(rig.seat[0] + x) * size, rig.seat[1] * size + hips];
  return [x * size, hips - placeOf(borne, member, x)];
}

/** How far over a bridge something goes in a clip, in frame widths. */
const CROSSING: Partial<Record<Action, number>> = { run: 0.4, drive: 0.34, walk: 0.2, ride: 0.3 };

/** How far from the middle of a bridge something is now, in pixels, with the middle of its own drawing there halfway. */
function crossingOf({ rig, size, entry }: Member, { stage, course }: Moment): number {
  const [left, , right] = rig.stance ?? rig.box;
  const usual = DRIVEN.includes(entry.rig) ? 0.22 : 0;
  const far = (entry.action && CROSSING[entry.action]) ?? usual;
  return course * stage.width * far - ((left + right) / 2) * size;
}

/** The pose of something borne: it goes where its carrier goes, and does there what it does. */
export function bear(member: Member, carrier: Carrier, { moment, base }: { moment: Moment; base: Pose }): Pose {
  const [x, y] = holdOf(carrier, member);
  const crossed = carrier.member.rig.spans ? crossingOf(member, moment) : 0;
  const across = (x + crossed) * carrier.member.facing * base.scaleX;
  const down = y * base.scaleY;
  const [sin, cos] = [Math.sin(base.turn), Math.cos(base.turn)];
  const at = { x: base.x + across * cos - down * sin, y: base.y + across * sin + down * cos };
  const sway = carrier.kind === 'hand' ? Math.sin(moment.time * 1.3 + ownAngle(member)) * 0.05 : 0;
  const pose = { ...restingPose(member, moment), ...at, ...actOnGround(member, moment, at.y) };
  return { ...pose, turn: pose.turn + base.turn + sway };
}
