import type { RigName } from '@kinora/subjects';

/** Who has hands, and holds what is told of as theirs: "a monkey with a banana". */
export const HANDED: readonly RigName[] = [
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
