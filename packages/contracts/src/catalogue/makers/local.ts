import type { CatalogueMode, CatalogueModel, Choice } from '../catalogue-types.ts';

/** What every clip of the engine may be: decisions 4. */
const MEASURES = {
  resolution: ['720p', '360p', '540p', '1080p'],
  seconds: [5, 3, 4, 6, 7, 8],
  shape: ['16:9', '9:16', '1:1', '4:3', '3:4'],
} as const satisfies Readonly<Record<string, readonly Choice[]>>;

const COMMON = {
  promptMax: 2000,
  negativeMax: 1000,
  seedMax: 4294967295,
  rules: [],
  price: { flat: 8 },
} as const satisfies Partial<CatalogueMode>;

const STYLES = ['storybook', 'paper', 'ink', 'neon', 'pixel', 'watercolour', 'clay', 'woodcut', 'chalk'] as const;

/** A drawn scene: what moves and how far comes with the set. The names are those of pictures where both have the move. */
const OF_WORDS = {
  ...MEASURES,
  style: ['auto', ...STYLES],
  camera: [
    'auto',
    'dolly-in',
    'dolly-out',
    'pan-left',
    'pan-right',
    'tilt-up',
    'tilt-down',
    'orbit',
    'rise',
    'descend',
    'vertigo',
    'handheld',
    'drift',
    'sway',
    'still',
  ],
} as const satisfies CatalogueMode['parameters'];

/** A picture is not redrawn: there is nothing in it to leave out, and its words say how it moves. */
const OF_PICTURES = {
  ...COMMON,
  isWordless: true,
  takesCrops: true,
  negativeMax: null,
  parameters: {
    ...MEASURES,
    camera: [
      'auto',
      'parallax',
      'dolly-in',
      'dolly-out',
      'pan-left',
      'pan-right',
      'tilt-up',
      'tilt-down',
      'orbit',
      'rise',
      'swoop',
      'ken-burns',
      'vertigo',
      'drift',
      'sway',
      'still',
    ],
    motion: ['medium', 'small', 'large'],
  },
} as const satisfies Partial<CatalogueMode>;

/** A video is redrawn: its look, its time, the air before it and its sound; its words choose where nothing else does. */
const OF_A_VIDEO: CatalogueMode = {
  ...COMMON,
  mode: 'video',
  files: ['video'],
  isWordless: true,
  takesPart: true,
  takesCrops: true,
  negativeMax: null,
  parameters: {
    ...MEASURES,
    shape: ['auto', ...MEASURES.shape],
    style: [
      'auto',
      'keep',
      'upscale',
      'watercolour',
      'oil',
      'sketch',
      'cartoon',
      'comic',
      'pixel',
      'neon',
      'noir',
      'cinematic',
      'film',
      'vintage',
      'tape',
      'dream',
      'duotone',
      'glitch',
      'thermal',
    ],
    strength: ['full', 'half', 'light'],
    pace: ['auto', 'keep', 'slow', 'fast', 'reverse', 'boomerang', 'extend'],
    air: [
      'auto',
      'none',
      'rain',
      'snow',
      'fog',
      'sun-rays',
      'light-leaks',
      'embers',
      'dust',
      'petals',
      'leaves',
      'fireflies',
      'bubbles',
      'confetti',
    ],
    sound: ['keep', 'music', 'none'],
  },
};

/** Our own engine, which runs wherever the server does. */
export const LOCAL: CatalogueModel = {
  slug: 'local',
  name: 'Local preview engine',
  maker: 'Kinora',
  lifecycle: 'active',
  closedOn: null,
  successors: [],
  modes: [
    {
      ...COMMON,
      mode: 'text',
      parameters: OF_WORDS,
    },
    { ...OF_PICTURES, mode: 'image', files: ['first'] },
    { ...OF_PICTURES, mode: 'first-last', files: ['first', 'last'] },
    // The scene of the words, in the colours and the light of the pictures.
    { ...COMMON, mode: 'reference', referencesMax: 3, parameters: OF_WORDS },
    OF_A_VIDEO,
  ],
};
