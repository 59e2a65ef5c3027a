import { TAU } from '@kinora/drawing';

import type { RigOptions } from './rig.ts';

/** How a body goes: how far it strides and how high it steps, 0 standing still. */
export interface Pace {
  readonly stride: number;
  readonly lift: number;
}

const PACES = {
  idle: { stride: 0, lift: 0 },
  creep: { stride: 0.5, lift: 0.45 },
  walk: { stride: 0.7, lift: 0.7 },
  run: { stride: 1.2, lift: 1.25 },
};

/** Whether it runs, walks or creeps; whatever else it does, its feet stay where they are. */
export function paceOf({ activity }: RigOptions): Pace {
  return PACES[activity === 'run' || activity === 'walk' || activity === 'creep' ? activity : 'idle'];
}

/** How far a foot is ahead of its place (-1 to 1 of a stride), and off the ground (0 to 1), `offset` turns later. */
export function footAt(phase: number, { stride, lift }: Pace, offset = 0): readonly [ahead: number, up: number] {
  const turn = (phase + offset) * TAU;
  return [Math.sin(turn) * stride, Math.max(0, Math.cos(turn)) * lift];
}
