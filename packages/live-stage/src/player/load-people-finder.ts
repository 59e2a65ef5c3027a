import { loadFile } from '@kinora/api-client';
import type { FindPeople } from '@kinora/drawing';
import { createPeopleFinder } from '@kinora/footage';
import weights from '@mediapipe/selfie_segmentation/selfie_segmentation.tflite?url&no-inline';

const load = async () => createPeopleFinder(new Uint8Array(await (await loadFile(weights)).arrayBuffer()));

/** Made once for the life of the worker. */
let kept: Promise<FindPeople | undefined> | null = null;

/** What finds people in pictures; nothing where the weights cannot be had, and tried again by the next scene then. */
export function loadPeopleFinder(): Promise<FindPeople | undefined> {
  kept ??= load().catch(() => {
    kept = null;
    return undefined;
  });
  return kept;
}
