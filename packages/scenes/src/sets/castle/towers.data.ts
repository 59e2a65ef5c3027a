import type { TowerPlan } from './tower-plan.ts';

/** From back to front. */
export const TOWERS: readonly TowerPlan[] = [
  { x: -150, base: 26, width: 44, height: 120, roof: 62, windows: [0.5, 0.5] },
  { x: 150, base: 26, width: 46, height: 140, roof: 66, windows: [0.5, 0.5] },
  { x: 0, base: 0, width: 120, height: 190, roof: 0, windows: [0.3, 0.7, 0.5] },
  { x: -74, base: 0, width: 50, height: 170, roof: 78, windows: [0.5, 0.5] },
  { x: 78, base: 0, width: 46, height: 210, roof: 84, windows: [0.5, 0.5] },
  { x: -18, base: -150, width: 54, height: 120, roof: 100, windows: [0.5, 0.5, 0.5] },
  { x: 30, base: -160, width: 30, height: 70, roof: 52, windows: [0.5] },
  { x: 0, base: 26, width: 290, height: 70, roof: 0, windows: [] },
  { x: -112, base: 26, width: 30, height: 96, roof: 44, windows: [0.5, 0.5] },
  { x: 116, base: 26, width: 28, height: 90, roof: 40, windows: [0.5, 0.5] },
];
