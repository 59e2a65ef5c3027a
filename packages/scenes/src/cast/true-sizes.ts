import { clamp } from '@kinora/drawing';
import type { CastEntry, Stature } from '@kinora/reading';

import type { Stage } from '../stage/stage.ts';
import { extentOf } from './extent.ts';
import { looksOf, rigFor } from './member.ts';
import { REAL_HEIGHTS } from './real-heights.data.ts';

/** How much of a difference in height is drawn: a true mouse beside a true elephant could not be seen. */
const SOFTENED = 0.5;
/** Heights between which the smallest and the largest are, where both find room, in frame heights. */
const LEAST = 0.13;
const MOST = 0.6;
/** How many times as tall as its kind. */
const STATURES: Readonly<Record<Stature, number>> = { tiny: 0.2, small: 0.6, big: 1.8, giant: 8 };
/** What is a giant is as tall as this, in metres. */
const GIANT = 9;

/** Its height in metres; people of every trade are people. */
function realHeight({ name, rig, stature }: CastEntry): number | null {
  const usual = REAL_HEIGHTS[name] ?? REAL_HEIGHTS[rig] ?? null;
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

/** The cast with sizes that stand to each other as in life, if less so; who is alone is as large as ever. */
export function withTrueSizes(stage: Stage, cast: readonly CastEntry[]): readonly CastEntry[] {
  const { frame } = stage;
  const known = cast.flatMap((entry, index) => {
    const real = realHeight(entry);
    const rig = rigFor(stage, entry, looksOf(stage, entry, 0));
    return real === null || !rig || isLostOn(cast, entry, real)
      ? []
      : [{ index, real, tall: extentOf(rig, entry).height }];
  });
  if (known.length < 2) return cast;
  const tallest = known.reduce((one, next) => (next.real > one.real ? next : one));
  const shareOf = (real: number) => (real / tallest.real) ** SOFTENED;
  const least = Math.min(...known.map(({ real }) => shareOf(real)));
  const drawn = (cast[tallest.index]?.size ?? 1) * tallest.tall;
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
