/** Rigs and pictures whose colours stay as they are, whatever words say. */
export const UNPAINTED: readonly string[] = ['campfire', 'feast'];
