import type { RigName } from '@kinora/subjects';

/** Who has hands, paws or a mouth to hold something. */
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
  'quadruped',
  'penguin',
  'squirrel',
  'frog',
  'kangaroo',
  'octopus',
  'owl',
  'parrot',
  'duck',
  'tRex',
  'crab',
  'dragon',
];
