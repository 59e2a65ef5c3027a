import type { RigName } from '@kinora/subjects';

/** Whose face shows what it feels, and who is drawn from behind. */
export const FEELING: readonly RigName[] = ['person', 'couple'];

/** Animals whose eyes and brows show it. */
export const FEELING_EYES: readonly RigName[] = [
  'quadruped',
  'pinniped',
  'goose',
  'duck',
  'penguin',
  'songbird',
  'wader',
  'swan',
  'rooster',
  'parrot',
  'flamingo',
  'axolotl',
  'octopus',
  'crab',
  'shark',
  'hedgehog',
  'kangaroo',
  'panda',
  'monkey',
  'squirrel',
  'crocodile',
  'tRex',
  'sauropod',
  'snail',
  'snake',
  'spider',
  'bee',
  'yeti',
  'snowman',
  'ghost',
  'gingerbreadMan',
  'seahorse',
  'starfish',
];

/** Animals that open their mouths in a yawn. */
export const YAWNING: readonly RigName[] = ['person', 'couple', 'quadruped', 'pinniped'];
