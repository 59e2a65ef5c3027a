import { PICTURE_SUBJECTS } from './picture-subjects.data.ts';
import type { CastEntry } from './scene-plan.ts';

/** How a subject is drawn. */
export type Subject = Omit<CastEntry, 'count' | 'name' | 'action' | 'relation'>;

/** Every subject there is, by its name. What it is called in a language, the lexicons say. */
export const SUBJECTS = {
  fox: { rig: 'quadruped', mode: 'ground', size: 0.72, looks: { kind: 'fox' } },
  wolf: { rig: 'quadruped', mode: 'ground', size: 0.85, looks: { kind: 'wolf' } },
  dog: { rig: 'quadruped', mode: 'ground', size: 0.68, looks: { kind: 'dog' } },
  cat: { rig: 'quadruped', mode: 'ground', size: 0.56, looks: { kind: 'cat' } },
  horse: { rig: 'quadruped', mode: 'ground', size: 1.1, looks: { kind: 'horse' } },
  deer: { rig: 'quadruped', mode: 'ground', size: 1.05, looks: { kind: 'deer' } },
  bear: { rig: 'quadruped', mode: 'ground', size: 0.9, looks: { kind: 'bear' } },
  rabbit: { rig: 'quadruped', mode: 'ground', size: 0.5, looks: { kind: 'rabbit' } },
  sheep: { rig: 'quadruped', mode: 'ground', size: 0.65, looks: { kind: 'sheep' } },
  cow: { rig: 'quadruped', mode: 'ground', size: 0.9, looks: { kind: 'cow' } },
  elephant: { rig: 'quadruped', mode: 'ground', size: 1.25, looks: { kind: 'elephant' } },
  tiger: { rig: 'quadruped', mode: 'ground', size: 0.85, looks: { kind: 'tiger' } },
  lion: { rig: 'quadruped', mode: 'ground', size: 0.9, looks: { kind: 'lion' } },
  whale: { rig: 'whale', mode: 'swim', size: 1.15, looks: {} },
  dolphin: { rig: 'whale', mode: 'swim', size: 0.6, looks: { tint: '#6f93ad' } },
  fish: { rig: 'fish', mode: 'swim', size: 0.42, looks: {} },
  turtle: { rig: 'turtle', mode: 'swim', size: 0.6, looks: {} },
  jellyfish: { rig: 'jelly', mode: 'swim', size: 0.55, looks: {} },
  dragon: { rig: 'dragon', mode: 'air', size: 0.62, looks: {} },
  bird: { rig: 'bird', mode: 'air', size: 0.28, looks: {} },
  'hot air balloon': { rig: 'hotair', mode: 'air', size: 0.62, looks: {} },
  balloon: { rig: 'balloon', mode: 'party', size: 0.42, looks: {} },
  'paper boat': { rig: 'paperBoat', mode: 'water', size: 0.62, looks: {} },
  sailboat: { rig: 'sailboat', mode: 'water', size: 0.62, looks: {} },
  canoe: { rig: 'canoe', mode: 'water', size: 0.38, looks: {} },
  car: { rig: 'car', mode: 'ground', size: 0.66, looks: {} },
  rocket: { rig: 'rocket', mode: 'air', size: 0.7, looks: {} },
  astronaut: { rig: 'astronaut', mode: 'float', size: 0.78, looks: {} },
  robot: { rig: 'robot', mode: 'ground', size: 0.9, looks: {} },
  person: { rig: 'person', mode: 'ground', size: 0.8, looks: {} },
  ramen: { rig: 'ramen', mode: 'prop', size: 0.66, looks: {} },
  ...PICTURE_SUBJECTS,
} as const satisfies Readonly<Record<string, Subject>>;

export type SubjectName = keyof typeof SUBJECTS;
