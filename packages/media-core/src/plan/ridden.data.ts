import type { RigName } from '../rigs/all-rigs.ts';

/** What a person sits astride of when the prompt puts them on it. */
export const RIDDEN: readonly RigName[] = [
  'quadruped',
  'dragon',
  'whale',
  'turtle',
  'bicycle',
  'motorcycle',
  'sauropod',
  'tRex',
  'swan',
  'shark',
];

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

/** What is drawn with its driver inside. */
export const DRIVEN: readonly RigName[] = ['car', 'bus', 'truck', 'train', 'tractor', 'airplane', 'helicopter'];
