/** Middle of each driving wheel of the engine. */
export const DRIVERS: readonly number[] = [0.5, 1, 1.5];
