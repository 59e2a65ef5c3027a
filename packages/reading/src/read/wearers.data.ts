import type { RigName } from '@kinora/subjects';

interface Wear {
  /** Worn on the head. */
  readonly headwear: readonly string[];
  /** Worn around the body of who goes on four legs. */
  readonly clothes: readonly string[];
  /** Who wears something on the head, and a scarf as well. */
  readonly necked: readonly RigName[];
  /** Who wears something on the head alone. */
  readonly headed: readonly RigName[];
}

/** What animals may have on, by their drawing; people wear everything. */
export const WEAR: Wear = {
  headwear: [
    'magician',
    'hat',
    'cap',
    'beanie',
    'crown',
    'top hat',
    'headphones',
    'glasses',
    'sunglasses',
    'helmet',
    'flower crown',
    'witch',
    'wizard',
    'pirate',
    'cowboy',
    'santa',
    'chef',
    'king',
    'queen',
    'prince',
    'princess',
    'astronaut',
    'dinosaur',
  ],
  clothes: [
    'boots',
    'roller skates',
    'ice skates',
    'raincoat',
    'coat',
    'jumper',
    'hoodie',
    'shirt',
    'cardigan',
    'waistcoat',
    'suit',
    'dress',
    'dungarees',
    'cape',
    'superhero',
  ],
  // Of pictures, those that are a head on a plush body.
  necked: ['quadruped', 'penguin', 'panda', 'owl', 'monkey', 'squirrel', 'picture'],
  headed: ['frog', 'duck', 'hedgehog', 'tRex', 'robot', 'octopus', 'axolotl', 'pinniped', 'songbird', 'wader'],
};
