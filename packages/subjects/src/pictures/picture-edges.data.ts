import type { Span } from '../rig/rig.ts';

interface PictureEdges {
  readonly surface?: Span;
  readonly opening?: Span;
}

/** Where something stands on a mounted picture or looks out of it, in shares of its width and height from its upper left. */
export const PICTURE_EDGES: Readonly<Record<string, PictureEdges>> = {
  basket: { opening: [0.06, 0.4, 0.94] },
  'manual-wheelchair': { surface: [0.08, 0.6, 0.88] },
  'motorized-wheelchair': { surface: [0.08, 0.6, 0.88] },
  bathtub: { opening: [0.06, 0.53, 0.94] },
  teapot: { opening: [0.24, 0.2, 0.73] },
  'high-heeled-shoe': { opening: [0.06, 0.34, 0.6] },
  bucket: { opening: [0.05, 0.08, 0.9] },
  'bowl-with-spoon': { opening: [0.1, 0.34, 0.9] },
  'pot-of-food': { opening: [0.22, 0.34, 0.82] },
  'empty-nest': { opening: [0.2, 0.3, 0.82] },
  'shopping-cart': { opening: [0.26, 0.15, 0.92] },
  'honey-pot': { opening: [0.14, 0.2, 0.86] },
  wastebasket: { opening: [0.06, 0.08, 0.94] },
  backpack: { opening: [0.14, 0.2, 0.86] },
  'top-hat': { opening: [0.24, 0.08, 0.76] },
  handbag: { opening: [0.06, 0.32, 0.94] },
  'hiking-boot': { opening: [0.54, 0.03, 0.94] },
  bed: { surface: [0.06, 0.27, 0.52] },
  'couch-and-lamp': { surface: [0.28, 0.74, 0.92] },
  chair: { surface: [0.08, 0.46, 0.92] },
  seat: { surface: [0.06, 0.6, 0.6] },
  house: { surface: [0.26, 0.05, 0.74] },
  hut: { surface: [0.28, 0.05, 0.72] },
  wood: { surface: [0.2, 0.07, 0.82] },
  rock: { surface: [0.3, 0.05, 0.66] },
  mushroom: { surface: [0.18, 0.07, 0.82] },
  drum: { surface: [0.16, 0.3, 0.84] },
  sled: { surface: [0.04, 0.02, 0.76] },
  toilet: { surface: [0.3, 0.48, 0.88] },
  television: { surface: [0.06, 0.22, 0.94] },
  luggage: { surface: [0.1, 0.15, 0.9] },
  'pickup-truck': { surface: [0.02, 0.44, 0.44] },
};
