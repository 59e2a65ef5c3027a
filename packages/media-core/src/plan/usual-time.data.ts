import type { SetName, Time } from './scene-plan.ts';

/** The hour of a set when the prompt names none; the others take one by seed. */
export const USUAL_TIME: Readonly<Partial<Record<SetName, Time>>> = {
  alley: 'night',
  space: 'night',
  room: 'dusk',
  castle: 'dusk',
  party: 'day',
  desert: 'sunset',
  lake: 'dawn',
  greenhouse: 'day',
  underwater: 'day',
  forest: 'dawn',
};
