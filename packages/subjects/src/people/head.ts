import { blob, disc, colourOf, drawMarks, type Context2d } from '@kinora/drawing';

import { inside } from '../rig/wrap.ts';
import type { Character } from './character.ts';
import { FACE, NAPE } from './face-parts.ts';
import { drawFace } from './face.ts';
import type { Mood } from './moods.data.ts';

interface Look {
  readonly mood: Mood;
  /** The pose's own opening of the mouth, 0 to 1. */
  readonly mouth: number;
  readonly blinks: boolean;
}

/** A head that looks at us, in head radii around its middle. */
export function drawFacingHead(ctx: Context2d, character: Character, { mood, mouth, blinks }: Look): void {
  const { palette, outfit, hair, lashes, elder, isLined } = character;
  blob(ctx, colourOf(palette, 'skin'), FACE.head);
  inside(ctx, FACE.head, () => blob(ctx, colourOf(palette, 'skin-/55'), FACE.shadow));
  disc(ctx, colourOf(palette, 'skin'), FACE.ear);
  disc(ctx, colourOf(palette, 'skin--'), FACE.earShade);
  drawMarks(ctx, character.beard, palette);
  drawFace(ctx, palette, { mood, mouth, blinks, lashes, elder, isLined });
  drawMarks(ctx, outfit.mask ?? [], palette);
  drawMarks(ctx, hair.front, palette);
  drawMarks(ctx, outfit.hat ?? [], palette);
}

/** The back of a head: all hair, down to the nape; of who has none, skin with a fringe of it. */
export function drawTurnedHead(ctx: Context2d, { palette, outfit, hair, isBald }: Character): void {
  for (const ear of NAPE.ears) disc(ctx, colourOf(palette, 'skin-'), ear);
  blob(ctx, colourOf(palette, 'skin'), FACE.head);
  inside(ctx, FACE.head, () => blob(ctx, colourOf(palette, 'skin-/55'), FACE.shadow));
  drawMarks(ctx, outfit.hatBack ?? [], palette);
  drawMarks(ctx, hair.back ?? [], palette);
  if (isBald) drawMarks(ctx, NAPE.fringe, palette);
  else drawMarks(ctx, [...hair.front, ...NAPE.hair], palette);
  drawMarks(ctx, outfit.hat ?? [], palette);
}
