import type { Layer } from '@kinora/timeline';

/** Whether a video is drawn as it is wherever its frames have the size of the film. */
function isPlain({ effects, kind, mix, opacity, placement }: Layer): boolean {
  if (kind !== 'video' || mix !== null || opacity !== 1 || effects.length > 0) return false;
  if (placement === null) return true;
  const { crop, rotation, scale, x, y } = placement;
  const isCut = [crop.left, crop.top, crop.right, crop.bottom].some((edge) => edge !== 0);
  return !isCut && x === 0 && y === 0 && scale === 1 && rotation % 360 === 0;
}

/** The layer that hides all others and needs no drawing, if its frames have the size of the film. */
export function plainLayer(layers: readonly Layer[]): Layer | null {
  const highest = layers.at(-1);
  return highest !== undefined && isPlain(highest) ? highest : null;
}
