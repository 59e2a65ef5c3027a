import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { PaintEnv } from '@kinora/drawing';
import { createFaceFinder, createPeopleFinder } from '@kinora/footage';

const require = createRequire(import.meta.url);

/** What finds people and faces in pictures, with the weights that the browser loads too. */
export async function loadFinders(): Promise<Required<Pick<PaintEnv, 'findFaces' | 'findPeople'>>> {
  const [people, faces] = await Promise.all([
    readFile(require.resolve('@mediapipe/selfie_segmentation/selfie_segmentation.tflite')),
    readFile(require.resolve('@mediapipe/face_detection/face_detection_short_range.tflite')),
  ]);
  return { findPeople: createPeopleFinder(people), findFaces: createFaceFinder(faces) };
}
