import type { Outfit } from './outfit.ts';

const REDS = ['#d8573f', '#3f7f8f', '#e0a63c', '#6a5fa8', '#4f9a6a', '#c8567f'];
const CREAMS = ['#f6ead2', '#ffd98a', '#cfe3ea', '#f3c9c4'];

/** What every outfit has unless it says otherwise: a jumper, trousers, shoes. */
export const PLAIN: Outfit = {
  main: REDS,
  accent: CREAMS,
  torso: 'main',
  sleeves: 2,
  sleeve: 'main',
  cuff: 'main+',
  legs: 'trousers',
  legLength: 2,
  shoes: { paint: 'shoe' },
};

/** Clothes that anyone may wear; a prompt's garment word chooses one. */
export const EVERYDAY = {
  jumper: {
    chest: [
      ['curve', 'accent', [-0.2, -1.02, 0.06, -0.92, 0.24, -1.02], 0.11],
      ['curve', 'accent', [-0.5, -0.52, 0.1, -0.44, 0.5, -0.52], 0.09],
      ['curve', 'main-', [-0.45, 0.06, 0.1, 0.13, 0.45, 0.06], 0.1],
    ],
  },
  shirt: {
    sleeves: 0.8,
    cuff: undefined,
    chest: [
      ['curve', 'main-', [-0.18, -1.02, 0.08, -0.9, 0.24, -1.02], 0.06],
      ['disc', 'accent', [0.12, -0.58, 0.13]],
    ],
  },
  stripes: {
    main: ['#f4efe2', '#f7e3b2', '#dfeaf0'],
    accent: ['#c9523f', '#35608c', '#3f7f6f'],
    cuff: 'accent',
    chest: [
      ['curve', 'accent', [-0.5, -0.84, 0.1, -0.78, 0.5, -0.84], 0.08],
      ['curve', 'accent', [-0.5, -0.6, 0.1, -0.54, 0.5, -0.6], 0.08],
      ['curve', 'accent', [-0.5, -0.36, 0.1, -0.3, 0.5, -0.36], 0.08],
      ['curve', 'accent', [-0.5, -0.12, 0.1, -0.06, 0.5, -0.12], 0.08],
    ],
  },
  hoodie: {
    chest: [
      ['blob', 'main-', [-0.24, -0.34, 0.36, -0.34, 0.44, -0.08, -0.32, -0.08]],
      ['curve', 'main--', [-0.26, -1.0, 0.06, -0.8, 0.3, -1.0], 0.17],
      ['line', 'accent', [0.0, -0.84, -0.02, -0.58], 0.035],
      ['line', 'accent', [0.16, -0.84, 0.17, -0.6], 0.035],
    ],
    pack: [['blob', 'main-', [-0.46, -1.06, 0, -1.2, 0.36, -1.06, 0.3, -0.86, -0.4, -0.8]]],
    shoes: { paint: '#f2efe8', sole: '#d8d2c6' },
  },
  dress: {
    sleeves: 0.5,
    cuff: undefined,
    puff: 'main',
    legLength: 0,
    skirt: { paint: 'main', length: 0.95, flare: 0.09, hem: 'accent' },
    shoes: { paint: 'accent-' },
    chest: [
      ['curve', 'accent', [-0.22, -1.02, 0.08, -0.88, 0.26, -1.02], 0.1],
      ['curve', 'accent', [-0.5, -0.3, 0.1, -0.25, 0.5, -0.3], 0.08],
    ],
  },
  skirt: {
    sleeves: 2,
    main: ['#d8573f', '#3f7f8f', '#6a5fa8', '#c8567f'],
    torso: 'accent',
    sleeve: 'accent',
    cuff: 'accent-',
    legs: 'accent--',
    legLength: 0,
    skirt: { paint: 'main', length: 0.75, flare: 0.07, hem: 'main-' },
    chest: [['curve', 'accent-', [-0.18, -1.02, 0.08, -0.9, 0.24, -1.02], 0.07]],
  },
  dungarees: {
    main: ['#4d79a8', '#5f8f6a', '#b5654a'],
    torso: 'accent',
    sleeve: 'accent',
    cuff: undefined,
    sleeves: 0.9,
    legs: 'main',
    chest: [
      [
        'poly',
        'main',
        [-0.6, -0.24, -0.2, -0.26, -0.16, -0.66, 0.32, -0.66, 0.36, -0.26, 0.6, -0.24, 0.6, 0.3, -0.6, 0.3],
      ],
      ['line', 'main', [-0.14, -0.64, -0.24, -1.06], 0.1],
      ['line', 'main', [0.3, -0.64, 0.26, -1.06], 0.09],
      ['disc', '#f3d27a', [-0.12, -0.6, 0.045]],
      ['disc', '#f3d27a', [0.28, -0.6, 0.042]],
      ['panel', 'main-', [0.0, -0.5, 0.2, 0.18, 0.04]],
    ],
  },
  suit: {
    main: ['#3b4560', '#4a4a55', '#5a4a42', '#2f5060'],
    accent: ['#c9523f', '#3b76c4', '#7d56b8'],
    legs: 'main-',
    cuff: 'white',
    shoes: { paint: '#2a2328' },
    chest: [
      ['poly', 'white', [-0.1, -1.06, 0.3, -1.06, 0.14, -0.4]],
      ['poly', 'accent', [0.06, -0.96, 0.16, -0.96, 0.19, -0.56, 0.13, -0.44, 0.08, -0.56]],
      ['poly', 'main+', [-0.2, -1.06, -0.06, -1.04, 0.12, -0.38, -0.06, -0.56, -0.02, -0.7, -0.22, -0.76]],
      ['poly', 'main+', [0.32, -1.06, 0.26, -1.04, 0.14, -0.38, 0.28, -0.58, 0.24, -0.7, 0.38, -0.76]],
      ['line', 'main--', [0.13, -0.38, 0.12, 0.2], 0.025],
      ['disc', 'main--', [0.08, -0.24, 0.035]],
    ],
  },
  cardigan: {
    main: ['#9a6a8a', '#6f8f7a', '#b58a5a', '#6a7fa8'],
    skirt: { paint: 'accent--', length: 1.35, flare: 0.055 },
    legLength: 0,
    chest: [
      ['poly', 'accent', [-0.06, -1.06, 0.26, -1.06, 0.2, 0.2, 0.02, 0.2]],
      ['curve', 'main-', [-0.1, -1.04, 0.03, -0.6, 0.02, 0.2], 0.06],
      ['curve', 'main-', [0.28, -1.04, 0.2, -0.6, 0.22, 0.2], 0.06],
      ['disc', '#f3e6c8', [-0.03, -0.5, 0.035]],
      ['disc', '#f3e6c8', [-0.02, -0.26, 0.035]],
      ['disc', '#f3e6c8', [-0.02, -0.02, 0.035]],
    ],
  },
  waistcoat: {
    main: ['#6a7f5a', '#8a5a48', '#54698a', '#8a7a48'],
    torso: 'main',
    sleeve: '#f2ead8',
    cuff: '#e2d6bd',
    chest: [
      ['poly', '#f2ead8', [-0.08, -1.06, 0.28, -1.06, 0.14, -0.56]],
      ['poly', 'accent--', [0.06, -0.94, -0.04, -1.0, -0.04, -0.86, 0.08, -0.91, 0.2, -0.85, 0.2, -0.99]],
      ['line', 'main--', [0.14, -0.56, 0.12, 0.2], 0.025],
      ['disc', '#f3d27a', [0.08, -0.38, 0.035]],
      ['disc', '#f3d27a', [0.08, -0.14, 0.035]],
    ],
  },
  coat: {
    main: ['#b5523f', '#4a6a8a', '#5a7a5a', '#a8804a'],
    skirt: { paint: 'main', length: 0.8, flare: 0.035 },
    shoes: { paint: '#5a4038', shaft: 0.35 },
    cuff: 'main-',
    chest: [
      ['line', 'main--', [0.12, -1, 0.13, 0.2], 0.025],
      ['disc', 'accent', [0.05, -0.62, 0.04]],
      ['disc', 'accent', [0.05, -0.36, 0.04]],
      ['disc', 'accent', [0.05, -0.1, 0.04]],
      ['curve', 'accent', [-0.3, -0.98, 0.06, -0.86, 0.34, -0.98], 0.2],
    ],
  },
  swimwear: {
    main: ['#3f7fb0', '#e0574c', '#2f8f86', '#7d56b8'],
    sleeves: 0.7,
    cuff: 'accent',
    legs: 'main-',
    legLength: 0.62,
    loose: 1.3,
    shoes: { paint: 'skin', bare: true },
    chest: [
      ['curve', 'accent', [-0.5, -0.62, 0.1, -0.56, 0.5, -0.62], 0.1],
      ['curve', 'skin-', [-0.16, -1.02, 0.08, -0.92, 0.24, -1.02], 0.05],
    ],
  },
  romper: {
    main: ['#ffd98a', '#a8d5c8', '#f3b8b0', '#b8cdf0'],
    legs: 'main',
    loose: 1.2,
    cuff: 'main-',
    shoes: { paint: 'main-', sole: '#f3ead6' },
    chest: [
      ['poly', '#fff7e8', [-0.16, -0.86, 0.34, -0.86, 0.26, -0.5, 0.08, -0.38, -0.1, -0.5]],
      ['disc', 'main-', [0.08, -0.2, 0.045]],
      ['disc', 'main-', [0.08, 0.0, 0.045]],
    ],
  },
} as const satisfies Record<string, Partial<Outfit>>;
