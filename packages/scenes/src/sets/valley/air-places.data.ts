/** Flyers from the hero outwards: how far aside, how far down, how large. */
export const AIR_PLACES: readonly (readonly [aside: number, depth: number, scale: number])[] = [
  [0, 0, 1],
  [-1.15, -0.75, 0.62],
  [0.95, 0.55, 0.46],
  [1.55, -0.9, 0.5],
  [-1.7, 0.65, 0.36],
  [0.55, -1.35, 0.3],
  [-0.5, 0.9, 0.26],
];
