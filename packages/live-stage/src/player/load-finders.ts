import { loadFile } from '@kinora/api-client';
import type { PaintEnv } from '@kinora/drawing';
import { createFaceFinder, createPeopleFinder } from '@kinora/footage';
import faceWeights from '@mediapipe/face_detection/face_detection_short_range.tflite?url&no-inline';
import peopleWeights from '@mediapipe/selfie_segmentation/selfie_segmentation.tflite?url&no-inline';

/** How long a scene waits for the weights, which are 230 and 250 kB. */
const PATIENCE_MS = 10_000;

function waitInVain(): Promise<never> {
  return new Promise((_, refuse) => {
    setTimeout(() => refuse(new Error('The weights did not come in time.')), PATIENCE_MS);
  });
}

/** Loads a finder once for the life of the worker; nothing where its weights cannot be had, and again after that. */
function onceLoaded<Finder>(url: string, create: (bytes: Uint8Array) => Finder): () => Promise<Finder | undefined> {
  let kept: Promise<Finder | undefined> | null = null;
  const load = async () => {
    const file = await loadFile(url);
    return create(new Uint8Array(await file.arrayBuffer()));
  };
  return () => {
    kept ??= Promise.race([load(), waitInVain()]).catch(() => {
      kept = null;
      return undefined;
    });
    return kept;
  };
}

const loadPeopleFinder = onceLoaded(peopleWeights, createPeopleFinder);
const loadFaceFinder = onceLoaded(faceWeights, createFaceFinder);

/** What finds people and faces in pictures, each where it can be had. */
export async function loadFinders(): Promise<Pick<PaintEnv, 'findFaces' | 'findPeople'>> {
  const [findPeople, findFaces] = await Promise.all([loadPeopleFinder(), loadFaceFinder()]);
  return { findPeople, findFaces };
}
