import type { RigName } from '@kinora/subjects';

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
  'pinniped',
];
