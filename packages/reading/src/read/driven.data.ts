import type { RigName } from '@kinora/subjects';

/** What is drawn with its driver inside. */
export const DRIVEN: readonly RigName[] = ['car', 'bus', 'truck', 'train', 'tractor', 'airplane', 'helicopter'];
