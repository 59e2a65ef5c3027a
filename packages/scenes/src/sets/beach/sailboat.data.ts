import type { Mark } from '@kinora/drawing';

/** A boat far out under two sails, its water line near 0. */
export const SAILBOAT: readonly Mark[] = [
  ['poly', 'sail', [0, -1.5, 0.62, -0.2, 0, -0.2]],
  ['poly', 'sail', [-0.1, -1.25, -0.45, -0.2, -0.1, -0.2]],
  ['blob', 'hull', [-0.55, -0.12, 0.6, -0.12, 0.4, 0.08, -0.4, 0.08]],
];
