import type { Recipe } from '@kinora/contracts/recipe';

import { takesText } from '../catalogue/effects.ts';
import { CARD_COLOURS } from './card-colours.gen.ts';
import { CARD_URLS } from './card-urls.gen.ts';

/** Where a picture of the effect on our sample lies, drawn before; words on it are English, so other languages have none. */
export const cardPictureOf = (effect: Recipe, locale: string): string | undefined =>
  takesText(effect) && !locale.startsWith('en') ? undefined : CARD_URLS[effect.id];

/** The colours of the thirds of that picture, from above. */
export const cardColoursOf = ({ id }: Recipe): readonly string[] | undefined =>
  CARD_COLOURS[id]?.split(' ').map((digits) => `#${digits}`);
