import { COMFYUI_WIRE } from '../comfyui/wire.ts';
import { FAL_WIRE } from '../fal/wire.ts';
import { GOOGLE_WIRE } from '../google/wire.ts';
import { MINIMAX_WIRE } from '../minimax/wire.ts';
import { OPENAI_WIRE } from '../openai-compatible/wire.ts';
import { PIXVERSE_WIRE } from '../pixverse/wire.ts';
import { REPLICATE_WIRE } from '../replicate/wire.ts';
import { VIDU_WIRE } from '../vidu/wire.ts';
import type { Wire } from './wire.ts';

/** Every vendor there is a simulator of. */
export const WIRES: readonly Wire[] = [
  COMFYUI_WIRE,
  FAL_WIRE,
  GOOGLE_WIRE,
  MINIMAX_WIRE,
  OPENAI_WIRE,
  PIXVERSE_WIRE,
  REPLICATE_WIRE,
  VIDU_WIRE,
];
