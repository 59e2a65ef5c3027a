import { createPhotoScene, planPictures } from '@kinora/footage';
import { composeScore } from '@kinora/scenes/sound';

import { loadWithPictures } from './load-with-pictures.ts';
import type { Film } from './preview-film.ts';
import type { PhotoScene } from './preview-scene.ts';

const NAMES = ['first', 'last'] as const;

/** The film of moving pictures: the same plan that the server makes for the paid clip. */
export function openPhotoFilm({ pictures, prompt, options }: PhotoScene): Film {
  const { plan, score, seen, missed } = planPictures({ ...options, prompt, hasLast: pictures.length > 1 });
  const { width, height, frames, fps } = plan;
  return {
    width,
    height,
    frames,
    fps,
    understood: { seen, drawnAs: [], missed, isSubjectMissed: false, styleNamed: null, unsupportedScript: null },
    load: async () => {
      const environment = await loadWithPictures(pictures, { names: NAMES, fonts: [], cutsOut: true });
      return ({ isPlain = false, ...size }) =>
        createPhotoScene({ ...plan, ...size, watermark: plan.watermark && !isPlain }, environment);
    },
    synthesise: () => composeScore(score, plan),
  };
}
