import type { RigName } from '../rigs/all-rigs.ts';

/** What is drawn with its driver inside. */
export const DRIVEN: readonly RigName[] = ['car', 'bus', 'truck', 'train', 'tractor', 'airplane', 'helicopter'];
