import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What effects and restyles are called, by their ids; apart from the recipes, which tools read without a compiler. */
export const INSPIRATION_TITLES: Readonly<Record<string, MessageDescriptor>> = {
  'fairy-dust': msg`Fairy wings and a trail of dust`,
  'lantern-wish': msg`Paper lanterns rise past a lighthouse`,
  'bunny-hop': msg`A bear with bunny ears hops along`,
  'storm-chaser': msg`Alone in front of the storm`,
  'snow-globe': msg`A winter day inside a snow globe`,
  'butterfly-garden': msg`Butterflies all around her`,
  'under-water': msg`A lighthouse at the bottom of the sea`,
  'neon-twist': msg`Dancing in neon light`,
  'caped-hero': msg`Cape on, ready to help`,
  'cherry-bloom': msg`Cherry blossom in the wind`,
  'dragon-heir': msg`The heir of dragons`,
  'gift-box': msg`A teapot out of a gift box`,
  'oil-fox': msg`A fox in autumn as an oil painting`,
  'noir-detective': msg`A detective in the rain in black and white`,
  'comic-hero': msg`A superhero over the city as a comic`,
  'pencil-horse': msg`A horse in a meadow in pencil`,
  'vintage-road': msg`A road trip from an old album`,
  'cartoon-parrot': msg`A parrot in the jungle as a cartoon`,
  'dream-swan': msg`A swan on a lake in soft light`,
  'thermal-wolf': msg`A wolf in the snow through a heat camera`,
  'tape-carousel': msg`A carousel on an old video tape`,
  'duotone-city': msg`A city at sunset in two colours`,
};
