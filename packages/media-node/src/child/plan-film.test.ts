import { planPhoto } from '@kinora/footage';
import { findRecipe } from '@kinora/footage/recipes';
import { expect, it } from 'vitest';

import type { PicturesFilm } from '../pictures-film.ts';
import type { PicturesJob } from '../render-job.ts';
import { aSceneJob, jobFiles } from '../testing/a-job.ts';
import { aTinyPlan } from '../testing/tiny-plan.ts';
import { planFilm } from './plan-film.ts';

const aPicturesJob = (film: PicturesFilm): PicturesJob => ({
  kind: 'pictures',
  film,
  pictures: { own: '/nowhere/own.webp' },
  files: jobFiles('/nowhere', ['clip']),
  credentials: null,
  ffmpegPath: null,
});

const OPTIONS = { shape: '9:16', resolution: '360p', seconds: 1.5, seed: 2 } as const;

function aRecipeFilm(): PicturesFilm {
  const recipe = findRecipe('bunny-hop');
  if (recipe === undefined) throw new Error('The recipe is gone.');
  const options = { ...OPTIONS, size: { width: 90, height: 160 }, watermark: true };
  return { kind: 'recipe', score: null, job: { recipe, inputs: { picture: 'own' }, options } };
}

it('measures a plan as it says, with its sound', () => {
  const film = planFilm(aSceneJob('/nowhere', { plan: aTinyPlan() }));
  expect(film).toMatchObject({ width: 160, height: 90, fps: 24, frames: 12, watermark: true });
  expect(film.soundtrack?.left).toHaveLength(24_000);
});

it('measures moved pictures by their plan, with a score of their length', () => {
  const plan = planPhoto({ ...OPTIONS, first: 'own' });
  const film = planFilm(aPicturesJob({ kind: 'photo', plan, score: 'snow falls' }));
  expect(film).toMatchObject({ width: 360, height: 640, fps: 24, frames: 36, watermark: false });
  expect(film.soundtrack?.left).toHaveLength(72_000);
});

it('measures an effect by its options, silent without a score', () => {
  const film = planFilm(aPicturesJob(aRecipeFilm()));
  expect(film).toMatchObject({ width: 90, height: 160, fps: 24, frames: 36, watermark: true, soundtrack: null });
});

it('measures a scene with references by its plan, with its sound', async () => {
  const film = planFilm(aPicturesJob({ kind: 'reference', plan: aTinyPlan() }));
  expect(film).toMatchObject({ width: 160, height: 90, fps: 24, frames: 12, watermark: true });
  expect(film.soundtrack?.left).toHaveLength(24_000);
  await expect(film.openScene()).rejects.toThrow('own.webp');
});

it('reads pictures when the scene is opened, not before', async () => {
  const film = planFilm(aPicturesJob(aRecipeFilm()));
  await expect(film.openScene()).rejects.toThrow('own.webp');
});
