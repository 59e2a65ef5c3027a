import type { CastEntry } from '@kinora/reading';

import type { Stage, World } from '../stage/stage.ts';
import { fitBurden, type Burden } from './bearing.ts';
import type { Carrying } from './carriers.ts';
import { extentOf } from './extent.ts';
import { heightsIn } from './heights.ts';
import { looksOf, rigFor } from './member.ts';
import type { Spot } from './spot.ts';

interface Bearing {
  /** Those who stand by themselves, where they stand. */
  readonly spots: readonly Spot[];
  readonly cast: readonly CastEntry[];
  readonly carriers: readonly (Carrying | null)[];
}

/** Least height of two of whom one bears the other, in frame heights, where no words make them smaller. */
const LEAST = 0.42;

/** Pixels per unit of the first body of an entry, were it alone. */
const naturalSize = ({ frame }: Stage, { heroScale = 1 }: World, { size }: Pick<CastEntry, 'size'>) =>
  frame.hero * size * heroScale;

const firstOf = (spots: readonly Spot[], who: number) => spots.find((one) => one.who === who && one.index === 0);

/** Riders keep the size that their mount gives them; so does what crosses a bridge. */
const isFitted = ({ kind }: Carrying, { relation }: CastEntry) =>
  kind !== 'hand' && (kind !== 'seat' || relation?.kind === 'on');

/** How many are abreast on a bearer; each of several bearers has its own. */
const loadOn = ({ count }: CastEntry, together: readonly { readonly one: CastEntry }[]): number =>
  count > 1 ? 1 : together.reduce((sum, { one }) => sum + one.count, 0);

/** Pixels per unit of those who bear others and of those they bear, by their place in the cast. */
export function fitBearers(
  stage: Stage,
  world: World,
  { spots, cast, carriers }: Bearing,
): ReadonlyMap<number, number> {
  const sizes = new Map<number, number>();
  carriers.forEach((carrying, who) => {
    const entry = cast[who];
    if (!carrying || !entry || sizes.has(who) || !isFitted(carrying, entry)) return;
    const spot = firstOf(spots, carrying.by);
    if (!spot) return;
    const together = cast.flatMap((one, index) => (carriers[index]?.by === carrying.by ? [{ one, index }] : []));
    const bearer = rigFor(stage, spot.entry, looksOf(stage, spot.entry, 0));
    const borne = rigFor(stage, entry, looksOf(stage, entry, 0));
    if (!bearer || !borne || bearer.spans) return;
    const sizeOf = (one: CastEntry) => naturalSize(stage, world, one) * spot.place.scale;
    const [least, most] = heightsIn(stage);
    const burden: Burden = {
      kind: carrying.kind,
      bearer: { rig: bearer, size: sizeOf(spot.entry), extent: extentOf(bearer, spot.entry) },
      borne: {
        rig: entry.rig,
        size: sizeOf(entry),
        extent: extentOf(borne, entry),
        count: loadOn(spot.entry, together),
      },
    };
    const fitted = fitBurden(stage.frame, burden, [Math.max(LEAST, least), most]);
    sizes.set(carrying.by, fitted.bearer);
    // Others who are on it stand to the first of them as they would alone.
    for (const { one, index } of together) sizes.set(index, (fitted.borne * one.size) / entry.size);
  });
  return sizes;
}
