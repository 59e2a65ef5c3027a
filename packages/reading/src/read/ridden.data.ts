import type { RigName } from '@kinora/subjects';

/** What a person sits astride of when the prompt puts them on it. */
export const RIDDEN: readonly RigName[] = [
  'quadruped',
  'dragon',
  'longDragon',
  'whale',
  'turtle',
  'bicycle',
  'motorcycle',
  'sauropod',
  'tRex',
  'swan',
  'shark',
];
