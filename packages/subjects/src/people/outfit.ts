import type { Colour, Mark } from '@kinora/drawing';

import type { ActivityName } from './activities.data.ts';
import type { BEARDS } from './beards.data.ts';
import type { HairName } from './hair.data.ts';
import type { PropName } from './props.data.ts';

interface Shoes {
  readonly paint: string;
  readonly sole?: string;
  /** Share of the shin that the shaft covers. */
  readonly shaft?: number;
  readonly bare?: boolean;
  /** What it stands on. */
  readonly under?: 'wheels' | 'blade';
}
interface Skirt {
  readonly paint: string;
  /** How far it reaches: 1 the knees, 2 the ankles. */
  readonly length: number;
  /** Width added on each side at the hem, in units. */
  readonly flare: number;
  readonly hem?: string;
}

/** Everything a figure wears. Marks of the torso are in torso lengths from the hips, of hats in head radii. */
export interface Outfit {
  /** The main garment's usual colours; a variant picks one, a colour word replaces it. */
  readonly main: readonly Colour[];
  readonly accent: readonly Colour[];
  readonly torso: string;
  /** How far sleeves reach: 1 the elbow, 2 the wrist. */
  readonly sleeves: number;
  readonly sleeve: string;
  readonly cuff?: string | undefined;
  /** Round sleeves at the shoulder. */
  readonly puff?: string | undefined;
  readonly gloves?: string | undefined;
  readonly legs: string;
  /** How far trousers reach, as skirts do. */
  readonly legLength: number;
  /** Width of the trousers against the legs'. */
  readonly loose?: number | undefined;
  readonly skirt?: Skirt | undefined;
  readonly shoes: Shoes;
  readonly chest?: readonly Mark[] | undefined;
  /** Behind the body, in torso lengths. */
  readonly pack?: readonly Mark[] | undefined;
  readonly cape?: { readonly paint: string; readonly length: number } | undefined;
  readonly hat?: readonly Mark[] | undefined;
  readonly hatBack?: readonly Mark[] | undefined;
  /** Over the face. */
  readonly mask?: readonly Mark[] | undefined;
  /** `tucks` leaves hair a hat has room for, `covers` none. */
  readonly hair?: 'tucks' | 'covers' | undefined;
  readonly style?: HairName | undefined;
  readonly hairColour?: Colour | undefined;
  readonly beard?: keyof typeof BEARDS | undefined;
  /** In the near hand while it is free. */
  readonly held?: PropName | undefined;
  /** What it does when nothing is asked. */
  readonly habit?: ActivityName | undefined;
  /** The whole body under one cloth. */
  readonly sheet?: boolean | undefined;
  readonly girth?: number | undefined;
  /** A beard-free, lash-free choice is left to the kind. */
  readonly lashes?: boolean | undefined;
}
