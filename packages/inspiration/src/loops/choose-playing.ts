/** Where a film is in the window, in pixels from its upper edge. */
export interface FilmSpot {
  readonly id: string;
  readonly top: number;
  readonly bottom: number;
}

export interface PlaybackLimits {
  /** Of the window. */
  readonly height: number;
  readonly most: number;
  /** The one that somebody points at. */
  readonly pointed: string | null;
}

/** How much of a film has to be seen for it to play by itself. */
const SEEN = 0.5;

function seenShare({ top, bottom }: FilmSpot, height: number): number {
  const seen = Math.min(bottom, height) - Math.max(top, 0);
  return bottom > top ? seen / (bottom - top) : 0;
}

/** Which films play: what is pointed at, then those nearest to the middle of the window. */
export function choosePlaying(
  spots: readonly FilmSpot[],
  { height, most, pointed }: PlaybackLimits,
): readonly string[] {
  const middle = height / 2;
  const away = ({ top, bottom }: FilmSpot) => Math.abs((top + bottom) / 2 - middle);
  const nearest = spots
    .filter((spot) => spot.id === pointed || seenShare(spot, height) >= SEEN)
    .toSorted((one, other) => away(one) - away(other))
    .map(({ id }) => id);
  const first = nearest.filter((id) => id === pointed);
  return [...first, ...nearest.filter((id) => id !== pointed)].slice(0, most);
}
