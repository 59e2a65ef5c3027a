import type { BUILDS } from './builds.data.ts';
import type { CostumeName } from './costumes.data.ts';
import type { HairName, BEARDS } from './hair.data.ts';

export const SKINS = ['#f3c9a5', '#d79f73', '#8f5d3f', '#f0bd96', '#b57a50', '#6f4630'];
/** Eyes of these are brown. */
export const DARK_SKINS: readonly string[] = ['#8f5d3f', '#6f4630'];
export const HAIRS = ['#4a2f22', '#2a2026', '#b5793c', '#8a4a28', '#1f1a20', '#d9a94e', '#6b3a24'];
export const GREYS = ['#d9d6d4', '#c4bfc0', '#ece9e6'];
export const IRISES = ['#4a2c1e', '#3f6f8f', '#4a6f4a', '#6b4a2a'];
export const TROUSERS = ['#3f4a6a', '#5a4a44', '#4a5a52', '#6a5a72'];
export const SHOES = ['#6b3f2e', '#3a3440', '#a84a3c', '#4a5a6a'];
export const HATS = ['#c9523f', '#3f7f8f', '#d9a03c', '#6a5fa8'];
export const RIBBONS = ['#e0574c', '#4fb0c8', '#f3c53c', '#c8567f'];
export const UMBRELLAS = ['#e0574c', '#3b9ac4', '#7d56b8', '#4c9a6a'];

/** A kind of person: which bodies, hair and everyday clothes it may have. */
export interface Kind {
  readonly build: keyof typeof BUILDS;
  readonly hair: readonly HairName[];
  readonly beards?: readonly (keyof typeof BEARDS)[];
  readonly wears: readonly CostumeName[];
  readonly lashes: boolean;
  readonly elder?: boolean;
  readonly glasses?: boolean;
}

export const KINDS = {
  girl: {
    build: 'child',
    hair: ['pigtails', 'bob', 'curls', 'ponytail', 'long', 'braid'],
    wears: ['dress', 'dungarees', 'stripes', 'skirt', 'hoodie'],
    lashes: true,
  },
  boy: {
    build: 'child',
    hair: ['tousled', 'short', 'crop', 'parted', 'curls'],
    wears: ['hoodie', 'stripes', 'dungarees', 'jumper', 'shirt'],
    lashes: false,
  },
  woman: {
    build: 'woman',
    hair: ['long', 'bun', 'curls', 'bob', 'ponytail', 'braid'],
    wears: ['dress', 'jumper', 'coat', 'skirt', 'stripes'],
    lashes: true,
  },
  man: {
    build: 'man',
    hair: ['short', 'parted', 'crop', 'tousled'],
    beards: ['none', 'short', 'none', 'moustache', 'none', 'full'],
    wears: ['jumper', 'coat', 'waistcoat', 'shirt', 'hoodie'],
    lashes: false,
  },
  grandmother: {
    build: 'elder',
    hair: ['bun', 'bob', 'curls'],
    wears: ['cardigan'],
    lashes: true,
    elder: true,
    glasses: true,
  },
  grandfather: {
    build: 'elder',
    hair: ['bald', 'parted'],
    beards: ['moustache', 'full', 'short'],
    wears: ['waistcoat'],
    lashes: false,
    elder: true,
    glasses: true,
  },
  baby: { build: 'baby', hair: ['crop', 'none', 'short'], wears: ['romper'], lashes: false },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;

/** Who a word means that leaves it open; the variant chooses. */
export const OPEN_KINDS = {
  child: ['girl', 'boy'],
  person: ['woman', 'man'],
} as const satisfies Record<string, readonly KindName[]>;
