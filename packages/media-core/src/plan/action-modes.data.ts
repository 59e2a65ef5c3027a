import type { Action, Mode } from './scene-plan.ts';

/** The modes an action is drawn for; elsewhere its word counts as not drawn. */
export const ACTION_MODES: Readonly<Record<Action, readonly Mode[]>> = {
  run: ['ground'],
  walk: ['ground'],
  sleep: ['ground'],
  drive: ['ground'],
  swim: ['swim'],
  circle: ['air'],
  fly: ['air'],
  float: ['float', 'party', 'water', 'air', 'swim'],
  water: ['ground'],
  dance: ['ground', 'prop'],
};
