/** Guests around the words: how far aside and down in the frame, how large. */
export const PARTY_PLACES: readonly (readonly [aside: number, down: number, scale: number])[] = [
  [-0.4, 0.6, 1],
  [0.41, 0.57, 0.96],
  [-0.27, 0.73, 0.72],
  [0.27, 0.72, 0.78],
  [-0.465, 0.36, 0.6],
  [0.47, 0.34, 0.58],
  [-0.17, 0.52, 0.5],
];
