import type { ScenePlan } from '@kinora/reading';
import { loadRigs, type RigName, type Rig } from '@kinora/subjects';

import { SETS } from '../sets/all-sets.ts';
import type { SetPainter } from '../stage/stage.ts';
import { STYLE_LOADERS } from '../styles/all-styles.ts';
import type { Style } from '../styles/style.ts';

/** The code a scene is drawn with: its place, its material, and the drawn subjects of its cast. */
export interface SceneParts {
  readonly set: SetPainter;
  readonly style: Style;
  readonly rigs: ReadonlyMap<RigName, Rig>;
  /** The parts of each shot of a film that cuts. */
  readonly shots: readonly SceneParts[];
}

type Needs = Pick<ScenePlan, 'set' | 'style' | 'cast' | 'shots'>;

/** Loads what a plan needs of the engine; rejects when a part of the program cannot be fetched. */
export async function loadSceneParts({ set, style, cast, shots }: Needs): Promise<SceneParts> {
  const [painter, material, rigs, parts] = await Promise.all([
    SETS[set](),
    STYLE_LOADERS[style](),
    loadRigs(cast.map(({ rig }) => rig)),
    Promise.all(shots.map(loadSceneParts)),
  ]);
  return { set: painter, style: material, rigs, shots: parts };
}
