import { clamp } from '@kinora/drawing';
import type { CastEntry, Stature } from '@kinora/reading';

import type { Frame, Stage } from '../stage/stage.ts';
import { extentOf } from './extent.ts';
import { looksOf, rigFor } from './member.ts';
import { usualHeight } from './real-height.ts';

/** How much of a difference in height is drawn: a true mouse beside a true elephant could not be seen. */
const SOFTENED = 0.5;
/** Heights between which the smallest and the largest are, where both find room, in frame heights. */
const LEAST = 0.13;
const MOST = 0.6;
/** How tall and how wide at least the tallest of several creatures is drawn, of the frame, so that they are not lost in a large place. */
const SHOWN = { height: 0.38, width: 0.3 };
/** How many times as tall as its kind. */
const STATURES: Readonly<Record<Stature, number>> = { tiny: 0.2, small: 0.6, big: 1.8, giant: 8 };
/** What is a giant is as tall as this, in metres. */
const GIANT = 9;

/** Its height in metres, as the words have it. */
function realHeight(entry: CastEntry): number | null {
  const { stature } = entry;
  const usual = usualHeight(entry);
  if (usual === null || !stature) return usual;
  const own = usual * STATURES[stature];
  return stature === 'giant' ? Math.max(GIANT, own) : own;
}

/** Smaller than this share of what bears it, something is as large as that has room for, not as life has it. */
const LOST = 0.15;

/** Whether something lies on or in another beside which its true size would not be seen. */
function isLostOn(cast: readonly CastEntry[], entry: CastEntry, real: number): boolean {
  const { relation } = entry;
  const bearer = relation && (relation.kind === 'on' || relation.kind === 'in') ? cast[relation.to] : undefined;
  return bearer !== undefined && real < (realHeight(bearer) ?? 0) * LOST;
}

/** How tall the tallest of several is at least, in heights of the hero. */
const leastOf = ({ width, height, hero }: Frame, { tall, wide }: { tall: number; wide: number }): number =>
  Math.min(SHOWN.height * height, (SHOWN.width * width * tall) / wide) / hero;

/** The cast with sizes that stand to each other as in life, if less so; who is alone is as large as ever. */
export function withTrueSizes(stage: Stage, cast: readonly CastEntry[]): readonly CastEntry[] {
  const { frame, plan } = stage;
  const known = cast.flatMap((entry, index) => {
    const real = realHeight(entry);
    const rig = rigFor(stage, entry, looksOf(stage, entry, 0));
    return real === null || !rig || isLostOn(cast, entry, real)
      ? []
      : [{ index, real, tall: extentOf(rig, entry).height, wide: extentOf(rig, entry).width }];
  });
  if (known.length < 2) return cast;
  const tallest = known.reduce((one, next) => (next.real > one.real ? next : one));
  const shareOf = (real: number) => (real / tallest.real) ** SOFTENED;
  const least = Math.min(...known.map(({ real }) => shareOf(real)));
  const lead = cast[tallest.index];
  const alone = (lead?.size ?? 1) * tallest.tall;
  const isCreature = lead?.mode !== 'prop' && plan.framing === 'medium' && plan.angle === 'level';
  const drawn = isCreature ? Math.max(alone, leastOf(frame, tallest)) : alone;
  const high = clamp(
    (LEAST * frame.height) / frame.hero / least,
    drawn,
    Math.max(drawn, (MOST * frame.height) / frame.hero),
  );
  const floor = (LEAST * frame.height) / frame.hero;
  const sizes = new Map(
    known.map(({ index, real, tall }) => [index, Math.max(floor, high * shareOf(real)) / tall] as const),
  );
  return cast.map((entry, index) => ({ ...entry, size: sizes.get(index) ?? entry.size }));
}
