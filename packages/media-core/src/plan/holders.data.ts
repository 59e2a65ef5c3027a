import type { RigName } from '../rigs/all-rigs.ts';

/** Who has hands to hold something out. */
export const HOLDERS: readonly RigName[] = [
  'person',
  'robot',
  'astronaut',
  'alien',
  'monkey',
  'panda',
  'yeti',
  'snowman',
  'gingerbreadMan',
];
