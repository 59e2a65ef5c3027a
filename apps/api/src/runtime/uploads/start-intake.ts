import { acceptUpload, finishClip, finishSound, makePoster } from '@kinora/media-node';

import { POSTER_LANE } from '../../domain/uploads/upload-posters.ts';
import { PREVIEW_LANE } from '../../domain/uploads/upload-previews.ts';
import { INTAKE_LANE, LONG_INTAKE_LANE } from '../../domain/uploads/upload.ts';
import { checkUpload, type CheckDeps } from '../../jobs/uploads/check-upload.ts';
import { drawUploadPoster } from '../../jobs/uploads/draw-upload-poster.ts';
import { makeUploadPreviews, type MakePreviewsDeps } from '../../jobs/uploads/make-upload-previews.ts';
import type { Runtime } from '../runtime.ts';
import { jobTools, startLanes } from '../start-lanes.ts';

/**
 * Looks at what members bring, beside the clips: a check is short and must not stand behind them. Posters of videos are
 * drawn in the same place, while nothing waits for a check. Long films and sounds are checked, and previews made, one
 * of each at a time.
 */
export async function startIntake(runtime: Runtime) {
  const { env, uploadParts: parts, uploadPosters: posters, uploadPreviews: previews, uploads } = runtime;
  const { ffmpegPath } = env;
  const common = jobTools(runtime);
  const draw: typeof makePoster = (source, options) => makePoster(source, { ...options, ffmpegPath });
  const drawing = { ...common, posters, draw };
  const checking: CheckDeps = {
    ...common,
    uploads,
    parts,
    intake: (path, options) => acceptUpload(path, { ...options, ffmpegPath }),
  };
  const making: MakePreviewsDeps = {
    ...common,
    previews,
    finishClip: (source, options) => finishClip(source, { ...options, ffmpegPath }),
    finishSound: (source, options) => finishSound(source, { ...options, ffmpegPath }),
  };
  return [
    await startLanes(runtime, {
      name: 'intake',
      lanes: [INTAKE_LANE, POSTER_LANE],
      perform: (job, slot) =>
        job.lane === POSTER_LANE ? drawUploadPoster(drawing, job, slot) : checkUpload(checking, job, slot),
    }),
    await startLanes(runtime, {
      name: LONG_INTAKE_LANE,
      lanes: [LONG_INTAKE_LANE],
      perform: (job, slot) => checkUpload(checking, job, slot),
    }),
    await startLanes(runtime, {
      name: PREVIEW_LANE,
      lanes: [PREVIEW_LANE],
      perform: (job, slot) => makeUploadPreviews(making, job, slot),
    }),
  ];
}
