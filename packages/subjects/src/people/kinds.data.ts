import type { BEARDS } from './beards.data.ts';
import type { BUILDS } from './builds.data.ts';
import type { CostumeName } from './costumes.ts';
import type { HairName } from './hair.data.ts';

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
