import type { CastEntry } from '@kinora/reading';
import type { RigName, RigOptions } from '@kinora/subjects';

/** Whose own drawing shows what they feel, and who sit and jump. */
export const FIGURES: readonly RigName[] = ['person', 'couple'];

/** What somebody is drawn doing: low in what they bathe in, else what they are told to do. */
export function activityOf({ action, looks: { throws }, rig }: CastEntry): RigOptions['activity'] {
  if (action || !throws || throws === 'flour') return action ?? 'idle';
  if (rig === 'quadruped') return 'creep';
  if (!FIGURES.includes(rig)) return 'idle';
  return throws === 'water' ? 'jump' : 'sit';
}
