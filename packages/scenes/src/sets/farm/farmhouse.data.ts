import type { Mark } from '@kinora/drawing';

/** Chimney, roof, windows and door of the farmhouse, whose front is 2 wide and whose foot is at 0. */
export const FARMHOUSE: readonly Mark[] = [
  ['poly', 'shade', [0.5, -1.1, 0.5, -1.75, 0.72, -1.75, 0.72, -1.1]],
  ['poly', 'roof', [-1.15, -0.78, -0.75, -1.45, 0.75, -1.45, 1.15, -0.78]],
  ['rect', 'window', [-0.7, -0.56, 0.22, 0.26]],
  ['rect', 'window', [-0.25, -0.56, 0.22, 0.26]],
  ['rect', 'window', [0.5, -0.56, 0.22, 0.26]],
  ['rect', 'shade', [0.12, -0.46, 0.22, 0.46]],
];
