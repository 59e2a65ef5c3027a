import { clamp } from '@kinora/drawing';
import type { CastEntry } from '@kinora/reading';
import type { Rig, RigName } from '@kinora/subjects';

import { extentOf } from './extent.ts';
import type { Carrier } from './member.ts';
import { PART_ROOM, replacedRadius } from './touch.ts';

/** What somebody holds is small enough for the hand; balloons and kites may be as large as they are. */
const LARGEST_IN_HAND = 0.5;
const SMALL_IN_HAND: Readonly<Partial<Record<RigName, number>>> = {
  book: 0.32,
  candle: 0.3,
  coffeeCup: 0.24,
  flower: 0.36,
  gift: 0.3,
  lantern: 0.34,
  mug: 0.2,
  bowl: 0.24,
  ball: 0.3,
  churro: 0.3,
  sweets: 0.4,
  snowGlobe: 0.26,
  tinCan: 0.2,
  handTools: 1,
  picture: 0.36,
  umbrella: 0.9,
  paperLantern: 0.3,
};
/** Instruments are as large as the arms that play them. */
const INSTRUMENTS: readonly string[] = [
  'accordion',
  'saxophone',
  'drum',
  'banjo',
  'violin',
  'guitar',
  'trumpet',
  'shamisen',
];
const PLAYED = 0.52;

/** The most a carrier has room for, in pixels. */
function roomOn({ member, kind }: Carrier, { mode, rig, name }: CastEntry): number {
  if (kind !== 'hand') return member.size * (member.rig.seat?.[2] ?? 2);
  if (member.rig.hand) return member.size * member.rig.hand[2];
  if (INSTRUMENTS.includes(name)) return member.size * PLAYED;
  return member.size * (SMALL_IN_HAND[rig] ?? (mode === 'party' || mode === 'air' ? 2 : LARGEST_IN_HAND));
}

/** How tall what stands on something in a hand may be, in pixels: it hides no face. */
const headroomOn = ({ member, kind }: Carrier): number =>
  kind === 'seat' && member.carrier?.kind === 'hand' ? (member.rig.headroom ?? Infinity) * member.size : Infinity;

/** How tall a rider is at least, in heights of the mount. */
const RIDER = 0.55;

/** How large what is in the place of a part is, in radii of that. */
const REPLACING = 2.35;

/** How wide what is on a lap is at most, in heights of who has it there. */
const LAP_WIDTH = 0.4;

/** How large something borne is, in pixels per unit, that would have a size alone. */
export function heldSize(carrier: Carrier, { entry, rig }: { entry: CastEntry; rig: Rig }, size: number): number {
  const { member, part } = carrier;
  const { height: tall, width } = extentOf(rig, entry);
  const bearer = extentOf(member.rig, member.entry).height * member.size;
  const radius = replacedRadius(member, part);
  if (radius !== null) return (radius * REPLACING * member.size) / Math.max(tall, width * 0.8);
  if (part) {
    const [least, most] = PART_ROOM[part];
    const widest = part === 'lap' ? (LAP_WIDTH * bearer) / width : Infinity;
    return Math.min(widest, clamp(size, (least * bearer) / tall, (most * bearer) / tall));
  }
  const usual = Math.min(size, roomOn(carrier, entry), headroomOn(carrier) / tall);
  return entry.relation?.kind === 'riding' ? Math.max(usual, (RIDER * bearer) / tall) : usual;
}
