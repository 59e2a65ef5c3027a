import type { ScenePlan } from '@kinora/reading';

/** Whether the words ask to see somebody from near. */
export const isNear = ({ framing }: Pick<ScenePlan, 'framing'>): boolean => framing === 'close' || framing === 'macro';
