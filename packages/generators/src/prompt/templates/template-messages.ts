import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { BlankName, TemplateCategory } from './template.ts';

/** What templates are called, by their ids. */
export const TEMPLATE_TITLES: Readonly<Record<string, MessageDescriptor>> = {
  'product-table': msg`Product at home`,
  'product-beach': msg`Product on the beach`,
  'product-city': msg`Driving through the neon city`,
  'product-stage': msg`Product launch on stage`,
  'food-kitchen': msg`Fresh from the kitchen`,
  'food-market': msg`Market stall`,
  'food-picnic': msg`Picnic in the park`,
  'food-campfire': msg`At the campfire`,
  'animal-forest': msg`Through the forest`,
  'animal-asleep': msg`Asleep among books`,
  'animal-farm': msg`On the farm`,
  'animal-jungle': msg`In the jungle`,
  'sea-boat': msg`On a calm sea`,
  'sea-deep': msg`Underwater`,
  'sea-lighthouse': msg`Lighthouse`,
  'sea-balloons': msg`Balloons over the countryside`,
  'place-city': msg`City traffic`,
  'place-castle': msg`Above the castle`,
  'place-space': msg`Among the stars`,
  'place-mountain': msg`In the mountains`,
  'occasion-birthday': msg`Birthday`,
  'occasion-winter': msg`Winter greetings`,
  'occasion-halloween': msg`Spooky night`,
  'occasion-spring': msg`Spring greetings`,
  'motion-camera': msg`Camera only`,
  'motion-weather': msg`Snow or rain`,
  'motion-air': msg`Atmosphere`,
  'motion-fog': msg`Fog`,
};

export const CATEGORY_WORDS: Readonly<Record<TemplateCategory, MessageDescriptor>> = {
  products: msg`Products`,
  food: msg`Food and drink`,
  animals: msg`Animals`,
  sea: msg`Sea and sky`,
  places: msg`Places`,
  occasions: msg`Occasions`,
  motions: msg`Motion`,
};

export const BLANK_WORDS: Readonly<Record<BlankName, MessageDescriptor>> = {
  thing: msg`Thing`,
  animal: msg`Animal`,
  who: msg`Who`,
  dish: msg`Food`,
  vessel: msg`Vehicle`,
  place: msg`Place`,
  hour: msg`Time of day`,
  weather: msg`Weather`,
  air: msg`Atmosphere`,
  camera: msg`Camera`,
  words: msg`Text in the image`,
};
