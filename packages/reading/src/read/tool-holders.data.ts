import type { RigName } from '@kinora/subjects';

/** Who stands upright and has a hand, or what is like one, to use a tool with. */
export const TOOL_HOLDERS: readonly RigName[] = [
  'person',
  'robot',
  'astronaut',
  'alien',
  'monkey',
  'yeti',
  'snowman',
  'gingerbreadMan',
  'penguin',
  'squirrel',
  'kangaroo',
];
