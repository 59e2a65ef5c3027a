export const WINDOWS: readonly number[] = [-1.22, -0.84, -0.46, -0.08, 0.3];
