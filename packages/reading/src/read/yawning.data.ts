import type { RigName } from '@kinora/subjects';

/** Animals that open their mouths in a yawn. */
export const YAWNING: readonly RigName[] = ['person', 'couple', 'quadruped', 'pinniped'];
