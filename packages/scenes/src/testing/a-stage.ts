import type { PaintEnv } from '@kinora/drawing';
import { nodePaintEnv } from '@kinora/drawing/testing';
import type { ScenePlan } from '@kinora/reading';
import { ALL_RIGS } from '@kinora/subjects/testing';

import { createStage, type BuiltStage } from '../scene/create-stage.ts';
import { styleOf } from './style-of.ts';

const PLAN: ScenePlan = {
  prompt: 'a test',
  composition: 'a test',
  width: 320,
  height: 180,
  fps: 24,
  seconds: 2,
  frames: 48,
  style: 'storybook',
  seed: 1,
  watermark: false,
  set: 'valley',
  time: 'day',
  weather: 'clear',
  season: 'summer',
  cast: [],
  camera: 'drift',
  framing: 'medium',
  angle: 'level',
  side: -1,
  safeArea: null,
  variant: 0,
  scroll: 0,
  iceberg: false,
  mood: null,
  tint: null,
  variety: null,
  air: null,
  caption: null,
  pictures: [],
  fonts: [],
  seen: [],
  drawnAs: [],
  missed: [],
  words: '',
  isSubjectMissed: false,
  styleNamed: null,
  unsupportedScript: null,
  shots: [],
};

/** A small day-time plan with what the test cares about. */
export function aPlan(changes: Partial<ScenePlan> = {}): ScenePlan {
  return { ...PLAN, ...changes };
}

/** A stage without a set, in Node. */
export function aStage(changes: Partial<ScenePlan> = {}, environment: PaintEnv = nodePaintEnv()): BuiltStage {
  const plan = aPlan(changes);
  return createStage(plan, environment, { style: styleOf(plan.style), rigs: ALL_RIGS });
}
