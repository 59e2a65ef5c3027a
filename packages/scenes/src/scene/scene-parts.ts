import type { ScenePlan } from '@kinora/reading';
import { loadRigs, type RigName, type Rig } from '@kinora/subjects';

import type { AddCrowd } from '../cast/crowd.ts';
import type { AddSlope } from '../land/slope.ts';
import type { MakeOf } from '../material/make-of.ts';
import { SETS } from '../sets/all-sets.ts';
import type { AddFixture } from '../sites/add-fixture.ts';
import { SITE_PAINTERS } from '../sites/all-sites.ts';
import type { SetPainter } from '../stage/stage.ts';
import { STYLE_LOADERS } from '../styles/all-styles.ts';
import type { Style } from '../styles/style.ts';
import { seenAs } from '../views/view-of.ts';

/** The code a scene is drawn with: its place, its material, and the drawn subjects of its cast. */
export interface SceneParts {
  readonly set: SetPainter;
  readonly style: Style;
  readonly rigs: ReadonlyMap<RigName, Rig>;
  /** Makes subjects of another material; `null` where all are of their own. */
  readonly makeOf?: MakeOf | null;
  /** Adds those of a crowd that stand behind; `null` where there is none. */
  readonly addCrowd?: AddCrowd | null;
  /** Adds what stands in the place behind the cast; `null` where nothing does. */
  readonly addFixture?: AddFixture | null;
  /** Adds the slope that the cast is on; `null` where the ground is level. */
  readonly addSlope?: AddSlope | null;
  /** The parts of each shot of a film that cuts. */
  readonly shots: readonly SceneParts[];
}

type Needs = Pick<
  ScenePlan,
  'set' | 'site' | 'fixture' | 'slope' | 'style' | 'grade' | 'cast' | 'shots' | 'angle' | 'framing'
>;

async function loadMaterials(cast: Needs['cast']): Promise<MakeOf | null> {
  return cast.some(({ looks }) => looks.material) ? (await import('../material/make-of.ts')).makeOf : null;
}

async function loadCrowd(cast: Needs['cast']): Promise<AddCrowd | null> {
  return cast.some(({ crowd }) => crowd) ? (await import('../cast/crowd.ts')).addCrowd : null;
}

async function loadFixture({ fixture }: Needs): Promise<AddFixture | null> {
  return fixture ? (await import('../sites/add-fixture.ts')).addFixture : null;
}

async function loadSlope({ slope }: Needs): Promise<AddSlope | null> {
  return slope ? (await import('../land/slope.ts')).addSlope : null;
}

/** Loads what a plan needs of the engine; rejects when a part of the program cannot be fetched. */
export async function loadSceneParts(plan: Needs): Promise<SceneParts> {
  const [painter, style, rigs, makeOf, addCrowd, addFixture, addSlope, shots] = await Promise.all([
    plan.site ? SITE_PAINTERS[plan.site]() : SETS[plan.set](),
    STYLE_LOADERS[plan.style](),
    loadRigs(plan.cast.map(({ rig }) => rig)),
    loadMaterials(plan.cast),
    loadCrowd(plan.cast),
    loadFixture(plan),
    loadSlope(plan),
    Promise.all(plan.shots.map(loadSceneParts)),
  ]);
  const graded = plan.grade ? (await import('../styles/graded.ts')).gradedStyle(style, plan.grade) : style;
  return {
    set: await seenAs(plan, painter, graded),
    style: graded,
    rigs,
    makeOf,
    addCrowd,
    addFixture,
    addSlope,
    shots,
  };
}
