import type { OperationName } from '@kinora/contracts';

import type { MakeOperation } from '../studio.ts';
import { backdrop } from './backdrop.ts';
import { bend } from './bend.ts';
import { camera } from './camera.ts';
import { change } from './change.ts';
import { crowd } from './crowd.ts';
import { dance } from './dance.ts';
import { frame } from './frame.ts';
import { grade } from './grade.ts';
import { meet } from './meet.ts';
import { mirror } from './mirror.ts';
import { outline } from './outline.ts';
import { pulse } from './pulse.ts';
import { restyle } from './restyle.ts';
import { scatter } from './scatter.ts';
import { screen } from './screen.ts';
import { shine } from './shine.ts';
import { things } from './things.ts';
import { turn } from './turn.ts';
import { wear } from './wear.ts';

/** Every step of the format, by name. */
export const OPERATION_MAKERS: Readonly<Record<OperationName, MakeOperation>> = {
  backdrop,
  bend,
  camera,
  change,
  crowd,
  dance,
  frame,
  grade,
  meet,
  mirror,
  outline,
  pulse,
  restyle,
  scatter,
  screen,
  shine,
  things,
  turn,
  wear,
};
