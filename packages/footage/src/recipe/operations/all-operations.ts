import type { OperationName } from '@kinora/contracts/recipe';

import type { MakeOperation } from '../studio.ts';
import { backdrop } from './backdrop.ts';
import { bend } from './bend.ts';
import { camera } from './camera.ts';
import { change } from './change.ts';
import { crowd } from './crowd.ts';
import { dance } from './dance.ts';
import { FRAME_OPERATION_MAKERS } from './frame-operations.ts';
import { meet } from './meet.ts';
import { outline } from './outline.ts';
import { scatter } from './scatter.ts';
import { things } from './things.ts';
import { turn } from './turn.ts';
import { wear } from './wear.ts';

/** Every step of the format, by name. */
export const OPERATION_MAKERS: Readonly<Record<OperationName, MakeOperation>> = {
  ...FRAME_OPERATION_MAKERS,
  backdrop,
  bend,
  camera,
  change,
  crowd,
  dance,
  meet,
  outline,
  scatter,
  things,
  turn,
  wear,
};
