import type { TimelineDocument } from '@kinora/contracts/timeline';
import { layerFonts } from '@kinora/footage/timeline';
import { layersAt } from '@kinora/timeline';

/** Every font family that a timeline is set in; what words are set in doesn't change within a clip. */
export function filmFonts(document: TimelineDocument): string[] {
  const worded = document.tracks
    .filter(({ kind, hidden }) => kind !== 'audio' && !hidden)
    .flatMap(({ clips }) => clips.filter(({ kind, effects }) => kind === 'text' || effects.length > 0));
  return [...new Set(worded.flatMap(({ start }) => layersAt(document, start)).flatMap((layer) => layerFonts(layer)))];
}
