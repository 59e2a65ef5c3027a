import { RECIPE_TEXT_MAX, type Recipe } from '@kinora/contracts/recipe';
import { fontsFor, type FontFace, keepPrintable } from '@kinora/drawing/type';

import { LETTERINGS } from './lettering/letterings.ts';
import { readValues, type Chosen } from './values.ts';

/** The member's words as they are drawn: what the fonts have, without what is too long. */
export function wordsOf(text: string | undefined): string {
  return keepPrintable(text ?? '')
    .slice(0, RECIPE_TEXT_MAX)
    .trim();
}

/** What decides on the letters of a recipe's clip; every job has these parts. */
interface Lettered {
  readonly recipe: Recipe;
  readonly inputs: { readonly text?: string | undefined };
  readonly options: { readonly watermark?: boolean | undefined; readonly chosen?: Chosen | undefined };
}

/** The font families that must be loaded before a job's first frame; none for most recipes. */
export function recipeFonts({ recipe, inputs, options }: Lettered): readonly FontFace['family'][] {
  const words = wordsOf(inputs.text);
  const captions = words === '' ? [] : recipe.operations.filter(({ operation }) => operation === 'caption');
  const families = captions.flatMap((step) => {
    const lettering = LETTERINGS[readValues(recipe, step, options.chosen ?? {}).text('lettering')];
    return lettering ? fontsFor(lettering.family, words) : [];
  });
  return [...new Set(families)];
}
