/**
 * The steps recipes are made of. `stage` says when a step runs: `layers` steps arrange background and subject before
 * they are drawn, `frame` steps change the drawn frame. `cost` is its share of the work budget: about milliseconds for
 * each megapixel of each frame.
 */
export const OPERATIONS = {
  camera: {
    stage: 'layers',
    cost: 2,
    values: {
      move: {
        kind: 'choice',
        usual: 'parallax',
        choices: [
          'still',
          'parallax',
          'orbit',
          'dolly-in',
          'dolly-out',
          'vertigo',
          'pan-left',
          'pan-right',
          'tilt-up',
          'tilt-down',
          'ken-burns',
          'drift',
          'rise',
          'sway',
          'swoop',
        ],
      },
      range: { kind: 'number', minimum: 0, maximum: 200, usual: 100 },
    },
  },
  dance: {
    stage: 'layers',
    cost: 14,
    values: {
      style: {
        kind: 'choice',
        usual: 'bounce',
        choices: ['bounce', 'sway', 'twist', 'hop', 'wave', 'shuffle', 'float', 'spin', 'nod'],
      },
      tempo: { kind: 'number', minimum: 40, maximum: 200, usual: 112 },
      amount: { kind: 'number', minimum: 0, maximum: 200, usual: 100 },
    },
  },
  bend: {
    stage: 'layers',
    cost: 14,
    values: {
      shape: {
        kind: 'choice',
        usual: 'wobble',
        choices: ['melt', 'inflate', 'squash', 'stretch', 'wobble', 'big-head', 'swirl', 'ripple', 'wind', 'tiny'],
      },
      on: { kind: 'choice', usual: 'subject', choices: ['subject', 'picture'] },
      amount: { kind: 'number', minimum: 0, maximum: 200, usual: 100 },
    },
  },
  backdrop: {
    stage: 'layers',
    cost: 10,
    values: {
      scene: {
        kind: 'choice',
        usual: 'studio',
        choices: [
          'studio',
          'sunburst',
          'disco',
          'night-sky',
          'clouds',
          'moonlit-hill',
          'winter',
          'synth-grid',
          'dots',
          'deep-sea',
          'hearts',
          'blurred',
          'pedestal',
        ],
      },
      colour: { kind: 'colour', usual: '#7a5cff' },
    },
  },
  outline: {
    stage: 'layers',
    cost: 12,
    values: {
      look: { kind: 'choice', usual: 'sticker', choices: ['sticker', 'glow', 'flames', 'electric', 'shadow'] },
      colour: { kind: 'colour', usual: '#ffffff' },
      width: { kind: 'number', minimum: 10, maximum: 300, usual: 100 },
    },
  },
  wear: {
    stage: 'layers',
    cost: 6,
    values: {
      item: {
        kind: 'choice',
        usual: 'angel-wings',
        choices: [
          'angel-wings',
          'butterfly-wings',
          'bat-wings',
          'dragon-wings',
          'halo',
          'crown',
          'cape',
          'santa-hat',
          'antlers',
          'witch-hat',
          'bunny-ears',
          'party-hat',
          'sunglasses',
          'unicorn-horn',
          'flower-wreath',
        ],
      },
      colour: { kind: 'colour', usual: '#ffffff' },
    },
  },
  crowd: {
    stage: 'layers',
    cost: 16,
    values: {
      layout: { kind: 'choice', usual: 'row', choices: ['row', 'trail', 'circle'] },
      count: { kind: 'number', minimum: 2, maximum: 8, usual: 4 },
    },
  },
  meet: {
    stage: 'layers',
    cost: 22,
    needs: 'second-picture',
    values: { how: { kind: 'choice', usual: 'hug', choices: ['hug', 'high-five'] } },
  },
  turn: {
    stage: 'layers',
    cost: 16,
    values: {
      into: {
        kind: 'choice',
        usual: 'gold',
        choices: ['gold', 'ice', 'stone', 'chocolate', 'silver', 'neon', 'clay', 'hologram'],
      },
      on: { kind: 'choice', usual: 'subject', choices: ['subject', 'picture'] },
    },
  },
  scatter: {
    stage: 'layers',
    cost: 26,
    values: {
      into: { kind: 'choice', usual: 'dust', choices: ['dust', 'tiles', 'petals', 'embers', 'bubbles', 'hearts'] },
      back: { kind: 'choice', usual: 'no', choices: ['no', 'yes'] },
    },
  },
  things: {
    stage: 'layers',
    cost: 8,
    values: {
      kind: {
        kind: 'choice',
        usual: 'hearts',
        choices: [
          'hearts',
          'confetti',
          'snow',
          'rain',
          'fire',
          'sparkles',
          'petals',
          'bats',
          'pumpkins',
          'lanterns',
          'fireworks',
          'bubbles',
          'butterflies',
          'ghosts',
          'balloons',
          'coins',
          'lightning',
          'leaves',
          'embers',
          'notes',
          'stars',
          'fireflies',
          'fog',
          'rays',
          'light-leaks',
          'paws',
        ],
      },
      amount: { kind: 'number', minimum: 10, maximum: 300, usual: 100 },
    },
  },
  restyle: {
    stage: 'frame',
    cost: 45,
    values: {
      style: {
        kind: 'choice',
        usual: 'cartoon',
        choices: [
          'cartoon',
          'cinematic',
          'comic',
          'dream',
          'duotone',
          'film',
          'glitch',
          'neon',
          'noir',
          'oil',
          'pixel',
          'sketch',
          'tape',
          'thermal',
          'vintage',
          'watercolour',
        ],
      },
      reveal: { kind: 'choice', usual: 'all', choices: ['all', 'sweep', 'circle', 'clouds', 'blinds'] },
    },
  },
  grade: {
    stage: 'frame',
    cost: 4,
    values: {
      tone: {
        kind: 'choice',
        usual: 'warm',
        choices: ['warm', 'cold', 'night', 'sunset', 'candle', 'party', 'spooky', 'dream', 'spotlight'],
      },
      amount: { kind: 'number', minimum: 0, maximum: 100, usual: 70 },
    },
  },
  pulse: {
    stage: 'frame',
    cost: 10,
    values: {
      tempo: { kind: 'number', minimum: 40, maximum: 200, usual: 112 },
      amount: { kind: 'number', minimum: 0, maximum: 200, usual: 100 },
      flash: { kind: 'choice', usual: 'no', choices: ['no', 'yes'] },
    },
  },
  mirror: {
    stage: 'frame',
    cost: 12,
    values: {
      pattern: { kind: 'choice', usual: 'kaleidoscope', choices: ['kaleidoscope', 'halves', 'quarters', 'tunnel'] },
    },
  },
  screen: {
    stage: 'frame',
    cost: 6,
    values: {
      kind: { kind: 'choice', usual: 'scan-lines', choices: ['scan-lines', 'hologram', 'letter-box', 'viewfinder'] },
    },
  },
  shine: { stage: 'frame', cost: 6, values: { colour: { kind: 'colour', usual: '#ffffff' } } },
  change: {
    stage: 'frame',
    cost: 24,
    needs: 'second-picture',
    values: {
      how: {
        kind: 'choice',
        usual: 'morph',
        choices: ['morph', 'page-turn', 'shatter', 'iris', 'slices', 'burn', 'flip', 'zoom-through'],
      },
    },
  },
  frame: {
    stage: 'frame',
    cost: 16,
    values: {
      as: {
        kind: 'choice',
        usual: 'polaroid',
        choices: [
          'snow-globe',
          'billboard',
          'stamp',
          'polaroid',
          'album',
          'television',
          'card',
          'locket',
          'gallery',
          'gift-box',
          'postcard',
          'name-tag',
        ],
      },
    },
  },
  caption: {
    stage: 'frame',
    cost: 6,
    needs: 'text',
    values: {
      lettering: {
        kind: 'choice',
        usual: 'title',
        choices: ['title', 'handwritten', 'neon', 'gold', 'sticker', 'pixel', 'banner', 'printed'],
      },
      motion: {
        kind: 'choice',
        usual: 'rise',
        choices: ['rise', 'write', 'pop', 'flicker', 'drop', 'wave', 'count-down'],
      },
      place: { kind: 'choice', usual: 'bottom', choices: ['top', 'middle', 'bottom', 'label'] },
      colour: { kind: 'colour', usual: '#fff6e6' },
      size: { kind: 'number', minimum: 40, maximum: 200, usual: 100 },
    },
  },
} as const satisfies Readonly<Record<string, OperationRule>>;

interface OperationRule {
  readonly stage: 'layers' | 'frame';
  readonly cost: number;
  readonly needs?: 'second-picture' | 'text';
  readonly values: Readonly<Record<string, ValueRule>>;
}

type ValueRule =
  | { readonly kind: 'number'; readonly minimum: number; readonly maximum: number; readonly usual: number }
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly usual: string }
  | { readonly kind: 'colour'; readonly usual: string };
