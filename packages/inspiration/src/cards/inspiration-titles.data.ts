import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What effects and restyles are called, by their ids; apart from the recipes, which tools read without a compiler. */
export const INSPIRATION_TITLES: Readonly<Record<string, MessageDescriptor>> = {
  'fairy-dust': msg`Fairy wings and a trail of sparkles`,
  'lantern-wish': msg`Paper lanterns rise past a lighthouse`,
  'bunny-hop': msg`A bear in bunny ears hops along`,
  'storm-chaser': msg`Facing the storm alone`,
  'snow-globe': msg`A winter day inside a snow globe`,
  'butterfly-garden': msg`Surrounded by butterflies`,
  'under-water': msg`A lighthouse at the bottom of the sea`,
  'neon-twist': msg`Dancing in neon light`,
  'caped-hero': msg`Cape on, ready to save the day`,
  'cherry-bloom': msg`Cherry blossom in the wind`,
  'dragon-heir': msg`Heir to the dragons`,
  'gift-box': msg`A teapot pops out of a gift box`,
  'oil-fox': msg`An autumn fox in oils`,
  'noir-detective': msg`A detective in black-and-white rain`,
  'comic-hero': msg`A comic-book superhero over the city`,
  'pencil-horse': msg`A horse in a meadow, drawn in pencil`,
  'vintage-road': msg`A road trip from an old album`,
  'cartoon-parrot': msg`A cartoon parrot in the jungle`,
  'dream-swan': msg`A swan on a lake in soft light`,
  'thermal-wolf': msg`A wolf in the snow on a thermal camera`,
  'tape-carousel': msg`A carousel on old videotape`,
  'duotone-city': msg`A city at sunset in two colours`,
};
