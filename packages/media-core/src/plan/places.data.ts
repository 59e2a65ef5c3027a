import type { SetName, Time } from './scene-plan.ts';

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

/** What each set shows besides its own name, so that these words count as seen. */
export const SHOWN: Readonly<Record<SetName, readonly string[]>> = {
  sea: ['calm', 'quiet', 'wave', 'water', 'sun', 'sky', 'cloud', 'horizon', 'open', 'ocean', 'sea'],
  forest: ['tree', 'pine', 'fir', 'sky', 'branch', 'sun', 'wood', 'ground', 'trunk'],
  alley: ['sign', 'lantern', 'light', 'lit', 'neon', 'window', 'building', 'street', 'narrow', 'skyscraper'],
  desert: ['sand', 'mesa', 'cactus', 'cacti', 'rock', 'sky', 'sun', 'canyon', 'desert'],
  underwater: ['kelp', 'seaweed', 'sea', 'ocean', 'water', 'bubble', 'sunbeam', 'blue', 'deep', 'under'],
  space: ['star', 'planet', 'earth', 'nebula', 'cosmos', 'sun', 'orbit', 'above'],
  room: [
    'window',
    'windowsill',
    'curtain',
    'lamp',
    'book',
    'plant',
    'mug',
    'glass',
    'cozy',
    'cosy',
    'warm',
    'wall',
    'rooftop',
  ],
  lake: [
    'mountain',
    'peak',
    'pine',
    'mist',
    'misty',
    'reed',
    'reflection',
    'mirror',
    'water',
    'shore',
    'sky',
    'calm',
    'sun',
    'still',
  ],
  castle: ['tower', 'crag', 'path', 'tree', 'window', 'flag', 'hill', 'mountain', 'pine', 'sky'],
  greenhouse: ['plant', 'flower', 'pot', 'glass', 'sunlight', 'leaf', 'leaves', 'bench'],
  valley: ['hill', 'meadow', 'flower', 'tree', 'mountain', 'grass', 'cloud', 'field', 'sky', 'sun', 'green', 'river'],
  party: ['cake', 'bunting', 'confetti', 'candle', 'cloud', 'balloon'],
};

/** The hour of a set when the prompt names none; the others take one by seed. */
export const USUAL_TIME: Readonly<Partial<Record<SetName, Time>>> = {
  alley: 'night',
  space: 'night',
  room: 'dusk',
  castle: 'dusk',
  party: 'day',
  desert: 'sunset',
  lake: 'dawn',
  greenhouse: 'day',
  underwater: 'day',
  forest: 'dawn',
};
