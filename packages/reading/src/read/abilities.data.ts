import type { Action } from '@kinora/subjects';

import type { Ability } from './read-actions.ts';

/** Who is drawn doing what; elsewhere the action's word counts as not drawn. */
export const ABILITIES: Readonly<Record<Action, Ability>> = {
  run: { modes: ['ground'] },
  walk: { modes: ['ground'] },
  sleep: { rigs: ['person', 'couple', 'quadruped'] },
  drive: { modes: ['ground'] },
  swim: { modes: ['swim'], rigs: ['person', 'couple'], turns: 'swim' },
  circle: { modes: ['air'] },
  fly: {
    modes: ['air'],
    rigs: ['person', 'couple', 'whale', 'fish', 'shark', 'turtle', 'jelly', 'octopus', 'mermaid', 'submarine'],
    turns: 'air',
  },
  float: { modes: ['float', 'party', 'water', 'air', 'swim'], rigs: ['person', 'couple'] },
  water: { modes: ['ground'] },
  dance: { modes: ['ground', 'prop'] },
  jump: { modes: ['ground', 'prop'] },
  sit: { rigs: ['person', 'couple'] },
  read: { rigs: ['person', 'couple'] },
  ride: { rigs: ['person', 'couple'] },
  hug: { rigs: ['person', 'couple'] },
  wave: { rigs: ['person', 'couple', 'robot', 'astronaut'] },
  sing: { rigs: ['person', 'couple'] },
  cook: { rigs: ['person', 'couple'] },
  play: { rigs: ['person', 'couple'] },
  work: { rigs: ['person', 'couple'] },
  drink: { rigs: ['person', 'couple'] },
  eat: { rigs: ['person', 'couple'] },
  climb: { rigs: ['person', 'couple'] },
};
