import type { Points } from '../../core/drawing.ts';

/** A city bus. Windows and passengers stand in rows along x. */
export const BUS = {
  windshield: [1.1, -0.94, 1.24, -0.93, 1.32, -0.52, 1.1, -0.5],
  glint: [1.14, -0.92, 1.2, -0.92, 1.18, -0.52, 1.12, -0.52],
  mirror: [1.26, -0.92, 1.4, -0.92, 1.42, -0.8],
  shine: [-1.2, -1.07, 0, -1.09, 1.1, -1.07],
} satisfies Record<string, Points>;

export const WINDOWS: readonly number[] = [-1.22, -0.84, -0.46, -0.08, 0.3];

/** Where passengers sit, and the colours of their hair and clothes. */
export const PASSENGERS: readonly (readonly [x: number, skin: string, hair: string, clothes: string])[] = [
  [-1.04, '#e8b48c', '#3a2620', '#d9705a'],
  [-0.3, '#8a5a3c', '#20181a', '#e3b23c'],
  [0.46, '#f0c6a0', '#a8642e', '#6a8fc0'],
];
