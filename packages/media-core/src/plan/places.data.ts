import type { SetName } from './scene-plan.ts';

/**
 * Words that name a place, most telling first: the first set with a word in the prompt wins.
 * A word ends in `*` where endings may follow; plurals are known.
 */
export const PLACES: readonly (readonly [SetName, readonly string[]])[] = [
  ['party', ['birthday', 'confetti', 'congrat*', 'celebrat*', 'party', 'anniversary', 'new year']],
  [
    'underwater',
    [
      'underwater',
      'under water',
      'under the sea',
      'under an iceberg',
      'reef',
      'coral',
      'seabed',
      'ocean floor',
      'whale',
      'jellyfish',
      'submarine',
    ],
  ],
  [
    'space',
    [
      'space',
      'galaxy',
      'nebula',
      'astronaut',
      'orbit',
      'planet',
      'cosmos',
      'above earth',
      'above the earth',
      'moon landing',
    ],
  ],
  ['greenhouse', ['greenhouse', 'conservatory', 'botanical', 'garden', 'watering plants']],
  [
    'room',
    [
      'windowsill',
      'window',
      'room',
      'bedroom',
      'kitchen',
      'library',
      'indoors',
      'indoor',
      'desk',
      'fireplace',
      'sofa',
      'couch',
    ],
  ],
  ['alley', ['alley', 'neon', 'street', 'city', 'downtown', 'tokyo', 'cyberpunk', 'market']],
  ['castle', ['castle', 'fortress', 'palace', 'tower', 'kingdom']],
  ['lake', ['lake', 'pond', 'canoe', 'kayak', 'fjord', 'river']],
  ['sea', ['sea', 'ocean', 'wave', 'boat', 'sailboat', 'ship', 'sail*', 'beach', 'coast', 'shore', 'island', 'yacht']],
  ['desert', ['desert', 'dune', 'sahara', 'canyon', 'cactus', 'cacti', 'mesa', 'highway', 'road']],
  ['forest', ['forest', 'wood', 'jungle', 'pine', 'trees', 'woodland']],
  [
    'valley',
    ['valley', 'hill', 'meadow', 'field', 'farm', 'countryside', 'village', 'mountain', 'park', 'grass', 'prairie'],
  ],
];
