import type { SetName } from '@kinora/reading';

/** Places that show something to those who look up in them, though nobody is there. */
export const LOOKED_UP: readonly SetName[] = ['city', 'alley', 'oldtown', 'forest', 'bamboo', 'jungle'];
