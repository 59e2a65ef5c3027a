import { BASE_COAT } from './base-coat.data.ts';
import { COATS } from './coats.data.ts';

export type EarShape = 'point' | 'small' | 'long' | 'floppy' | 'side' | 'fan' | 'round';
export type TailShape = 'bush' | 'horse' | 'puff' | 'short' | 'up' | 'long' | 'thin' | 'tuft' | 'curl';

/** Proportions are in body heights (feet at 0, shoulder near 1), colours are hex. */
export interface Coat {
  colour: string;
  belly: string;
  leg: number;
  legWidth: number;
  length: number;
  chest: number;
  waist: number;
  neck: readonly [x: number, y: number];
  head: number;
  snout: number;
  ears: EarShape;
  tail: TailShape;
  nose: string;
  sock?: string;
  face?: string;
  cheek?: string;
  earTip?: string;
  /** Colour of the last part of a bushy tail. */
  tip?: string;
  mane?: string;
  ruff?: string;
  stripes?: string;
  patch?: string;
  /** Has stripes on its back that show when it is curled up. */
  tabby?: boolean;
  /** Colour of small spots all over body and legs. */
  dots?: string;
  /** Colour of the rings around a bushy tail. */
  rings?: string;
  antlers?: string;
  /** The muzzle ends broad, as a horse's does. */
  blunt?: boolean;
  /** How far the head hangs, in radians. */
  tilt?: number;
  wool?: boolean;
  /** Colour of large patches all over body and neck. */
  spots?: string;
  /** Two colours of a few large blotches on back and head. */
  blotches?: readonly [string, string];
  humps?: boolean;
  /** A horn on the brow or on the nose. */
  horn?: { colour: string; at: 'brow' | 'nose' };
  /** Two short horns with round ends. */
  knobs?: string;
  /** A round snout seen from the front. */
  disc?: string;
  trunk?: boolean;
}

/** The coat of an animal, by name; an unknown name gets the plain coat. A tint replaces its main colour. */
export function coatOf(kind = '', tint?: string): Coat {
  const coat = { ...BASE_COAT, ...COATS[kind] };
  return { ...coat, colour: tint ?? coat.colour };
}
