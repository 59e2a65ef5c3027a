export const TILE_WIDTH = 256;

interface View {
  readonly scroll: number;
  readonly width: number;
  /** How wide the lanes are. */
  readonly lanes: number;
}

export interface TilePlan {
  /** Columns that are in sight. */
  readonly visible: readonly number[];
  /** Columns to paint next, one a frame: first the one that comes into sight. */
  readonly ahead: readonly number[];
}

/** Which columns of tiles a window needs; `way` says where it scrolls, 1 is forward. */
export function planTiles({ scroll, width, lanes }: View, way: 1 | -1): TilePlan {
  const final = Math.max(0, Math.ceil(lanes / TILE_WIDTH) - 1);
  const first = Math.min(final, Math.floor(Math.max(0, scroll) / TILE_WIDTH));
  const last = Math.min(final, Math.floor(Math.max(0, scroll + width - 1) / TILE_WIDTH));
  const visible = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  const near = way === 1 ? [last + 1, first - 1] : [first - 1, last + 1];
  return { visible, ahead: near.filter((column) => column >= 0 && column <= final) };
}
