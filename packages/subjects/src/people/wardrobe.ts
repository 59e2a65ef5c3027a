import { pick } from '@kinora/drawing';

import type { WornPiece } from '../rig/looks.ts';
import { ACCESSORIES } from './accessories.data.ts';
import { COSTUMES } from './costumes.ts';
import { HABITS } from './habits.data.ts';
import { HAIR, type HairStyle } from './hair.data.ts';
import { KINDS, type Kind, type KindName } from './kinds.data.ts';
import { OPEN_KINDS } from './open-kinds.data.ts';
import type { Outfit } from './outfit.ts';
import { PLAIN } from './plain.data.ts';
import { putOnAll, putOver } from './put-on.ts';

type Wear = Partial<Outfit>;

/** Nobody sleeps in a hat. */
const BAREHEADED: Wear = { hat: undefined, hatBack: undefined, mask: undefined, hair: 'tucks', sheet: false };

function entryOf<Value>(table: Readonly<Record<string, Value>>, name: string | undefined): Value | undefined {
  return name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}

/** The kind of person that a word means; where it leaves that open, or nobody knows it, the variant chooses. */
export function kindOf(name: string | undefined, variant: number): Kind {
  const known = entryOf<Kind>(KINDS, name);
  if (known) return known;
  const open: readonly KindName[] = entryOf(OPEN_KINDS, name) ?? OPEN_KINDS.person;
  return KINDS[pick(open, variant)];
}

/** Whether a costume is only put on over the clothes, as a hat is. */
export function isPutOn(costume: string | undefined): boolean {
  return entryOf<Wear>(ACCESSORIES, costume) !== undefined;
}

function usualOf(kind: Kind, variant: number): Outfit {
  const glasses: Wear = kind.glasses ? ACCESSORIES.glasses : {};
  const clothes: Wear = COSTUMES[pick(kind.wears, variant)];
  return { ...PLAIN, ...clothes, ...glasses };
}

function costumed(usual: Outfit, costume: string | undefined): Outfit {
  const asked = entryOf<Wear>(COSTUMES, costume);
  if (!asked) return usual;
  if (isPutOn(costume)) return putOver(usual, asked);
  return { ...(entryOf<Wear>(HABITS, costume) ? usual : PLAIN), ...asked };
}

interface WornNow {
  readonly costume: string | undefined;
  /** What is put on besides. */
  readonly pieces?: readonly WornPiece[] | undefined;
  readonly asleep: boolean;
  readonly variant: number;
}

/** What is worn: the kind's own clothes, or the costume; a name that is no costume changes nothing. */
export function outfitOf(kind: Kind, worn: WornNow): Outfit {
  const outfit = putOnAll(costumed(usualOf(kind, worn.variant), worn.costume), worn.pieces);
  return worn.asleep ? { ...outfit, ...BAREHEADED } : outfit;
}

/** The hair that can be seen: none under a helmet, flat under a hat. */
export function hairOf(kind: Kind, { style, hair }: Outfit, variant: number): HairStyle {
  if (hair === 'covers') return HAIR.none;
  const own: HairStyle = HAIR[style ?? pick(kind.hair, variant)];
  const under = hair === 'tucks' ? own.underHat : undefined;
  return entryOf<HairStyle>(HAIR, under) ?? own;
}
