import type { Marker } from '@kinora/contracts/timeline';

/** The markers from left to right. */
export const inOrder = (markers: readonly Marker[]): readonly Marker[] =>
  markers.toSorted((one, other) => one.time - other.time);

/** Which marker a key leads to from one of them; undefined where it leads nowhere. */
export function nextMarker(markers: readonly Marker[], from: string, key: string): Marker | undefined {
  const ordered = inOrder(markers);
  const place = ordered.findIndex(({ id }) => id === from);
  switch (key) {
    case 'ArrowRight':
      return ordered[place + 1];
    case 'ArrowLeft':
      return place > 0 ? ordered[place - 1] : undefined;
    case 'Home':
      return ordered[0];
    case 'End':
      return ordered.at(-1);
    default:
      return undefined;
  }
}
