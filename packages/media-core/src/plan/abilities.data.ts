import type { Ability } from './read-actions.ts';
import type { Action } from './scene-plan.ts';

/** Who is drawn doing what; elsewhere the action's word counts as not drawn. */
export const ABILITIES: Readonly<Record<Action, Ability>> = {
  run: { modes: ['ground'] },
  walk: { modes: ['ground'] },
  sleep: { modes: ['ground'] },
  drive: { modes: ['ground'] },
  swim: { modes: ['swim'] },
  circle: { modes: ['air'] },
  fly: { modes: ['air'] },
  float: { modes: ['float', 'party', 'water', 'air', 'swim'] },
  water: { modes: ['ground'] },
  dance: { modes: ['ground', 'prop'] },
  jump: { modes: ['ground', 'prop'] },
  sit: { rigs: ['person'] },
  read: { rigs: ['person'] },
  ride: { rigs: ['person'] },
  hug: { rigs: ['person'] },
  wave: { rigs: ['person'] },
  sing: { rigs: ['person'] },
  cook: { rigs: ['person'] },
  play: { rigs: ['person'] },
  eat: { rigs: ['person'] },
  climb: { rigs: ['person'] },
};
