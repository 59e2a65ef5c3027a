/** Parts of the bed: across in shares of its length, up in heights of its mattress. */
export const BED = {
  raised: [0.68, -0.9, 0.97, -1.34, 0.99, -0.72, 0.7, -0.66],
  pillow: [0.76, -1.12, 0.94, -1.5, 0.98, -1.22, 0.84, -0.98],
  blanket: [0.005, -0.96, 0.2, -1.02, 0.6, -1.0, 0.66, -0.8, 0.62, -0.56, 0.2, -0.54, 0, -0.58],
  turnUp: [0.6, -0.97, 0.63, -0.62],
  fold: [0.06, -0.68, 0.56, -0.66],
  foot: [0, -0.5, 0, -1.2],
  head: [1, -0.5, 1, -1.55],
  bar: [0.08, -0.32, 0.92, -0.32],
} satisfies Record<string, readonly number[]>;
