import { BASE_COAT } from './base-coat.data.ts';
import { BREEDS } from './breeds.data.ts';
import { COATS } from './coats.data.ts';

export type EarShape = 'point' | 'small' | 'long' | 'floppy' | 'side' | 'fan' | 'round' | 'rose';
export type TailShape =
  | 'bush'
  | 'horse'
  | 'puff'
  | 'short'
  | 'up'
  | 'long'
  | 'thin'
  | 'tuft'
  | 'curl'
  | 'ring'
  | 'whip'
  | 'flag'
  | 'pompon';

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
  ear?: string;
  /** Length of the ears, of the usual one. */
  earSize?: number;
  /** Colour around mouth and nose, where it is not that of the cheeks. */
  muzzle?: string;
  /** Colour of the middle of the face. */
  mask?: string;
  /** Colour of a stripe from brow to nose. */
  blaze?: string;
  /** Colour of a spot over each eye. */
  brows?: string;
  iris?: string;
  whiskers?: boolean;
  /** The face is turned to the viewer, as a cat's is. */
  isFront?: boolean;
  /** Lips that hang, and folds on the face. */
  jowls?: boolean;
  /** Colour of the back. */
  saddle?: string;
  /** Colour of the long hair under belly and chest. */
  fringe?: string;
  /** Clipped into balls of curls. */
  pompons?: boolean;
  /** Colour of the last part of a tail. */
  tip?: string;
  mane?: string;
  ruff?: string;
  stripes?: string;
  patch?: string;
  /** Has stripes on its back that show when it is curled up. */
  tabby?: boolean;
  /** Colour of small spots all over body and legs. */
  dots?: string;
  /** Size of the spots, of the usual one. */
  dotSize?: number;
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

/** What sets a breed off from the animal that it is one of; what is undefined it does not have. */
export type Breed = { readonly of: string } & { readonly [Part in keyof Coat]?: Coat[Part] | undefined };

/** What a coat of one colour that words name has no more. */
const SEVERAL_COLOURS: readonly (keyof Coat)[] = ['saddle', 'mask', 'ear', 'muzzle'];

/** The coat of an animal or a breed, by name; an unknown name gets the plain coat. A tint replaces its main colour. */
export function coatOf(kind = '', tint?: string): Coat {
  const breed = BREEDS[kind];
  const own = Object.fromEntries(Object.entries({ ...COATS[breed?.of ?? kind], ...breed }).filter(([, part]) => part));
  const coat: Coat = { ...BASE_COAT, ...own };
  if (tint === undefined) return coat;
  for (const part of SEVERAL_COLOURS) delete coat[part];
  return { ...coat, colour: tint };
}
