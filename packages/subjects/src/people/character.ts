import { mix, shade, type Colour, pick, type Mark, type Palette } from '@kinora/drawing';

import type { Feeling } from '../rig/looks.ts';
import type { RigOptions } from '../rig/rig.ts';
import { BEARDS } from './beards.data.ts';
import { BUILDS, type Build } from './builds.data.ts';
import {
  DARK_SKINS,
  GREYS,
  HAIRS,
  HATS,
  IRISES,
  RIBBONS,
  SHOES,
  SKINS,
  TROUSERS,
  UMBRELLAS,
} from './figure-colours.ts';
import { HAIR, type HairStyle } from './hair.data.ts';
import type { Kind } from './kinds.data.ts';
import type { Outfit } from './outfit.ts';
import { umbrellaTint, wornColours } from './put-on.ts';
import { VISORED } from './visored.data.ts';
import { hairOf, isPutOn, kindOf, outfitOf } from './wardrobe.ts';

/** One figure as it looks, whatever it does. */
export interface Character {
  readonly build: Build;
  readonly palette: Palette;
  /** The palette of the limbs behind the body, a little darker. */
  readonly farPalette: Palette;
  readonly outfit: Outfit;
  readonly hair: HairStyle;
  readonly beard: readonly Mark[];
  readonly lashes: boolean;
  readonly elder: boolean;
  /** Has lines in the face. */
  readonly isLined: boolean;
  readonly isBald: boolean;
  readonly isSeated: boolean;
  /** Has the head laid against something. */
  readonly isLeaning: boolean;
  /** Seen from behind. */
  readonly isTurned: boolean;
  readonly feeling: Feeling | undefined;
  /** Has something in the hands, which is drawn by itself. */
  readonly carries: boolean;
}

const dimmed = (palette: Palette): Palette =>
  Object.fromEntries(Object.entries(palette).map(([role, colour]) => [role, shade(colour, -0.05)]));

/** What hair fades to with the years, and by how much. */
const GREYING = { colour: '#a8a4a6', amount: 0.78 } as const;

const greying = (hair: Colour, { isMiddleAged }: RigOptions): Colour =>
  isMiddleAged ? mix(hair, GREYING.colour, GREYING.amount) : hair;

/** A beard comes with its own hair; who has no beard keeps the hair it has. */
function hairColourOf(kind: Kind, { beard, hairColour }: Outfit, variant: number): Colour {
  const usual = pick(kind.elder ? GREYS : HAIRS, kind.elder ? variant : variant * 3 + 1);
  return beard && !kind.beards ? usual : (hairColour ?? usual);
}

function beardOf({ beards }: Kind, { beard }: Outfit, { isBearded, variant = 0 }: RigOptions): readonly Mark[] {
  if (isBearded) return BEARDS.full;
  return beards ? BEARDS[beard ?? pick(beards, variant)] : BEARDS.none;
}

/** What a colour word colours: the main garment, or the hat that is put on. */
function mainOf({ tint, costume, kind = '', variant = 0 }: RigOptions, { main }: Outfit): Colour {
  return (isPutOn(costume) ? undefined : tint) ?? pick(main, variant + kind.length);
}

function hatOf({ tint, costume, variant = 0 }: RigOptions): Colour {
  return (isPutOn(costume) ? tint : undefined) ?? pick(HATS, variant + 1);
}

function paletteOf(options: RigOptions, outfit: Outfit, hair: Colour): Palette {
  const { variant = 0, kind = '', costume, tint, worn } = options;
  const skin = pick(SKINS, variant * 2 + kind.length);
  const main = mainOf(options, outfit);
  return {
    skin,
    hair,
    brow: mix(hair, '#2a1c1c', 0.45),
    iris: pick(DARK_SKINS.includes(skin) ? IRISES.slice(0, 1) : IRISES, variant),
    eyewhite: '#fffaf2',
    ink: '#2e1c20',
    lip: mix(skin, '#8a2030', 0.62),
    blush: mix(skin, '#f0505a', 0.6),
    main,
    accent: pick(outfit.accent, variant),
    trousers: pick(TROUSERS, variant),
    shoe: pick(SHOES, variant),
    hat: hatOf(options),
    ribbon: pick(RIBBONS, variant),
    umbrella: (costume === 'umbrella' ? tint : umbrellaTint(worn)) ?? pick(UMBRELLAS, variant),
    ...wornColours(worn, (index) => pick(HATS, variant + index + 2)),
    white: '#fbf8f2',
    shadow: shade(main, -0.22),
  };
}

/** Who a plan's looks mean: body, face, hair, clothes. The same looks give the same person. */
export function characterOf(options: RigOptions): Character {
  const { variant = 0, activity } = options;
  const kind = kindOf(options.kind, variant);
  const costume = options.costume ?? (activity === 'swim' ? 'swimwear' : undefined);
  const clothes = outfitOf(kind, { costume, pieces: options.worn, asleep: activity === 'sleep', variant });
  const outfit = options.isVisored ? { ...clothes, ...VISORED } : clothes;
  const palette = paletteOf(options, outfit, options.hair ?? greying(hairColourOf(kind, outfit, variant), options));
  const hair = hairOf(kind, outfit, variant);
  return {
    build: BUILDS[kind.build],
    palette,
    farPalette: dimmed(palette),
    outfit,
    hair,
    beard: beardOf(kind, outfit, options),
    lashes: outfit.lashes ?? kind.lashes,
    elder: kind.elder === true,
    isLined: kind.elder === true || options.isMiddleAged === true,
    isBald: hair === HAIR.bald || hair === HAIR.none,
    isSeated: options.isSeated === true,
    isLeaning: options.isLeaning === true,
    isTurned: options.isTurned === true,
    feeling: options.feeling,
    carries: options.carries === true,
  };
}
