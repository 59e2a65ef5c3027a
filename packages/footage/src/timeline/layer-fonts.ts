import type { FontFace } from '@kinora/drawing/type';
import type { Layer, LayerEffect } from '@kinora/timeline';

import { recipeFonts } from '../recipe/recipe-fonts.ts';
import { findRecipe } from '../recipe/recipes/all-recipes.ts';
import { readOption } from './effects/effect-option.ts';
import { findTimelineEffect } from './effects/timeline-effects.ts';
import { titleFamilies } from './title/title-fonts.ts';

/** The font families that the words of an effect are set in. */
export function effectFonts({ effect, values }: LayerEffect): readonly FontFace['family'][] {
  const facts = findTimelineEffect(effect);
  const recipe = facts?.kind === 'recipe' ? findRecipe(facts.name) : undefined;
  if (!facts || !recipe) return [];
  const chosen = Object.fromEntries(facts.options.map((option) => [option.name, readOption(option, values)]));
  const { text } = chosen;
  return recipeFonts({ recipe, inputs: { text: typeof text === 'string' ? text : undefined }, options: { chosen } });
}

/** The font families that must be loaded before a layer is drawn as it will be; none for most. */
export function layerFonts({
  effects,
  look,
  text,
}: Pick<Layer, 'effects' | 'look' | 'text'>): readonly FontFace['family'][] {
  const title = text !== null && look !== null ? titleFamilies(text, look.font) : [];
  return [...new Set([...title, ...effects.flatMap(effectFonts)])];
}
