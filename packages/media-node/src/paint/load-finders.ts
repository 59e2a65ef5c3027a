import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { PaintEnv } from '@kinora/drawing';
import { createFaceFinder, createPeopleFinder } from '@kinora/footage';

const require = createRequire(import.meta.url);

/** The bytes of a network's weights, the same that the browser loads. */
const weightsOf = (path: string) => readFile(require.resolve(`@mediapipe/${path}.tflite`));

/** What finds people and faces in pictures. */
export async function loadFinders(): Promise<Required<Pick<PaintEnv, 'findFaces' | 'findPeople'>>> {
  const [people, faces] = await Promise.all([
    weightsOf('selfie_segmentation/selfie_segmentation'),
    weightsOf('face_detection/face_detection_short_range'),
  ]);
  return { findPeople: createPeopleFinder(people), findFaces: createFaceFinder(faces) };
}
