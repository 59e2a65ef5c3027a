import type { OperationName } from '@kinora/contracts/recipe';

import type { MakeFrameOperation } from '../studio.ts';
import { caption } from './caption.ts';
import { frame } from './frame.ts';
import { grade } from './grade.ts';
import { mirror } from './mirror.ts';
import { pulse } from './pulse.ts';
import { restyle } from './restyle.ts';
import { screen } from './screen.ts';
import { shine } from './shine.ts';

/** The steps that need nothing but the drawn frame, by name. */
export const FRAME_OPERATION_MAKERS = {
  caption,
  frame,
  grade,
  mirror,
  pulse,
  restyle,
  screen,
  shine,
} as const satisfies Partial<Record<OperationName, MakeFrameOperation>>;
