import { unreachable } from '@kinora/contracts';
import { clipLength, createPhotoScene, createReferenceScene } from '@kinora/footage';
import { createRecipeScene, recipeFonts } from '@kinora/footage/effects';
import type { ScenePlan } from '@kinora/reading';
import { createScene, loadSceneParts, type Scene } from '@kinora/scenes';
import { composeScore, synthesise, type Soundtrack } from '@kinora/scenes/sound';

import { createNodePaintEnv } from '../paint/node-paint-env.ts';
import { sizeOf, type PhotoFilm, type RecipeFilm, type ReferenceFilm } from '../pictures-film.ts';
import type { PicturesJob, SceneJob } from '../render-job.ts';
import type { ClipOptions } from './write-clip.ts';

/** A film before its first frame: what is to be written, and how to get at the scene, which draws clean frames. */
export interface PlannedFilm extends ClipOptions {
  readonly soundtrack: Soundtrack | null;
  readonly openScene: () => Promise<Scene>;
}

/** Makes a film of what a job says; the pictures of a member are read when the scene is opened. */
export function planFilm(job: PicturesJob | SceneJob): PlannedFilm {
  if (job.kind === 'scene') return planned(job.plan, synthesise(job.plan), () => openPlan(job.plan));
  const { film } = job;
  switch (film.kind) {
    case 'photo':
      return planPhotoFilm(film, job);
    case 'recipe':
      return planRecipeFilm(film, job);
    case 'reference':
      return planReferenceFilm(film, job);
    default:
      return unreachable(film);
  }
}

type Measures = Pick<ClipOptions, 'fps' | 'frames' | 'height' | 'watermark' | 'width'>;

function planned(measures: Measures, soundtrack: Soundtrack | null, openScene: PlannedFilm['openScene']): PlannedFilm {
  const { fps, frames, height, watermark, width } = measures;
  return { width, height, fps, frames, watermark, soundtrack, openScene };
}

/** Without the mark, which is stamped on what is drawn. */
async function openPlan(plan: ScenePlan): Promise<Scene> {
  return createScene({ ...plan, watermark: false }, await createNodePaintEnv(plan), await loadSceneParts(plan));
}

const soundOf = (score: string | null, options: Parameters<typeof composeScore>[1]): Soundtrack | null =>
  score === null ? null : composeScore(score, options);

function planPhotoFilm({ plan, score }: PhotoFilm, { pictures }: PicturesJob): PlannedFilm {
  const open = async () => createPhotoScene({ ...plan, watermark: false }, await openPictures(pictures));
  return planned(plan, soundOf(score, plan), open);
}

function planRecipeFilm({ job, score }: RecipeFilm, { pictures }: PicturesJob): PlannedFilm {
  const { options } = job;
  const clean = { ...job, options: { ...options, watermark: false } };
  const open = async () => createRecipeScene(clean, await openPictures(pictures, recipeFonts(clean)));
  const measures = { ...sizeOf({ kind: 'recipe', job, score }), ...clipLength(options.seconds) };
  return planned(
    { ...measures, watermark: options.watermark ?? false },
    soundOf(score, { ...options, ...measures }),
    open,
  );
}

function planReferenceFilm({ plan }: ReferenceFilm, { pictures }: PicturesJob): PlannedFilm {
  const open = async () => {
    const environment = await createNodePaintEnv({ ...plan, files: pictures });
    const scene = createScene({ ...plan, watermark: false }, environment, await loadSceneParts(plan));
    return createReferenceScene(scene, { ...plan, names: Object.keys(pictures) }, environment);
  };
  return planned(plan, synthesise(plan), open);
}

const openPictures = (files: PicturesJob['pictures'], fonts: readonly string[] = []) =>
  createNodePaintEnv({ fonts, pictures: [], files });
