/** Each arm: where it leaves the head, how far it reaches sideways and down, and its place in the wave. */
export const ARMS: readonly (readonly [root: number, reach: number, drop: number, offset: number])[] = [
  [-0.24, -0.72, -0.06, 0.6],
  [0.24, 0.72, -0.06, 3],
  [-0.22, -0.6, 0.18, 0],
  [0.22, 0.6, 0.18, 2.4],
  [-0.18, -0.38, 0.34, 1.3],
  [0.18, 0.38, 0.34, 3.7],
  [-0.08, -0.13, 0.42, 2.6],
  [0.08, 0.13, 0.42, 5],
];
