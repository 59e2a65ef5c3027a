import { loadFile } from '@kinora/api-client';
import type { FindPeople } from '@kinora/drawing';
import { createPeopleFinder } from '@kinora/footage';
import weights from '@mediapipe/selfie_segmentation/selfie_segmentation.tflite?url&no-inline';

/** How long a scene waits for the weights, which are 250 kB. */
const PATIENCE_MS = 10_000;

function waitInVain(): Promise<never> {
  return new Promise((_, refuse) => {
    setTimeout(() => refuse(new Error('The weights did not come in time.')), PATIENCE_MS);
  });
}

async function loadFinder(): Promise<FindPeople> {
  const file = await loadFile(weights);
  return createPeopleFinder(new Uint8Array(await file.arrayBuffer()));
}

/** Made once for the life of the worker. */
let kept: Promise<FindPeople | undefined> | null = null;

/** What finds people in pictures; nothing where the weights cannot be had, and tried again by the next scene then. */
export function loadPeopleFinder(): Promise<FindPeople | undefined> {
  kept ??= Promise.race([loadFinder(), waitInVain()]).catch(() => {
    kept = null;
    return undefined;
  });
  return kept;
}
