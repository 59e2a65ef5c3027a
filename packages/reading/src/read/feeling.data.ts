import type { RigName } from '@kinora/subjects';

/** Whose face shows what it feels, and who is drawn from behind. */
export const FEELING: readonly RigName[] = ['person', 'couple'];
