import type { CastEntry } from '@kinora/reading';

import type { Stage, World } from '../stage/stage.ts';
import { fitBurden, headOf, type Burden } from './bearing.ts';
import type { Carrying } from './carriers.ts';
import { closeUp, type CloseView, type Fitted } from './close-up.ts';
import { extentOf } from './extent.ts';
import { heightsIn } from './heights.ts';
import { leapsOver } from './leap-over.ts';
import { looksOf, rigFor } from './member.ts';
import type { Spot } from './spot.ts';

interface Sizes {
  /** Pixels per unit of those who bear others and of those they bear, by their place in the cast. */
  readonly sizes: ReadonlyMap<number, number>;
  /** By the place in the cast of those who bear others. */
  readonly views: ReadonlyMap<number, CloseView>;
}

interface Bearing {
  /** Those who stand by themselves, where they stand. */
  readonly spots: readonly Spot[];
  readonly cast: readonly CastEntry[];
  readonly carriers: readonly (Carrying | null)[];
}

interface Pairing {
  readonly spot: Spot;
  readonly entry: CastEntry;
  readonly kind: Carrying['kind'];
  /** How many are abreast. */
  readonly count: number;
}

/** Least height of two of whom one bears the other, in frame heights, where no words make them smaller. */
const LEAST = 0.42;

/** Pixels per unit of the first body of an entry, were it alone. */
const naturalSize = ({ frame }: Stage, { heroScale = 1 }: World, { size }: Pick<CastEntry, 'size'>) =>
  frame.hero * size * heroScale;

const firstOf = (spots: readonly Spot[], who: number) => spots.find((one) => one.who === who && one.index === 0);

/** Riders keep the size that their mount gives them; so does what crosses a bridge. */
const isFitted = ({ kind }: Carrying, { relation }: CastEntry) =>
  kind !== 'hand' && kind !== 'part' && (kind !== 'seat' || relation?.kind === 'on');

/** How many are abreast on a bearer; each of several bearers has its own. */
const loadOn = ({ count }: CastEntry, together: readonly { readonly one: CastEntry }[]): number =>
  count > 1 ? 1 : together.reduce((sum, { one }) => sum + one.count, 0);

/** Two of whom one bears the other, as large as they were alone; `null` where either is not drawn or spans the place. */
function burdenOf(stage: Stage, world: World, { spot, entry, kind, count }: Pairing): Burden | null {
  const bearer = rigFor(stage, spot.entry, looksOf(stage, spot.entry, 0));
  const borne = rigFor(stage, entry, looksOf(stage, entry, 0));
  if (!bearer || !borne || bearer.spans) return null;
  const head = kind === 'inside' ? headOf(borne, looksOf(stage, entry, 0)) : null;
  const sizeOf = (one: CastEntry) => naturalSize(stage, world, one) * spot.place.scale;
  return {
    kind,
    bearer: { rig: bearer, size: sizeOf(spot.entry), extent: extentOf(bearer, spot.entry) },
    borne: { rig: entry.rig, size: sizeOf(entry), extent: extentOf(borne, entry), count, head },
  };
}

/** Everybody whom one of the cast bears. */
const loadOf = ({ cast, carriers }: Bearing, by: number) =>
  cast.flatMap((one, index) => (carriers[index]?.by === by ? [{ one, index }] : []));

/** How tall and how wide something that is dreamt of is at most, in shares of the frame. */
const DREAM = { height: 0.24, width: 0.26 };

/** What is dreamt of has room in its bubble. */
function dreamt({ frame }: Stage, { borne: { extent } }: Burden, { bearer, borne }: Fitted): Fitted {
  const tall = (DREAM.height * frame.height) / (extent.height + extent.below);
  return { bearer, borne: Math.min(borne, tall, (DREAM.width * frame.width) / extent.width) };
}

/** Two that jump together have room over their heads. */
const JUMPING = 0.66;
/** The same of two that go over the lens, which are near. */
const LEAPING = { wide: 0.76, square: 0.84, tall: 1 } as const;
const lower = ({ bearer, borne, ...rest }: Fitted, share: number): Fitted => ({
  ...rest,
  bearer: bearer * share,
  borne: borne * share,
});

/** How large something may be on what others stand around, of that. */
const AMONG = { height: 0.4, width: 0.2 };
/** How wide a meal is there: it is for all of them. */
const LAID = 0.72;

/** What is on something that others stand around leaves room to see those behind it. */
function among({ bearer: { extent, rig }, borne }: Burden, fitted: Fitted): Fitted {
  const [left, , right] = rig.surface ?? [extent.left, 0, extent.right];
  const high = (AMONG.height * extent.height * fitted.bearer) / (borne.extent.height + borne.extent.below);
  const share = borne.rig === 'feast' ? LAID : AMONG.width;
  const wide = (share * (right - left) * fitted.bearer) / borne.extent.width;
  return { ...fitted, borne: Math.min(fitted.borne, high, wide) };
}

interface Borne {
  readonly bearing: Bearing;
  readonly who: number;
  readonly burden: Burden;
}

/** Of what is dreamt of, and of what is on something that others stand around. */
function specialFit(stage: Stage, { bearing: { cast, carriers }, who, burden }: Borne, whole: Fitted): Fitted | null {
  const entry = cast[who];
  if (entry?.looks.isDreamt) return dreamt(stage, burden, whole);
  const isRinged = cast.some(({ relation }) => relation?.kind === 'around' && relation.to === carriers[who]?.by);
  return isRinged && entry?.relation?.kind === 'on' ? among(burden, whole) : null;
}

/** How large one and its bearer are; `null` for who keeps the size it has. */
function fittedOf(stage: Stage, world: World, { bearing, who }: { bearing: Bearing; who: number }): Fitted | null {
  const { spots, cast, carriers } = bearing;
  const [carrying, entry] = [carriers[who], cast[who]];
  if (!carrying || !entry || !isFitted(carrying, entry)) return null;
  const spot = firstOf(spots, carrying.by);
  if (!spot) return null;
  const count = loadOn(spot.entry, loadOf(bearing, carrying.by));
  const burden = burdenOf(stage, world, { spot, entry, kind: carrying.kind, count });
  if (!burden) return null;
  const [least, most] = heightsIn(stage);
  const whole = fitBurden(stage.frame, burden, [Math.max(LEAST, least), most]);
  const special = specialFit(stage, { bearing, who, burden }, whole);
  if (special) return special;
  const fitted = who === 0 ? closeUp(stage, burden, whole) : whole;
  return spot.entry.action === 'jump'
    ? lower(fitted, leapsOver(stage, spot.entry) ? LEAPING[stage.frame.shape] : JUMPING)
    : fitted;
}

/** How large those are who bear others and those they bear. */
export function fitBearers(stage: Stage, world: World, bearing: Bearing): Sizes {
  const sizes = new Map<number, number>();
  const views = new Map<number, CloseView>();
  bearing.carriers.forEach((carrying, who) => {
    const fitted = sizes.has(who) ? null : fittedOf(stage, world, { bearing, who });
    if (!carrying || !fitted) return;
    if (fitted.view) views.set(carrying.by, fitted.view);
    sizes.set(carrying.by, fitted.bearer);
    const own = bearing.cast[who]?.size ?? 1;
    // Others who are on it stand to the first of them as they would alone.
    for (const { one, index } of loadOf(bearing, carrying.by)) sizes.set(index, (fitted.borne * one.size) / own);
  });
  return { sizes, views };
}
