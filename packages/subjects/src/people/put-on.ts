import type { Colour, Mark } from '@kinora/drawing';

import type { WornPiece } from '../rig/looks.ts';
import { ACCESSORIES } from './accessories.data.ts';
import type { Outfit } from './outfit.ts';

type Wear = Partial<Outfit>;

/** Roles of a palette for what is put on besides, one for each. */
const ROLES = ['wornA', 'wornB', 'wornC', 'wornD'] as const;
const CLOTH = /^(?:hat|umbrella)(?![a-zA-Z])/u;

const dye = (paint: string, role: string): string => paint.replace(CLOTH, role);

function dyeMark(mark: Mark, role: string): Mark {
  const paint = dye(mark[1], role);
  if (mark.length === 4) return [mark[0], paint, mark[2], mark[3]];
  if (mark[0] === 'disc') return [mark[0], paint, mark[2]];
  if (mark[0] === 'panel') return [mark[0], paint, mark[2]];
  if (mark[0] === 'rect') return [mark[0], paint, mark[2]];
  return [mark[0], paint, mark[2]];
}

const dyeMarks = (marks: readonly Mark[] = [], role: string): readonly Mark[] =>
  marks.map((mark) => dyeMark(mark, role));

/** An accessory in the colour of a role of its own. */
function dyed(wear: Wear, role: string): Wear {
  const { chest, hat, mask, pack, cape, shoes, skirt, gloves } = wear;
  return {
    ...wear,
    ...(chest ? { chest: dyeMarks(chest, role) } : {}),
    ...(hat ? { hat: dyeMarks(hat, role) } : {}),
    ...(mask ? { mask: dyeMarks(mask, role) } : {}),
    ...(pack ? { pack: dyeMarks(pack, role) } : {}),
    ...(cape ? { cape: { ...cape, paint: dye(cape.paint, role) } } : {}),
    ...(shoes ? { shoes: { ...shoes, paint: dye(shoes.paint, role) } } : {}),
    ...(skirt ? { skirt: { ...skirt, paint: role, hem: `${role}-` } } : {}),
    ...(gloves ? { gloves: dye(gloves, role) } : {}),
  };
}

/** Clothes with an accessory over them: what lies on the chest covers, and a skirt stays on under an apron. */
export function putOver(usual: Outfit, asked: Wear): Outfit {
  return {
    ...usual,
    ...asked,
    chest: [...(usual.chest ?? []), ...(asked.chest ?? [])],
    mask: asked.mask ? [...(usual.mask ?? []), ...asked.mask] : usual.mask,
    skirt: usual.skirt ?? asked.skirt,
    hair: usual.hair === 'covers' ? 'covers' : (asked.hair ?? usual.hair),
  };
}

/** Headphones and a wreath are worn with a hat; of two hats the last is on. */
const joinsHat = ({ piece }: WornPiece): boolean => piece === 'headphones' || piece === 'flower crown';

/** Clothes with everything that is put on besides. */
export function putOnAll(outfit: Outfit, worn: readonly WornPiece[] = []): Outfit {
  return worn.slice(0, ROLES.length).reduce((usual, one, index) => {
    const asked: Wear | undefined = Object.entries<Wear>(ACCESSORIES).find(([name]) => name === one.piece)?.[1];
    if (!asked) return usual;
    const wear = dyed(asked, ROLES[index] ?? ROLES[0]);
    const over = putOver(usual, wear);
    return joinsHat(one) ? { ...over, hat: [...(usual.hat ?? []), ...(wear.hat ?? [])] } : over;
  }, outfit);
}

/** The colours of what is put on besides. */
export function wornColours(worn: readonly WornPiece[] = [], usual: (index: number) => Colour): Record<string, Colour> {
  return Object.fromEntries(ROLES.map((role, index) => [role, worn[index]?.tint ?? usual(index)]));
}

/** The colour of an umbrella that is named besides. */
export const umbrellaTint = (worn: readonly WornPiece[] = []): Colour | undefined =>
  worn.find(({ piece }) => piece === 'umbrella')?.tint;
